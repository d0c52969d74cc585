/** Lights up what reaches a node and what it reaches, and dims the rest. */
class Light {
  constructor(stage) {
    this.stage = stage;
    this.touched = [];
  }

  clear() {
    for (const [element, ...names] of this.touched) element.classList.remove(...names);
    this.touched = [];
    this.stage.classList.remove('dim');
  }

  on(element, ...names) {
    if (!element) return;
    element.classList.add(...names);
    this.touched.push([element, ...names]);
  }

  /** Everything before and behind a node: near what is one line away, far the rest. */
  node(level, node) {
    this.clear();
    this.stage.classList.add('dim');
    for (const forwards of [false, true]) {
      const { distance, lines } = level.walk(node, forwards);
      for (const [other, steps] of distance) {
        if (steps === 1) this.on(other.element, 'lit', 'near');
        else if (steps > 1) this.on(other.element, 'lit', 'far');
      }
      for (const [line, steps] of lines) {
        this.on(line.element, 'lit', steps === 1 ? 'near' : 'far', forwards ? 'forward' : 'backward');
      }
    }
    // What is near on one side may be far on the other.
    for (const [element] of this.touched.filter(([, , name]) => name === 'near')) {
      element.classList.remove('far');
    }
    this.on(node.element, 'lit', 'here');
  }

  line(line) {
    this.clear();
    this.stage.classList.add('dim');
    this.on(line.element, 'lit', 'near');
    this.on(line.from.element, 'lit', 'near');
    this.on(line.to.element, 'lit', 'near');
  }

  /** A way, line by line. */
  way(nodes, lines) {
    this.clear();
    this.stage.classList.add('dim');
    for (const line of lines) this.on(line.element, 'lit', 'forward');
    for (const node of nodes) this.on(node.element, 'lit', 'near');
  }
}
