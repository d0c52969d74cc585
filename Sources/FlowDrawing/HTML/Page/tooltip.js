/** A few words beside the pointer. */
class Tooltip {
  constructor(contents) {
    this.contents = contents;
    this.element = byID('tooltip');
  }

  hide() {
    this.element.hidden = true;
  }

  node(node, at) {
    const place = this.contents.place(this.contents.things[node.things[0]]?.at);
    this.show(at, [
      `${node.title} (${this.contents.word(node.role)})`, this.contents.detail(node), node.unreached, place?.whole,
    ]);
  }

  line(line, at) {
    const ways = line.ways.map((number) => this.contents.ways[number]).map((way) => [
      way.label, way.trigger, way.condition && `if ${way.condition}`, way.doubt && `(${way.doubt})`,
    ].filter(Boolean).join(', '));
    this.show(at, [
      `${line.from.title} → ${line.to.title}: ${this.contents.lineWord(line.kind)}`,
      ...new Set(ways.slice(0, 6)), line.more || ways.length > 6 ? 'and more' : '',
    ]);
  }

  show(at, texts) {
    this.element.replaceChildren(...texts.filter(Boolean).map((text) => make('p', {}, text)));
    this.element.hidden = false;
    const stage = this.element.parentElement;
    const { offsetWidth: width, offsetHeight: height } = this.element;
    const left = at.x + 16 + width > stage.clientWidth ? at.x - width - 12 : at.x + 16;
    const top = at.y + 18 + height > stage.clientHeight ? at.y - height - 12 : at.y + 18;
    this.element.style.left = `${Math.max(4, left)}px`;
    this.element.style.top = `${Math.max(4, top)}px`;
  }
}
