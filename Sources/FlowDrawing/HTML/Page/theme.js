/** Light, dark, or what the system says. */
class Theme {
  static choices = ['auto', 'light', 'dark'];

  constructor(changed) {
    this.changed = changed;
    this.button = byID('theme');
    this.choice = 'auto';
    this.button.addEventListener('click', () => this.next());
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', changed);
  }

  next() {
    const place = Theme.choices.indexOf(this.choice);
    this.choice = Theme.choices[(place + 1) % Theme.choices.length];
    if (this.choice === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.choice;
    this.button.textContent = `Theme: ${this.choice}`;
    announce(`Theme: ${this.choice}`);
    this.changed();
  }
}
