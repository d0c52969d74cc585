/** Moves and scales the picture under the pointer, the wheel, two fingers and the keys. */
class Viewport {
  static least = 0.02;
  static most = 4;

  constructor(stage, canvas) {
    this.stage = stage;
    this.canvas = canvas;
    this.scale = 1;
    this.x = 0;
    this.y = 0;
    this.size = { width: 1, height: 1 };
    this.pointers = new Map();
    this.changed = () => {};
    stage.addEventListener('wheel', (event) => this.wheel(event), { passive: false });
    stage.addEventListener('pointerdown', (event) => this.press(event));
    stage.addEventListener('pointermove', (event) => this.drag(event));
    for (const end of ['pointerup', 'pointercancel']) {
      stage.addEventListener(end, (event) => this.release(event));
    }
  }

  /** Shows a picture in its natural size. */
  hold(level) {
    this.size = level.size;
    level.svg.style.width = `${this.size.width}px`;
    level.svg.style.height = `${this.size.height}px`;
  }

  apply(gliding = false) {
    this.canvas.classList.toggle('gliding', gliding);
    this.canvas.style.transform = `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
    this.stage.classList.toggle('distant', this.scale < 0.22);
    this.changed();
  }

  /** While a gesture lasts, the browser moves a finished bitmap; afterwards it draws sharply. */
  moving() {
    this.canvas.classList.add('moving');
    clearTimeout(this.rest);
    this.rest = setTimeout(() => this.canvas.classList.remove('moving'), 180);
  }

  move(dx, dy, gliding = false) {
    this.x += dx;
    this.y += dy;
    this.moving();
    this.apply(gliding);
  }

  zoom(factor, at = this.middle, gliding = false) {
    const scale = Math.min(Viewport.most, Math.max(Viewport.least, this.scale * factor));
    this.x = at.x - (at.x - this.x) * (scale / this.scale);
    this.y = at.y - (at.y - this.y) * (scale / this.scale);
    this.scale = scale;
    this.moving();
    this.apply(gliding);
  }

  get middle() {
    return { x: this.stage.clientWidth / 2, y: this.stage.clientHeight / 2 };
  }

  /** Shows a box as large as it fits, but not larger than life. */
  fit(box = { x: 0, y: 0, ...this.size }, most = 1.25, gliding = false) {
    const [width, height] = [this.stage.clientWidth, this.stage.clientHeight];
    const scale = Math.min((width - 40) / box.width, (height - 40) / box.height, most);
    this.scale = Math.min(Viewport.most, Math.max(Viewport.least, scale));
    this.x = width / 2 - (box.x + box.width / 2) * this.scale;
    this.y = height / 2 - (box.y + box.height / 2) * this.scale;
    this.apply(gliding);
  }

  /** Brings a box to the middle, readable, and leaves it where it is if it can be seen well. */
  reveal(box, { canZoom = true } = {}) {
    const readable = !canZoom || this.scale >= 0.55;
    const [left, top] = [box.x * this.scale + this.x, box.y * this.scale + this.y];
    const inside = left > 30 && top > 30
      && left + box.width * this.scale < this.stage.clientWidth - 30
      && top + box.height * this.scale < this.stage.clientHeight - 30;
    if (readable && inside) return;
    if (!readable) this.scale = 0.85;
    this.x = this.middle.x - (box.x + box.width / 2) * this.scale;
    this.y = this.middle.y - (box.y + box.height / 2) * this.scale;
    this.apply(true);
  }

  at(event) {
    const frame = this.stage.getBoundingClientRect();
    return { x: event.clientX - frame.left, y: event.clientY - frame.top };
  }

  wheel(event) {
    event.preventDefault();
    const unit = event.deltaMode === 1 ? 16 : 1;
    if (event.ctrlKey || event.metaKey) {
      this.zoom(Math.exp(-event.deltaY * unit * 0.004), this.at(event));
    } else if (event.shiftKey && event.deltaX === 0) {
      this.move(-event.deltaY * unit, 0);
    } else {
      this.move(-event.deltaX * unit, -event.deltaY * unit);
    }
  }

  press(event) {
    if (event.button !== 0 || event.target.closest('button, canvas, #key')) return;
    this.pointers.set(event.pointerId, this.at(event));
    if (this.pointers.size === 1) this.wasDragged = false;
  }

  drag(event) {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const now = this.at(event);
    const [dx, dy] = [now.x - before.x, now.y - before.y];
    if (!this.wasDragged && Math.hypot(dx, dy) < 4) return;
    if (!this.wasDragged) {
      this.wasDragged = true;
      this.stage.setPointerCapture(event.pointerId);
      this.stage.classList.add('dragging');
    }
    const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const factor = Math.hypot(now.x - other.x, now.y - other.y)
        / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
      this.zoom(factor, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    } else {
      this.move(dx, dy);
    }
    this.pointers.set(event.pointerId, now);
  }

  release(event) {
    this.pointers.delete(event.pointerId);
    if (this.pointers.size === 0) this.stage.classList.remove('dragging');
  }
}
