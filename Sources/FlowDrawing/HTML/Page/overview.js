/** A small map of the whole picture with the part that is seen; a click goes there. */
class Overview {
  constructor(canvas, viewport) {
    this.canvas = canvas;
    this.viewport = viewport;
    const go = (event) => {
      if (event.buttons !== 1) return;
      event.stopPropagation();
      const frame = canvas.getBoundingClientRect();
      viewport.x = viewport.middle.x - ((event.clientX - frame.left) / this.scale) * viewport.scale;
      viewport.y = viewport.middle.y - ((event.clientY - frame.top) / this.scale) * viewport.scale;
      viewport.moving();
      viewport.apply();
    };
    canvas.addEventListener('pointerdown', go);
    canvas.addEventListener('pointermove', go);
  }

  hold(level) {
    this.level = level;
    const { width, height } = level.size;
    this.scale = Math.min(180 / width, 120 / height);
    const density = window.devicePixelRatio || 1;
    this.canvas.style.width = `${Math.max(24, width * this.scale)}px`;
    this.canvas.style.height = `${Math.max(24, height * this.scale)}px`;
    this.canvas.width = Math.max(24, width * this.scale) * density;
    this.canvas.height = Math.max(24, height * this.scale) * density;
    this.map = null;
    this.draw();
  }

  /** Forgets the drawn map, after other colours or filters. */
  refresh() {
    this.map = null;
    this.draw();
  }

  draw() {
    if (!this.level || this.isWaiting) return;
    this.isWaiting = true;
    requestAnimationFrame(() => {
      this.isWaiting = false;
      this.paint();
    });
  }

  paint() {
    const pen = this.canvas.getContext('2d');
    const scale = this.scale * (window.devicePixelRatio || 1);
    this.map ??= this.drawMap(scale);
    pen.clearRect(0, 0, this.canvas.width, this.canvas.height);
    pen.drawImage(this.map, 0, 0);
    const { x, y, scale: zoom, stage } = this.viewport;
    const { width, height } = this.level.size;
    const isWhole = x >= -20 && y >= -20 && x + width * zoom <= stage.clientWidth + 20
      && y + height * zoom <= stage.clientHeight + 20;
    this.canvas.style.visibility = isWhole ? 'hidden' : 'visible';
    pen.strokeStyle = getComputedStyle(this.canvas).getPropertyValue('--link-border');
    pen.lineWidth = 2;
    pen.strokeRect(
      (-x / zoom) * scale, (-y / zoom) * scale,
      (stage.clientWidth / zoom) * scale, (stage.clientHeight / zoom) * scale);
  }

  drawMap(scale) {
    const map = document.createElement('canvas');
    map.width = this.canvas.width;
    map.height = this.canvas.height;
    const pen = map.getContext('2d');
    const colors = getComputedStyle(this.canvas);
    const fill = (items, color, least) => {
      pen.fillStyle = colors.getPropertyValue(color);
      for (const item of items) {
        if (item.isOff) continue;
        const box = this.level.box(item);
        pen.fillRect(
          box.x * scale, box.y * scale, Math.max(least, box.width * scale),
          Math.max(least, box.height * scale));
      }
    };
    fill(this.level.groups, '--group-border', 1);
    fill(this.level.nodes, '--border', 1.5);
    return map;
  }
}
