/** Hides kinds of nodes, kinds of lines and flows; what is hidden takes its lines with it. */
class Filter {
  constructor(contents, changed) {
    this.contents = contents;
    this.changed = changed;
    this.clear();
  }

  clear() {
    this.roles = new Set();
    this.kinds = new Set();
    this.flows = new Set();
    this.onlyProblems = false;
  }

  /** How many conditions are on. */
  get size() {
    return this.roles.size + this.kinds.size + this.flows.size + (this.onlyProblems ? 1 : 0);
  }

  hides(level, node) {
    if (this.roles.has(node.role)) return true;
    if (this.flows.has(this.flow(level, node))) return true;
    return this.onlyProblems && !node.unreached && this.contents.remarks(node).length === 0;
  }

  /** The thing that is the node's flow, itself where it is one; -1 for none. */
  flow(level, node) {
    if (node.group !== undefined) return level.groups[node.group].thing;
    return node.role === 'flow' ? node.things[0] : -1;
  }

  apply(level) {
    for (const node of level.nodes) {
      node.isOff = this.hides(level, node);
      node.element?.classList.toggle('off', node.isOff);
    }
    for (const line of level.lines) {
      line.isOff = this.kinds.has(line.kind) || line.from.isOff || line.to.isOff;
      line.element?.classList.toggle('off', line.isOff);
    }
    for (const group of level.groups) {
      group.isOff = this.flows.has(group.thing);
      group.element?.classList.toggle('off', group.isOff);
    }
    const links = level.nodes.filter((node) => node.role === 'deepLink');
    level.svg.querySelector('.group.links')?.classList.toggle('off', links.every((node) => node.isOff));
    byID('filter-count').textContent = this.size ? ` (${this.size})` : '';
  }

  /** Lays out the panel for what occurs at a level. */
  show(level) {
    const number = (items, key) => {
      const numbers = new Map();
      for (const item of items) numbers.set(key(item), (numbers.get(key(item)) ?? 0) + 1);
      return numbers;
    };
    const flows = [...number(level.nodes, (node) => this.flow(level, node))]
      .map(([thing, many]) => [thing, many, thing < 0 ? 'Outside flows' : this.contents.things[thing].name])
      .sort((left, right) => (left[0] < 0) - (right[0] < 0) || left[2].localeCompare(right[2]));
    const problems = this.box('Only what nothing leads to or has findings', null, this.onlyProblems, (isOn) => {
      this.onlyProblems = isOn;
    });
    const reset = make('button', { type: 'button', id: 'filter-reset', click: () => this.reset(level) }, 'Show all');
    byID('filter').replaceChildren(
      make('p', { class: 'row' }, reset, make('span', { class: 'note' }, 'What is ticked is shown.')),
      make('fieldset', {}, make('legend', {}, 'Findings'), problems),
      this.set('Nodes', [...number(level.nodes, (node) => node.role)]
        .map(([role, many]) => [role, many, this.contents.word(role)]), this.roles),
      this.set('Lines', [...number(level.lines, (line) => line.kind)]
        .map(([kind, many]) => [kind, many, this.contents.lineWord(kind)]), this.kinds),
      flows.length > 1 ? this.set('Flows', flows, this.flows, true) : '');
  }

  reset(level) {
    this.clear();
    this.show(level);
    this.changed();
  }

  set(title, items, hidden, hasOnly = false) {
    const rows = items.map(([key, many, name]) => {
      const box = this.box(name, many, !hidden.has(key), (isOn) => {
        if (isOn) hidden.delete(key);
        else hidden.add(key);
      }, key);
      if (!hasOnly) return box;
      const only = make('button', {
        type: 'button', class: 'plain note', 'aria-label': `Only ${name}`,
        click: () => {
          hidden.clear();
          for (const [other] of items) if (other !== key) hidden.add(other);
          this.again();
        },
      }, 'only');
      return make('div', { class: 'row' }, box, only);
    });
    return make('fieldset', {}, make('legend', {}, title), rows);
  }

  box(name, many, isOn, change, key) {
    const input = make('input', { type: 'checkbox', 'data-key': key });
    input.checked = isOn;
    input.addEventListener('change', () => {
      change(input.checked);
      this.changed();
    });
    return make('label', {}, input, make('span', {}, name || '(no name)'),
      many === null ? '' : make('span', { class: 'count' }, String(many)));
  }

  again() {
    this.changed();
    this.show(this.level());
  }
}
