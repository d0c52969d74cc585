/** The page as a whole: which level is shown, which node is visited, which are pinned. */
class Page {
  constructor(contents) {
    document.documentElement.classList.add('js');
    this.contents = contents;
    this.stage = byID('stage');
    this.pinned = [];
    this.current = null;
    this.light = new Light(this.stage);
    this.tooltip = new Tooltip(contents);
    this.viewport = new Viewport(this.stage, byID('canvas'));
    this.overview = new Overview(byID('overview'), this.viewport);
    this.viewport.changed = () => this.overview.draw();
    this.theme = new Theme(() => this.overview.refresh());
    this.side = new Side((thing) => this.choose(thing));
    this.filter = new Filter(contents, () => this.refilter());
    this.filter.level = () => this.level;
    this.panel = new Panel(contents, {
      pin: (node) => this.pin(node, { isRevealed: true }),
      release: () => this.release(),
      lightPath: (path) => this.lightPath(path),
    });
    this.search = new Search(contents, (thing) => this.choose(thing), (things) => this.markFound(things));
    this.keyboard = new Keyboard(this);
    this.listen();
    if (window.innerWidth < 820) this.side.toggle(false);
    this.showLevel(contents.first, { isFirst: true });
    const wanted = contents.thingOf.get(decodeURIComponent(location.hash.slice(1)));
    if (wanted !== undefined) this.choose(wanted);
  }

  listen() {
    const { stage, viewport } = this;
    stage.addEventListener('pointermove', (event) => this.hover(event));
    stage.addEventListener('pointerleave', () => this.hoverOver(null));
    stage.addEventListener('click', (event) => this.click(event));
    byID('zoom-in').addEventListener('click', () => viewport.zoom(1.3, undefined, true));
    byID('zoom-out').addEventListener('click', () => viewport.zoom(1 / 1.3, undefined, true));
    byID('zoom-fit').addEventListener('click', () => viewport.fit(undefined, undefined, true));
    byID('help-button').addEventListener('click', () => byID('help').showModal());
    byID('print').addEventListener('click', () => window.print());
    document.querySelectorAll('[data-level]').forEach((button) => {
      button.addEventListener('click', () => this.showLevel(Number(button.dataset.level)));
    });
    new ResizeObserver(() => this.overview.draw()).observe(stage);
  }

  // Levels.

  showLevel(number, { isFirst = false } = {}) {
    if (!isFirst && this.contents.levels[number] === this.level) return;
    const pinned = this.pinned.map((node) => node.things[0]);
    this.letGo();
    this.level = this.contents.levels[number];
    for (const level of this.contents.levels) level.picture.hidden = level !== this.level;
    document.querySelectorAll('[data-level]').forEach((button) => {
      button.setAttribute('aria-pressed', String(Number(button.dataset.level) === number));
    });
    this.level.measure();
    this.filter.apply(this.level);
    this.filter.show(this.level);
    this.side.hold(this.level);
    this.viewport.hold(this.level);
    this.overview.hold(this.level);
    this.start();
    const kept = pinned.map((thing) => this.level.node(thing)).filter(Boolean);
    if (kept.length > 0) this.pin(kept[0], { isRevealed: true });
    if (!isFirst) announce(`Level ${this.level.name}: ${count(this.level.nodes.length, 'node')}`);
  }

  /** All of a small picture; of a large one, where it starts, large enough to be read. */
  start() {
    this.viewport.fit();
    if (this.viewport.scale >= 0.45) return;
    const { level, viewport } = this;
    const entry = level.nodes.find((node) => node.role === 'entry' && node.out.length > 0) ?? level.nodes[0];
    if (!entry) return;
    const box = level.box(entry);
    viewport.scale = 0.7;
    viewport.x = Math.min(30, viewport.middle.x / 2 - box.x * viewport.scale);
    viewport.y = viewport.middle.y - (box.y + box.height / 2) * viewport.scale;
    viewport.apply();
  }

  refilter() {
    this.filter.apply(this.level);
    this.overview.refresh();
    announce(`${count(this.level.nodes.filter((node) => !node.isOff).length, 'node')} shown`);
  }

  // Light.

  hover(event) {
    if (event.buttons !== 0 || event.pointerType === 'touch') return;
    const at = this.viewport.at(event);
    this.hoverOver(this.under(event), at);
  }

  /** What lies under the pointer, or a thin line close to it. */
  under(event) {
    const found = this.level.find(event.target);
    if (found || !this.stage.contains(event.target)) return found;
    for (const [dx, dy] of [[0, -4], [0, 4], [-4, 0], [4, 0]]) {
      const near = this.level.find(document.elementFromPoint(event.clientX + dx, event.clientY + dy));
      if (near) return near;
    }
    return null;
  }

  hoverOver(found, at) {
    if (found?.node) this.tooltip.node(found.node, at);
    else if (found?.line) this.tooltip.line(found.line, at);
    else this.tooltip.hide();
    const item = found?.node ?? found?.line ?? null;
    if (item === this.hovered) return;
    this.hovered = item;
    // Pinned light stays.
    if (this.pinned.length > 0) return;
    clearTimeout(this.soon);
    this.soon = setTimeout(() => this.relight(), 60);
  }

  relight() {
    const { level, hovered } = this;
    if (this.pinned.length > 1) return;
    if (this.pinned.length === 1) this.light.node(level, this.pinned[0]);
    else if (level.lines.includes(hovered)) this.light.line(hovered);
    else if (hovered) this.light.node(level, hovered);
    else if (this.current) this.light.node(level, this.current);
    else this.light.clear();
  }

  markFound(things) {
    this.stage.querySelectorAll('.found').forEach((element) => element.classList.remove('found'));
    for (const thing of things.slice(0, 200)) this.level.node(thing)?.element?.classList.add('found');
  }

  // Visits and pins.

  click(event) {
    if (this.viewport.wasDragged || event.target.closest('button, #overview, #key')) return;
    const found = this.under(event);
    if (found?.node) this.pin(found.node, { isSecond: event.shiftKey });
    else if (found?.line) this.pin(found.line.to, { isSecond: event.shiftKey });
    else this.release();
  }

  /** A thing from the outline or the search: at another level if this one does not show it. */
  choose(thing) {
    // A node of its own says more than one that it stands in.
    const own = (level) => level.node(thing)?.things[0] === thing;
    let node = this.level.node(thing);
    if (!node || !own(this.level)) {
      const { levels } = this.contents;
      const other = levels.find(own) ?? (node ? this.level : levels.find((level) => level.node(thing)));
      const number = levels.indexOf(other);
      if (number < 0) {
        announce('Not drawn at any level.');
        this.side.mark([thing]);
        return;
      }
      this.showLevel(number);
      node = this.level.node(thing);
    }
    this.pin(node, { isRevealed: true, thing });
  }

  /** Goes to a node by key: lit and told, not yet pinned. */
  visit(node) {
    if (!node) return;
    this.letGo();
    this.current = node;
    this.light.node(this.level, node);
    this.viewport.reveal(this.level.box(node));
    const problem = node.unreached ? `, not reached: ${node.unreached}` : '';
    announce(`${node.title}, ${this.contents.word(node.role)}${problem}, `
      + `${count(node.into.length, 'way')} in, ${count(node.out.length, 'way')} out`);
  }

  pin(node, { isSecond = false, isRevealed = false, thing = node.things[0] } = {}) {
    if (node.isOff) {
      this.filter.reset(this.level);
      announce('The filter was lifted.');
    }
    const first = isSecond && this.pinned.length === 1 && this.pinned[0] !== node ? this.pinned[0] : null;
    this.letGo();
    this.current = node;
    this.pinned = first ? [first, node] : [node];
    for (const pin of this.pinned) pin.element?.classList.add('pinned');
    this.tooltip.hide();
    if (first) {
      const there = this.level.way(first, node);
      const back = this.level.way(node, first);
      const lines = there ?? back ?? [];
      this.light.way([first, node, ...lines.flatMap((line) => [line.from, line.to])], lines);
      this.panel.between(this.level, first, node, there, back);
    } else {
      this.light.node(this.level, node);
      this.panel.node(this.level, node);
      this.side.mark([thing, ...node.things]);
      if (thing !== undefined) history.replaceState(null, '', `#${encodeURIComponent(this.contents.things[thing].id)}`);
    }
    // The details may have come to stand where the node was.
    this.viewport.reveal(this.level.box(node), { canZoom: isRevealed });
    announce(`${node.title} pinned`);
  }

  letGo() {
    for (const pin of this.pinned) pin.element?.classList.remove('pinned');
    this.pinned = [];
    this.current = null;
    this.light.clear();
  }

  release() {
    this.letGo();
    this.panel.close();
    this.side.mark([]);
    this.hovered = null;
    history.replaceState(null, '', location.pathname + location.search);
  }

  /** The way from where the app starts, as far as this level draws it. */
  lightPath(path) {
    const nodes = [path[0].from, ...path.map((way) => way.to)].map((thing) => this.level.node(thing)).filter(Boolean);
    const lines = this.level.lines.filter((line) => nodes.some(
      (node, place) => node === line.from && nodes[place + 1] === line.to));
    this.light.way(nodes, lines);
    const boxes = nodes.map((node) => this.level.box(node));
    const left = Math.min(...boxes.map((box) => box.x));
    const top = Math.min(...boxes.map((box) => box.y));
    this.viewport.fit({
      x: left, y: top, width: Math.max(...boxes.map((box) => box.x + box.width)) - left,
      height: Math.max(...boxes.map((box) => box.y + box.height)) - top,
    }, 1, true);
  }
}

new Page(new Contents(JSON.parse(byID('contents').textContent)));
