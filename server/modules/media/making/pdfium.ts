import type { PDFiumModule } from '@hyzyla/pdfium';

type Program = Awaited<ReturnType<typeof PDFiumModule>>;

/** Pictures and notes laid upon the page are shown; red comes first of the colours, as sharp wants it. */
const flags = 0x01 | 0x10;
const white = 0xff_ff_ff_ff;
const blueGreenRedAlpha = 4;

export interface Drawn {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** A PDF, opened by PDFium within WebAssembly: it reaches no file, no line and no memory but its own. */
export class Pdf {
  readonly #program: Program;
  readonly #document: number;
  readonly pages: number;

  private constructor(program: Program, document: number) {
    this.#program = program;
    this.#document = document;
    this.pages = program._FPDF_GetPageCount(document);
  }

  /** Null where it is locked, or none. */
  static async open(bytes: Uint8Array): Promise<Pdf | null> {
    const { PDFiumModule } = await import('@hyzyla/pdfium');
    const program = await PDFiumModule({});
    program._FPDF_InitLibraryWithConfig({});
    const place = program.wasmExports.malloc(bytes.length);
    if (place === 0) return null;
    program.HEAPU8.set(bytes, place);
    const document = program._FPDF_LoadMemDocument(place, bytes.length, 0);
    return document === 0 ? null : new Pdf(program, document);
  }

  /** A page on white, its longer side so many pixels; null where there is nothing to be drawn. */
  draw(page: number, longest: number): Drawn | null {
    return this.#onPage(page, (opened) => {
      const program = this.#program;
      const sides = [program._FPDF_GetPageWidth(opened), program._FPDF_GetPageHeight(opened)] as const;
      if (!sides.every((side) => Number.isFinite(side) && side > 0)) return null;
      const scale = longest / Math.max(...sides);
      const [width, height] = [Math.ceil(sides[0] * scale), Math.ceil(sides[1] * scale)];
      const size = width * height * 4;
      const place = program.wasmExports.malloc(size);
      if (place === 0) return null;
      const picture = program._FPDFBitmap_CreateEx(width, height, blueGreenRedAlpha, place, width * 4);
      program._FPDFBitmap_FillRect(picture, 0, 0, width, height, white);
      program._FPDF_RenderPageBitmap(picture, opened, 0, 0, width, height, 0, flags);
      const data = program.HEAPU8.slice(place, place + size);
      program._FPDFBitmap_Destroy(picture);
      program.wasmExports.free(place);
      return { data, width, height };
    });
  }

  /** What is written on a page, by what its fonts say their letters mean. */
  words(page: number, most: number): string {
    return this.#onPage(page, (opened) => this.#wordsOf(opened, most)) ?? '';
  }

  #wordsOf(opened: number, most: number): string {
    const program = this.#program;
    const text = program._FPDFText_LoadPage(opened);
    if (text === 0) return '';
    const count = Math.min(program._FPDFText_CountChars(text), most);
    const place = count > 0 ? program.wasmExports.malloc((count + 1) * 2) : 0;
    // It counts the mark at the end as well.
    const length = place === 0 ? 0 : program._FPDFText_GetText(text, 0, count, place) - 1;
    const words = length > 0 ? Buffer.from(program.HEAPU8.buffer, place, length * 2).toString('utf16le') : '';
    if (place !== 0) program.wasmExports.free(place);
    program._FPDFText_ClosePage(text);
    return words;
  }

  #onPage<T>(page: number, work: (opened: number) => T | null): T | null {
    const opened = this.#program._FPDF_LoadPage(this.#document, page);
    if (opened === 0) return null;
    const done = work(opened);
    this.#program._FPDF_ClosePage(opened);
    return done;
  }
}
