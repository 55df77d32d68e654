const WORDS = 'h1,h2,h3,p,li,label,a,button,time,dt,dd,blockquote,figcaption,summary,[data-words]';
const CELL = 14;
const MARGIN = 6;

/** Which parts of the screen hold words just now. Stars keep out of them. */
export class Hush {
  private columns = 0;
  private cells = new Uint8Array();

  /** Looks anew; the part of the screen that it looks at begins at `from`. */
  look(width: number, height: number, from = { left: 0, top: 0 }): void {
    this.columns = Math.ceil(width / CELL) + 1;
    const rows = Math.ceil(height / CELL) + 1;
    this.cells = new Uint8Array(this.columns * rows);
    const range = document.createRange();
    for (const element of document.querySelectorAll(WORDS)) {
      range.selectNodeContents(element);
      const seen = range.getBoundingClientRect();
      const box = new DOMRect(seen.x - from.left, seen.y - from.top, seen.width, seen.height);
      if (box.bottom < 0 || box.top > height || box.width === 0) continue;
      this.cover(box, rows);
    }
  }

  covers(x: number, y: number): boolean {
    return this.cells[Math.floor(y / CELL) * this.columns + Math.floor(x / CELL)] === 1;
  }

  private cover(box: DOMRect, rows: number): void {
    const cell = (place: number, most: number) => Math.min(most, Math.max(0, Math.floor(place / CELL)));
    const [left, right] = [box.left - MARGIN, box.right + MARGIN].map((x) => cell(x, this.columns - 1));
    const [top, bottom] = [box.top - MARGIN, box.bottom + MARGIN].map((y) => cell(y, rows - 1));
    for (let row = top ?? 0; row <= (bottom ?? 0); row++) {
      this.cells.fill(1, row * this.columns + (left ?? 0), row * this.columns + (right ?? 0) + 1);
    }
  }
}
