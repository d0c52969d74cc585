/** One level of detail: a picture with its nodes, lines and groups, each with its element. */
class Level {
  constructor(raw, prefix) {
    this.name = raw.name;
    this.prefix = prefix;
    this.picture = byID(prefix);
    this.svg = this.picture.querySelector('svg');
    this.key = byID(`${prefix}key`);
    this.nodes = raw.nodes.map((node, index) => ({
      ...node, index, element: byID(`${prefix}n${index}`), out: [], into: [],
    }));
    this.groups = raw.groups.map((group, index) => ({
      ...group, index, element: byID(`${prefix}g${index}`),
    }));
    this.lines = raw.lines.map((line, index) => ({
      ...line, index, element: byID(`${prefix}l${index}`),
      from: this.nodes[line.from], to: this.nodes[line.to],
    }));
    this.standFor = new Map();
    for (const line of this.lines) {
      line.from.out.push(line);
      line.to.into.push(line);
    }
    for (const node of this.nodes) {
      for (const thing of node.things) {
        // A node named after the thing itself comes before one that only contains it.
        if (!this.standFor.has(thing) || node.things[0] === thing) this.standFor.set(thing, node);
      }
    }
  }

  get size() {
    const { width, height } = this.svg.viewBox.baseVal;
    return { width, height };
  }

  /** The node that stands for a thing of the graph at this level. */
  node(thing) {
    return this.standFor.get(thing);
  }

  /** The node or line that an element of the picture belongs to. */
  find(element) {
    const owner = element?.closest?.('.node[id], .line[id]');
    const match = owner && /^p\d+([nl])(\d+)$/.exec(owner.id);
    if (!match) return null;
    return match[1] === 'n'
      ? { node: this.nodes[Number(match[2])] } : { line: this.lines[Number(match[2])] };
  }

  /** The box of a node in the picture's own units. */
  box(node) {
    if (!node.box) this.measure();
    return node.box;
  }

  /** Measures all nodes at once: one by one the browser would lay out again each time. */
  measure() {
    const shift = this.svg.querySelector('.graph')?.transform.baseVal.consolidate()?.matrix;
    const [dx, dy] = [shift?.e ?? 0, shift?.f ?? 0];
    const measured = (item) => {
      const box = item.element?.getBBox();
      item.box = box
        ? { x: box.x + dx, y: box.y + dy, width: box.width, height: box.height }
        : { x: 0, y: 0, width: 0, height: 0 };
    };
    this.nodes.forEach(measured);
    this.groups.forEach(measured);
  }

  /**
   * What can be reached from a node, or what reaches it, with the number of lines between.
   *
   * Results and selections of tabs count only as the first step: they lead back to where the user
   * has been, and everything would be reached from everywhere.
   */
  walk(start, forwards) {
    const distance = new Map([[start, 0]]);
    const lines = new Map();
    const queue = [start];
    for (let next = 0; next < queue.length; next += 1) {
      const node = queue[next];
      const steps = distance.get(node);
      for (const line of forwards ? node.out : node.into) {
        if (steps > 0 && (line.kind === 'returns' || line.kind === 'select')) continue;
        if (!lines.has(line)) lines.set(line, steps + 1);
        const other = forwards ? line.to : line.from;
        if (distance.has(other)) continue;
        distance.set(other, steps + 1);
        if (line.kind !== 'returns') queue.push(other);
      }
    }
    return { distance, lines };
  }

  /** The shortest way between two nodes, line by line; `null` if there is none. */
  way(from, to) {
    const before = new Map([[from, null]]);
    const queue = [from];
    for (let next = 0; next < queue.length && !before.has(to); next += 1) {
      for (const line of queue[next].out) {
        if (line.kind === 'returns' || before.has(line.to)) continue;
        before.set(line.to, line);
        queue.push(line.to);
      }
    }
    if (!before.has(to)) return null;
    const lines = [];
    for (let line = before.get(to); line; line = before.get(line.from)) lines.unshift(line);
    return lines;
  }
}
