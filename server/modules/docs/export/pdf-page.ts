import { readFileSync } from 'node:fs';
import Pdf from 'pdfkit';
import { openWoff } from './open-woff.ts';
import { faces, fontFile, runsOf, type Face } from './pdf-fonts.ts';

const margins = { top: 64, bottom: 72, left: 72, right: 72 };
export const ink = '#221d33';
export const faint = '#6b6580';

export interface Piece {
  readonly text: string;
  readonly face: Face;
  readonly link?: string | undefined;
  readonly strike?: boolean | undefined;
}

export interface Place {
  readonly x: number;
  readonly width: number;
  readonly size: number;
}

/** Pages of the house, with letters from its own fonts. */
export class PdfPage {
  readonly doc = new Pdf({
    size: 'A4',
    margins,
    bufferPages: true,
    font: '',
  });
  readonly #registered = new Set<string>();

  get left(): number {
    return margins.left;
  }

  get width(): number {
    return this.doc.page.width - margins.left - margins.right;
  }

  get bottom(): number {
    return this.doc.page.height - margins.bottom;
  }

  /** Begins a new page where less than this is left of it. */
  need(height: number): void {
    if (this.doc.y + height > this.bottom && this.doc.y > margins.top + 1) this.doc.addPage();
  }

  /** Writes pieces one after the other, broken into lines. */
  write(pieces: readonly Piece[], { x, width, size }: Place, color = ink): void {
    const runs = pieces.flatMap(({ text, ...rest }) => runsOf(text).map((run) => ({ ...rest, ...run })));
    if (runs.length === 0) return void this.doc.moveDown();
    const { doc } = this;
    doc.fillColor(color).fontSize(size);
    runs.forEach(({ face, script, text, link, strike = false }, place) => {
      const options = {
        ...{ width, lineGap: size * 0.28, continued: place < runs.length - 1 },
        ...{ link: link ?? null, underline: link !== undefined, strike },
      };
      doc.font(this.#font(face, script));
      if (place === 0) doc.text(text, x, doc.y, options);
      else doc.text(text, options);
    });
  }

  heightOf(text: string, { width, size }: Omit<Place, 'x'>): number {
    this.doc.font(this.#font('regular', 'latin')).fontSize(size);
    return this.doc.heightOfString(text === '' ? ' ' : text, { width, lineGap: size * 0.28 });
  }

  /** The number of each page at its foot. */
  async finish(): Promise<Uint8Array> {
    const { doc } = this;
    const { start, count } = doc.bufferedPageRange();
    for (let page = start; page < start + count; page += 1) {
      doc.switchToPage(page);
      doc.page.margins.bottom = 0;
      doc.font(this.#font('regular', 'latin')).fontSize(9).fillColor(faint);
      const y = doc.page.height - 44;
      doc.text(`${page + 1} of ${count}`, this.left, y, {
        width: this.width,
        align: 'center',
        lineBreak: false,
      });
    }
    const chunks: Uint8Array[] = [];
    const whole = new Promise<Uint8Array>((resolve) => {
      doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
      doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    });
    doc.end();
    return whole;
  }

  #font(face: Face, script: Parameters<typeof fontFile>[1]): string {
    const name = `${faces.indexOf(face)} ${script}`;
    if (!this.#registered.has(name))
      this.doc.registerFont(name, openWoff(readFileSync(fontFile(face, script))));
    this.#registered.add(name);
    return name;
  }
}
