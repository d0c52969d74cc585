/** The outline and the filter share the side; the outline leads to the picture. */
class Side {
  constructor(choose) {
    this.element = byID('side');
    this.tabs = ['outline', 'filter'];
    for (const name of this.tabs) byID(`tab-${name}`).addEventListener('click', () => this.show(name));
    this.element.querySelector('.panes').addEventListener('keydown', (event) => this.key(event));
    byID('toggle-key').addEventListener('click', () => this.toggleKey());
    byID('toggle-side').addEventListener('click', () => this.toggle());
    byID('outline').addEventListener('click', (event) => {
      const link = event.target.closest('a[data-thing]');
      if (!link || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      choose(Number(link.dataset.thing));
    });
  }

  get isOpen() {
    return !this.element.hidden;
  }

  toggle(isOpen = !this.isOpen) {
    this.element.hidden = !isOpen;
    byID('toggle-side').setAttribute('aria-pressed', String(isOpen));
    window.dispatchEvent(new Event('resize'));
  }

  toggleKey() {
    byID('key').hidden = !byID('key').hidden;
    byID('toggle-key').setAttribute('aria-pressed', String(!byID('key').hidden));
  }

  show(name) {
    if (!this.isOpen) this.toggle(true);
    for (const other of this.tabs) {
      const isShown = other === name;
      byID(other).hidden = !isShown;
      byID(`tab-${other}`).setAttribute('aria-selected', String(isShown));
      byID(`tab-${other}`).tabIndex = isShown ? 0 : -1;
    }
  }

  key(event) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const now = this.tabs.findIndex((name) => !byID(name).hidden);
    const next = this.tabs[(now + step + this.tabs.length) % this.tabs.length];
    this.show(next);
    byID(`tab-${next}`).focus();
  }

  /** Marks the item of a thing and brings it into view. */
  mark(things) {
    byID('outline').querySelectorAll('li.current').forEach((item) => {
      item.classList.remove('current');
      item.querySelector('a').removeAttribute('aria-current');
    });
    for (const thing of things) {
      const link = byID('outline').querySelector(`li[id] > a[data-thing="${thing}"]`);
      if (!link) continue;
      link.parentElement.classList.add('current');
      link.setAttribute('aria-current', 'true');
      link.closest('details').open = true;
      if (!byID('outline').hidden && this.isOpen) link.scrollIntoView({ block: 'nearest' });
      return;
    }
  }

  /** Moves the key of a level here. */
  hold(level) {
    const key = level.key;
    if (key) key.hidden = false;
    byID('key').replaceChildren(key ?? make('p', {}, 'Nothing is drawn.'));
  }
}
