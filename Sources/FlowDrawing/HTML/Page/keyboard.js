/** The page by keys: anywhere outside of fields, and more where the picture has the focus. */
class Keyboard {
  static arrows = {
    ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
  };

  constructor(page) {
    this.page = page;
    document.addEventListener('keydown', (event) => this.anywhere(event));
    byID('stage').addEventListener('keydown', (event) => this.onStage(event));
  }

  anywhere(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (byID('help').open) return;
    if (event.target.closest('input:not([type=checkbox])')) return;
    const { page } = this;
    const keys = {
      '/': () => byID('search').select(),
      '?': () => byID('help').showModal(),
      Escape: () => page.release(),
      '+': () => page.viewport.zoom(1.3, undefined, true),
      '=': () => page.viewport.zoom(1.3, undefined, true),
      '-': () => page.viewport.zoom(1 / 1.3, undefined, true),
      0: () => page.viewport.fit(undefined, undefined, true),
      o: () => page.side.toggle(),
      f: () => page.side.show('filter'),
      k: () => page.side.toggleKey(),
      t: () => page.theme.next(),
    };
    const level = Number(event.key) - 1;
    if (keys[event.key]) keys[event.key]();
    else if (page.contents.levels.length > 1 && page.contents.levels[level]) page.showLevel(level);
    else return;
    event.preventDefault();
  }

  onStage(event) {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const { page } = this;
    const direction = Keyboard.arrows[event.key];
    if (direction && event.shiftKey) {
      page.viewport.move(-direction[0] * 80, -direction[1] * 80, true);
    } else if (direction) {
      this.go(...direction);
    } else if (event.key === 'Enter' || event.key === ' ') {
      if (page.current) page.pin(page.current, { isSecond: event.shiftKey });
    } else {
      return;
    }
    event.preventDefault();
  }

  /** To the nearest node in a direction: among those that a line joins, else among all. */
  go(dx, dy) {
    const { page } = this;
    const { level, current } = page;
    const shown = level.nodes.filter((node) => !node.isOff);
    if (!current) {
      page.visit(shown.find((node) => node.role === 'entry') ?? shown[0]);
      return;
    }
    const joined = new Set([...current.out.map((line) => line.to), ...current.into.map((line) => line.from)]);
    const near = (nodes) => {
      const [x, y] = Keyboard.middle(level.box(current));
      const ranked = nodes.filter((node) => node !== current && !node.isOff).map((node) => {
        const [otherX, otherY] = Keyboard.middle(level.box(node));
        const along = (otherX - x) * dx + (otherY - y) * dy;
        const aside = Math.abs((otherX - x) * dy) + Math.abs((otherY - y) * dx);
        return { node, along, cost: along + aside * 2 };
      }).filter((entry) => entry.along > 1 && entry.cost < entry.along * 9);
      return ranked.sort((left, right) => left.cost - right.cost)[0]?.node;
    };
    const next = near([...joined]) ?? near(shown);
    if (next) page.visit(next);
  }

  static middle(box) {
    return [box.x + box.width / 2, box.y + box.height / 2];
  }
}
