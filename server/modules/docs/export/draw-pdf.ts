import type { DocMark, DocNode } from '@kinsong/engines/docs/doc-schema.ts';
import { textOf } from '@kinsong/engines/docs/plain-text.ts';
import type { PdfWanted } from './pdf.ts';
import { faint, ink, PdfPage, type Piece, type Place } from './pdf-page.ts';

const body = 11;
const headings = [20, 16, 13] as const;
const indent = 20;

export interface Picture {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

type Drawable = Omit<PdfWanted, 'pictures'> & { readonly pictures: ReadonlyMap<string, Picture> };

/** A doc on pages: its title, its words, its pictures, and a new page where it says so. */
export async function drawPdf({ title, words, tasks, pictures }: Drawable): Promise<Uint8Array> {
  const page = new PdfPage();
  const whole: Place = { x: page.left, width: page.width, size: body };
  page.write([{ text: title, face: 'bold' }], { ...whole, size: 28 });
  page.doc.moveDown(0.6);
  const draw = new Drawing(page, { tasks, pictures });
  for (const node of words.content) draw.block(node, whole);
  return page.finish();
}

class Drawing {
  readonly #page: PdfPage;
  readonly #facts: Pick<Drawable, 'tasks' | 'pictures'>;

  constructor(page: PdfPage, facts: Pick<Drawable, 'tasks' | 'pictures'>) {
    this.#page = page;
    this.#facts = facts;
  }

  block(node: DocNode, place: Place): void {
    const { attrs = {}, content = [] } = node;
    switch (node.type) {
      case 'heading':
        return this.#heading(node, place);
      case 'bulletList':
      case 'orderedList':
        content.forEach((item, at) => {
          const sign = node.type === 'bulletList' ? '•' : `${at + Number(attrs['start'] ?? 1)}.`;
          this.#within(item, sign, place);
        });
        return this.#gap(0.3);
      case 'blockquote':
        return this.#quote(content, place);
      case 'codeBlock':
        for (const line of textOf(node).split('\n'))
          this.#page.write([{ text: line, face: 'code' }], { ...place, size: 9 });
        return this.#gap();
      case 'horizontalRule':
        return this.#rule(place);
      case 'pageBreak':
        return void this.#page.doc.addPage();
      case 'table':
        return this.#table(content, place);
      case 'task': {
        const { text = 'A task', done = false } = this.#facts.tasks.get(String(attrs['task_id'])) ?? {};
        this.#page.write([{ text: `${done ? '☑' : '☐'} ${text}`, face: 'regular', strike: done }], place);
        return this.#gap();
      }
      case 'picture':
        return this.#picture(attrs, place);
      default:
        this.#line(piecesOf(content), place);
        return this.#gap();
    }
  }

  #line(pieces: readonly Piece[], place: Place): void {
    this.#page.need(place.size * 2.6);
    this.#page.write(pieces, place);
  }

  #gap(lines = 0.45): void {
    this.#page.doc.fontSize(body).moveDown(lines);
  }

  /** A heading does not stand alone at the foot of a page. */
  #heading({ attrs = {}, content = [] }: DocNode, place: Place): void {
    const size = headings[Number(attrs['level'] ?? 1) - 1] ?? body;
    this.#gap(0.5);
    this.#page.need(size * 4);
    this.#page.write(
      piecesOf(content).map((piece) => ({ ...piece, face: 'bold' })),
      { ...place, size },
    );
    this.#gap(0.3);
  }

  #within({ content = [] }: DocNode, sign: string, { x, width, size }: Place): void {
    const { doc } = this.#page;
    this.#page.need(size * 2.6);
    const y = doc.y;
    this.#page.write([{ text: sign, face: 'regular' }], { x, width: indent, size });
    doc.y = y;
    for (const node of content) this.block(node, { x: x + indent, width: width - indent, size });
    doc.x = x;
  }

  #quote(content: readonly DocNode[], { x, width, size }: Place): void {
    const { doc } = this.#page;
    const [from, page] = [doc.y, doc.bufferedPageRange().count];
    for (const node of content) this.block(node, { x: x + indent, width: width - indent, size });
    // Where it goes over to the next page, there is no line beside it.
    if (doc.bufferedPageRange().count !== page) return;
    doc
      .moveTo(x + 6, from)
      .lineTo(x + 6, doc.y - 4)
      .lineWidth(2)
      .stroke('#d9a441');
  }

  #rule({ x, width }: Place): void {
    const { doc } = this.#page;
    doc
      .moveTo(x, doc.y + 4)
      .lineTo(x + width, doc.y + 4)
      .lineWidth(0.7)
      .stroke('#cfc8dd');
    this.#gap(1);
  }

  #table(rows: readonly DocNode[], { x, width, size }: Place): void {
    const { doc } = this.#page;
    const columns = Math.max(1, ...rows.map(({ content = [] }) => content.length));
    const cell = width / columns;
    const inside = { width: cell - 10, size: size - 1 };
    for (const { content = [] } of rows) {
      const height = Math.max(...content.map((one) => this.#page.heightOf(textOf(one), inside)), size) + 8;
      this.#page.need(height);
      const y = doc.y;
      content.forEach((one, at) => {
        doc
          .rect(x + at * cell, y, cell, height)
          .lineWidth(0.5)
          .stroke('#cfc8dd');
        doc.y = y + 4;
        const face = one.type === 'tableHeader' ? 'bold' : 'regular';
        this.#page.write([{ text: textOf(one), face }], { ...inside, x: x + at * cell + 5 });
      });
      doc.y = y + height;
    }
    doc.x = x;
    this.#gap();
  }

  #picture(attrs: NonNullable<DocNode['attrs']>, { x, width, size }: Place): void {
    const { doc } = this.#page;
    const image = this.#facts.pictures.get(String(attrs['file_id'] ?? ''));
    const caption = String(attrs['caption'] || (image === undefined ? attrs['alt'] : '') || '');
    if (image !== undefined) {
      const scale = Math.min(width / image.width, 420 / image.height, 1.5);
      this.#page.need(image.height * scale + 30);
      const y = doc.y;
      doc.image(image.bytes, x, y, { width: image.width * scale });
      doc.y = y + image.height * scale + 6;
    }
    if (caption !== '')
      this.#page.write([{ text: caption, face: 'italic' }], { x, width, size: size - 1.5 }, faint);
    doc.fillColor(ink);
    this.#gap(0.8);
  }
}

function piecesOf(nodes: readonly DocNode[]): Piece[] {
  return nodes.flatMap((node): Piece[] => {
    if (node.type !== 'text')
      return [{ text: textOf(node) || ' ', face: node.type === 'mention' ? 'bold' : 'italic' }];
    const has = (name: DocMark['type']) => node.marks?.find(({ type }) => type === name);
    const [bold, italic] = [has('bold') !== undefined, has('italic') !== undefined];
    const href = String(has('link')?.attrs?.['href'] ?? '');
    const face = has('code')
      ? 'code'
      : bold
        ? italic
          ? 'boldItalic'
          : 'bold'
        : italic
          ? 'italic'
          : 'regular';
    return [
      {
        ...{ text: node.text ?? '', face, strike: has('strike') !== undefined },
        link: /^(?:https?:|mailto:|tel:)/i.test(href) ? href : undefined,
      },
    ];
  });
}
