/** Finds things by their names, as people say them and as the source does. */
class Search {
  static most = 30;

  constructor(contents, choose, found) {
    this.contents = contents;
    this.choose = choose;
    this.found = found;
    this.input = byID('search');
    this.list = byID('results');
    this.index = contents.things.map((thing, number) => ({
      number, name: thing.name.toLowerCase(), source: thing.id.slice(thing.id.indexOf(':') + 1).toLowerCase(),
      thing,
    }));
    this.results = [];
    this.input.addEventListener('input', () => this.look());
    this.input.addEventListener('focus', () => this.look());
    this.input.addEventListener('keydown', (event) => this.key(event));
    this.input.addEventListener('blur', () => setTimeout(() => this.close(), 150));
  }

  /** The things that match, best first. */
  matches(text) {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    if (words.length === 0) return [];
    const rank = (entry) => {
      let total = 0;
      for (const word of words) {
        const place = entry.name.indexOf(word);
        if (place === 0) total += entry.name.length === word.length ? 0 : 1;
        else if (place > 0) total += entry.name[place - 1] === ' ' ? 2 : 3;
        else if (entry.source.includes(word)) total += 4;
        else if (this.contents.word(entry.thing.kind).startsWith(word)) total += 5;
        else return null;
      }
      return total;
    };
    return this.index.map((entry) => ({ entry, rank: rank(entry) }))
      .filter((match) => match.rank !== null)
      .sort((left, right) => left.rank - right.rank
        || left.entry.name.length - right.entry.name.length
        || left.entry.name.localeCompare(right.entry.name))
      .map((match) => match.entry);
  }

  look() {
    const all = this.matches(this.input.value);
    this.results = all.slice(0, Search.most);
    this.chosen = 0;
    const items = this.results.map((entry, place) => {
      const item = make('li', { role: 'option', id: `result${place}`, 'aria-selected': String(place === 0) },
        make('strong', {}, entry.thing.name || '(no name)'), ' ',
        make('span', { class: 'kind' }, this.contents.word(entry.thing.kind)), ' ',
        make('span', { class: 'note' }, entry.thing.id.slice(entry.thing.id.indexOf(':') + 1)));
      item.addEventListener('pointerdown', (event) => {
        event.preventDefault();
        this.take(place);
      });
      return item;
    });
    if (this.input.value.trim() && items.length === 0) items.push(make('li', { class: 'none' }, 'Nothing has that name.'));
    if (all.length > Search.most) items.push(make('li', { class: 'none' }, `and ${all.length - Search.most} more`));
    this.list.replaceChildren(...items);
    this.list.hidden = items.length === 0;
    this.input.setAttribute('aria-expanded', String(items.length > 0));
    this.mark();
    this.found(all.map((entry) => entry.number));
    if (this.input.value.trim()) announce(count(all.length, 'result'));
  }

  mark() {
    [...this.list.children].forEach((item, place) => {
      if (item.id) item.setAttribute('aria-selected', String(place === this.chosen));
    });
    if (this.results.length > 0) {
      this.input.setAttribute('aria-activedescendant', `result${this.chosen}`);
      byID(`result${this.chosen}`)?.scrollIntoView({ block: 'nearest' });
    } else {
      this.input.removeAttribute('aria-activedescendant');
    }
  }

  key(event) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const many = this.results.length;
      if (many > 0) this.chosen = (this.chosen + step + many) % many;
      this.mark();
    } else if (event.key === 'Enter' && this.results.length > 0) {
      event.preventDefault();
      this.take(this.chosen);
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      this.input.value = '';
      this.close();
      byID('stage').focus();
    }
  }

  take(place) {
    const entry = this.results[place];
    this.close();
    // From here the arrow keys go on.
    byID('stage').focus();
    this.choose(entry.number);
  }

  close() {
    this.list.hidden = true;
    this.input.setAttribute('aria-expanded', 'false');
    this.input.removeAttribute('aria-activedescendant');
    this.found([]);
  }
}
