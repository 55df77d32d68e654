type Part = string | Buffer;

const joined = (...parts: readonly Part[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));

/** A PDF of these objects, numbered from one; the first is its catalog. */
export function pdfOf(objects: readonly Part[], trailer = ''): Buffer {
  let file = joined('%PDF-1.4\n');
  const places = objects.map((object, n) => {
    const place = file.length;
    file = joined(file, `${n + 1} 0 obj\n`, object, '\nendobj\n');
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${file.length}\n%%EOF\n`;
  return joined(file, table, end);
}

export const streamOf = (content: Part, about = ''): Buffer =>
  joined(`<< /Length ${content.length} ${about} >>\nstream\n`, content, '\nendstream');

/** What is written on one page, in the usual letters unless another font is given. */
export interface OnePage {
  readonly content: Buffer;
  readonly font?: string;
  /** From the sixth on. */
  readonly objects?: readonly Part[];
  readonly box?: string;
  readonly trailer?: string;
}

const usual = '<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman /Encoding /WinAnsiEncoding >>';

export function pageOf({
  content,
  font = usual,
  objects = [],
  box = '0 0 595 842',
  trailer = '',
}: OnePage): Buffer {
  return pdfOf(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
      content,
      font,
      ...objects,
    ],
    trailer,
  );
}

/** What the letters of a font mean, by their numbers. */
export function meaningOf(letters: Readonly<Record<string, string>>): Buffer {
  const lines = Object.entries(letters).map(([number, letter]) => {
    const code = Buffer.from(letter, 'utf16le').swap16().toString('hex');
    return `<${number}> <${code}>`;
  });
  const digits = Object.keys(letters)[0]?.length ?? 2;
  return streamOf(
    [
      '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Own def /CMapType 2 def',
      `1 begincodespacerange <${'0'.repeat(digits)}> <${'f'.repeat(digits)}> endcodespacerange`,
      `${lines.length} beginbfchar ${lines.join(' ')} endbfchar`,
      'endcmap CMapName currentdict /CMap defineresource pop end end',
    ].join('\n'),
  );
}
