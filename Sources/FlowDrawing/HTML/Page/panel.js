/** What there is to know about a pinned node: where it stands, findings, how to get there and away. */
class Panel {
  constructor(contents, actions) {
    this.contents = contents;
    this.actions = actions;
    this.element = byID('panel');
  }

  close() {
    this.element.hidden = true;
  }

  node(level, node) {
    const first = this.contents.things[node.things[0]];
    const parts = node.things.slice(1);
    this.fill(
      this.top(node.title, first ? () => this.actions.release() : null),
      make('p', { class: 'kind' }, this.contents.word(node.role)),
      this.contents.detail(node) ? make('p', {}, make('code', {}, this.contents.detail(node))) : '',
      this.source(first?.at),
      node.unreached ? make('p', { class: 'bad' }, `Not reached: ${node.unreached}`) : '',
      node.guess ? make('p', { class: 'guess' }, 'Only guesses lead here: the source does not say which value is shown.') : '',
      this.findings(node),
      this.path(level, node),
      this.ways('Leads to', node.out, (line) => line.to),
      this.ways('Reached from', node.into, (line) => line.from),
      node.any ? this.section('May be', make('ul', {}, node.any.map((name) => make('li', {}, name)))) : '',
      parts.length > 0 ? this.section('Stands also for', make('ul', {}, parts.map((thing) => this.part(thing)))) : '');
  }

  /** The ways between two pinned nodes, there and back. */
  between(level, from, to, there, back) {
    const way = (start, lines) => (lines
      ? make('ol', {}, make('li', {}, this.link(start)), lines.map((line) => this.step(line, line.to)))
      : make('p', {}, 'There is no way.'));
    this.fill(
      this.top(`${from.title} → ${to.title}`, () => this.actions.release()),
      this.section(`From ${from.title} to ${to.title}`, way(from, there)),
      this.section('And back', way(to, back)));
  }

  fill(...children) {
    this.element.replaceChildren(...children.filter((child) => child !== ''));
    this.element.hidden = false;
    this.element.scrollTop = 0;
  }

  top(title, release) {
    return make('div', { class: 'top' }, make('h2', {}, title || '(no name)'),
      release ? make('button', { type: 'button', id: 'unpin', 'aria-label': 'Unpin and close', title: 'Unpin (Esc)', click: release }, '✕') : '');
  }

  section(title, ...children) {
    return make('section', {}, make('h3', {}, title), ...children);
  }

  source(at) {
    const place = this.contents.place(at);
    if (!place) return '';
    return place.address
      ? make('a', { class: 'source', href: place.address, title: place.whole, rel: 'noreferrer', target: '_blank' }, place.name)
      : make('span', { class: 'source', title: place.whole }, place.name);
  }

  findings(node) {
    const findings = this.contents.remarks(node);
    if (findings.length === 0) return '';
    return this.section('Findings', findings.map((finding) => make('div', {
      class: `remark ${finding.severity === 'note' ? 'note-level' : finding.severity}`,
    }, make('strong', {}, `${finding.severity}: ${finding.rule}`), make('p', {}, finding.message),
    finding.hint ? make('p', { class: 'note' }, finding.hint) : '', this.source(finding.at))));
  }

  /** How a user gets here from where the app starts, along the graph, as far as it is drawn. */
  path(level, node) {
    if (!this.contents.hasEntries) return '';
    const paths = node.things.map((thing) => this.contents.pathTo(thing)).filter((path) => path.length > 0);
    if (paths.length === 0) return '';
    const path = paths.reduce((best, other) => (other.length < best.length ? other : best));
    const name = (thing) => this.thing(level, thing);
    const steps = path.map((way) => make('li', {},
      make('span', { class: 'kind' }, this.contents.word(way.kind), way.doubt ? ` (${way.doubt})` : ''), ' ',
      name(way.to), this.how(way), this.source(way.at)));
    const light = make('button', {
      type: 'button', id: 'light-path', click: () => this.actions.lightPath(path),
    }, 'Show on the picture');
    return this.section('The way here', make('p', {}, light),
      make('ol', {}, make('li', {}, name(path[0].from)), steps));
  }

  ways(title, lines, end) {
    if (lines.length === 0) return '';
    return this.section(`${title} (${lines.length})`,
      make('ul', {}, lines.map((line) => this.step(line, end(line)))));
  }

  step(line, other) {
    const ways = line.ways.map((number) => this.contents.ways[number]);
    const told = new Map(ways.map((way) => [`${way.trigger} ${way.condition} ${way.label} ${way.at}`, way]));
    return make('li', {},
      make('span', { class: 'kind' }, this.contents.lineWord(line.kind)), ' ', this.link(other),
      line.guess ? make('span', { class: 'guess' }, ' perhaps') : '',
      [...told.values()].map((way) => make('div', { class: 'note' }, this.how(way), this.source(way.at))),
      line.more ? make('div', { class: 'note' }, `and ${line.more} more`) : '');
  }

  how(way) {
    const words = [way.label, way.trigger && `in ${way.trigger}`, way.condition && `if ${way.condition}`];
    const text = words.filter(Boolean).join(', ');
    return text ? make('span', { class: 'note' }, ` ${text} `) : '';
  }

  link(node) {
    return make('button', { type: 'button', class: 'plain', click: () => this.actions.pin(node) }, node.title || '(no name)');
  }

  thing(level, number) {
    const thing = this.contents.things[number];
    const stand = level.node(number);
    const name = thing.name || '(no name)';
    return stand
      ? make('button', { type: 'button', class: 'plain', click: () => this.actions.pin(stand) }, name)
      : make('span', {}, name);
  }

  part(number) {
    const thing = this.contents.things[number];
    return make('li', {}, thing.name, ' ', make('span', { class: 'kind' }, this.contents.word(thing.kind)), this.source(thing.at));
  }
}
