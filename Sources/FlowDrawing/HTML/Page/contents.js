/** What the page knows about the app: things and ways of its graph, findings, and the levels drawn. */
class Contents {
  constructor(raw) {
    Object.assign(this, raw);
    this.levels = raw.levels.map((level, number) => new Level(level, `p${number}`));
    this.findingsOf = new Map();
    for (const finding of this.findings) {
      for (const thing of finding.things) {
        if (!this.findingsOf.has(thing)) this.findingsOf.set(thing, []);
        this.findingsOf.get(thing).push(finding);
      }
    }
    for (const way of this.ways) {
      way.trigger = this.texts[way.trigger];
      way.condition = this.texts[way.condition];
    }
    this.thingOf = new Map(this.things.map((thing, number) => [thing.id, number]));
  }

  /** What people call a kind of node or line. */
  word(kind) {
    return this.words[kind] ?? kind;
  }

  lineWord(kind) {
    return this.word(`line-${kind}`);
  }

  /** A node's detail without the word for its kind, which stands beside it. */
  detail(node) {
    const parts = (node.detail ?? '').split(' · ').filter((part) => part && part !== this.word(node.role));
    return parts.join(' · ');
  }

  /** A place in the source: its name, short and whole, and its address if there is one. */
  place(at) {
    if (!at) return null;
    const [file, line] = [this.files[at[0]], at[1]];
    const whole = `${file}:${line}`;
    const name = whole.slice(whole.lastIndexOf('/') + 1);
    if (!this.source) return { name, whole };
    const path = file.split('/').map(encodeURIComponent).join('/');
    const address = this.source.replaceAll('{file}', () => path)
      .replaceAll('{line}', line).replaceAll('{column}', '1');
    return { name, whole, address };
  }

  /** The ways from where the app starts to a thing, in order; none for a start or what is not reached. */
  pathTo(thing) {
    const path = [];
    const seen = new Set();
    while (this.things[thing].before !== undefined && !seen.has(thing)) {
      seen.add(thing);
      const way = this.ways[this.things[thing].before];
      path.unshift(way);
      thing = way.from;
    }
    return path;
  }

  remarks(node) {
    return [...new Set(node.things.flatMap((thing) => this.findingsOf.get(thing) ?? []))];
  }
}
