import fc from 'fast-check';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { meaningOf, pageOf, pdfOf, streamOf } from '../../../test/pdf.ts';
import { unread } from './picture-answer.ts';
import { readPaper } from './read-paper.ts';

const mostWords = 200_000;

async function read(bytes: Buffer) {
  const folder = await mkdtemp(join(tmpdir(), 'kinsong-paper-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const pdf = join(folder, 'brought');
  await writeFile(pdf, bytes);
  const paper = await readPaper({ pdf, folder, sides: [160, 640], mostWords });
  return { ...paper, folder };
}
const sizeOf = async (path: string) => {
  const { width, height } = await sharp(path).metadata();
  return [width, height];
};
/** How much of the page is not white, in a hundred. */
const ink = async (path: string): Promise<number> => {
  const { channels } = await sharp(path).greyscale().stats();
  return 100 - (channels[0]?.mean ?? 255) / 2.55;
};
const usualPage = streamOf(
  'BT /F1 12 Tf 72 700 Td (The \\(old\\) ro) Tj (of\\056) Tj 0 -14 Td [(Qu) 20 (inces) -300 (and t\\344rtchen)] TJ ET',
);

test('[G9] of a printed PDF of two pages, its fonts within it, the words are read and the first page is drawn', async () => {
  const printed = await readFile(new URL('../../../demo/papers/three-prices.pdf', import.meta.url));
  const { pages, words, drawn, folder } = await read(printed);
  expect([pages, drawn]).toEqual([2, true]);
  expect(words).toContain('Lead and scaffold included, if Tomas and Piet carry.');
  expect(words).toContain('the façade’s own blue. Copper nails.');
  expect(await sizeOf(join(folder, '640'))).toEqual([453, 640]);
  expect(await sizeOf(join(folder, '160'))).toEqual([113, 160]);
});

test('[G9] the words of a PDF are found where they are written in the usual letters', async () => {
  const { words, drawn, folder } = await read(pageOf({ content: usualPage }));
  expect([words, drawn]).toEqual(['The (old) roof.\nQuinces and tärtchen\n', true]);
  // Letters of no font but the reader's own: a bare machine has them too.
  expect(await ink(join(folder, '640'))).toBeGreaterThan(0.05);
});

test('[G9] letters with numbers of their own are words where the font says what they mean', async () => {
  const box = streamOf('600 0 0 0 500 700 d1 0 0 500 700 re f');
  const drawnByItself = pageOf({
    content: streamOf('BT /F1 20 Tf 72 700 Td <010203040503> Tj ET'),
    font: '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 600 700] /FontMatrix [.001 0 0 .001 0 0] /FirstChar 1 /LastChar 5 /Widths [600 600 600 600 600] /CharProcs << /a 6 0 R >> /Encoding << /Type /Encoding /Differences [1 /a /a /a /a /a] >> /ToUnicode 7 0 R >>',
    objects: [box, meaningOf({ '01': 'K', '02': 'i', '03': 'š', '04': 'n', '05': 'i' })],
  });
  const simple = await read(drawnByItself);
  expect(simple.words).toBe('Kišniš\n');
  expect(await ink(join(simple.folder, '640'))).toBeGreaterThan(0.1);
  const wide = pageOf({
    content: streamOf('BT /F1 20 Tf 72 700 Td <00110022003300440022> Tj ET'),
    font: '<< /Type /Font /Subtype /Type0 /BaseFont /ABCDEF+Own /Encoding /Identity-H /DescendantFonts [6 0 R] /ToUnicode 8 0 R >>',
    objects: [
      '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /ABCDEF+Own /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor 7 0 R /DW 600 >>',
      '<< /Type /FontDescriptor /FontName /ABCDEF+Own /Flags 4 /FontBBox [0 0 600 700] /ItalicAngle 0 /Ascent 700 /Descent 0 /CapHeight 700 /StemV 80 >>',
      meaningOf({ '0011': 'Щ', '0022': 'и', '0033': 'λ', '0044': 'ж' }),
    ],
  });
  expect((await read(wide)).words).toBe('Щиλжи\n');
});

test('[G9] a PDF says how many pages it has, in the open and in a packed part', async () => {
  const leaf = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] >>';
  const catalog = '<< /Type /Catalog /Pages 2 0 R >>';
  const tree = '<< /Type /Pages /Kids [3 0 R 3 0 R 3 0 R] /Count 3 >>';
  expect(await read(pdfOf([catalog, tree, leaf]))).toMatchObject({ pages: 3, words: null, drawn: true });
  const within = [catalog, tree, leaf];
  const starts = within.map((_, n) => `${n + 1} ${within.slice(0, n).join(' ').length + (n > 0 ? 1 : 0)}`);
  const first = `${starts.join(' ')} `;
  const packed = streamOf(
    deflateSync(Buffer.from(first + within.join(' '))),
    `/Type /ObjStm /N 3 /First ${first.length} /Filter /FlateDecode`,
  );
  const head = Buffer.from('%PDF-1.5\n4 0 obj\n');
  const body = Buffer.concat([head, packed, Buffer.from('\nendobj\n')]);
  const places = [
    [0, 0, 0],
    [2, 4, 0],
    [2, 4, 1],
    [2, 4, 2],
    [1, 9, 0],
    [1, body.length, 0],
  ];
  const table = Buffer.concat(
    places.map(([kind = 0, place = 0, at = 0]) => Buffer.from([kind, place >> 8, place & 255, at])),
  );
  const end = streamOf(table, '/Type /XRef /W [1 2 1] /Size 6 /Root 1 0 R');
  const file = [
    body,
    Buffer.from('5 0 obj\n'),
    end,
    Buffer.from(`\nendobj\nstartxref\n${body.length}\n%%EOF\n`),
  ];
  expect(await read(Buffer.concat(file))).toMatchObject({ pages: 3, drawn: true });
});

test.each([
  [
    'locked',
    pageOf({
      content: usualPage,
      trailer: `/ID [<${'0'.repeat(32)}> <${'0'.repeat(32)}>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'1'.repeat(64)}> /U <${'2'.repeat(64)}> >>`,
    }),
  ],
  ['without a page', pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>'])],
  ['nothing but its name', Buffer.from('%PDF-1.7\n%%EOF\n')],
  ['that breaks off', pageOf({ content: usualPage }).subarray(0, 40)],
])('[G9] of a PDF %s nothing is known, and nothing is drawn', async (_, bytes) => {
  const { folder, ...paper } = await read(bytes);
  expect(paper).toEqual(unread);
  expect(await readdir(folder)).toEqual(['brought']);
});

test.each([
  ['as large as a town', '0 0 900000000 900000000', [640, 640]],
  ['as narrow as a thread', '0 0 1 900000', [1, 640]],
])('[G9] a page %s is drawn no larger than any other', async (_, box, size) => {
  const { folder, drawn } = await read(pageOf({ content: usualPage, box }));
  expect(drawn).toBe(true);
  expect(await sizeOf(join(folder, '640'))).toEqual(size);
});

test('[G9] whatever stands in a PDF, reading it ends without a failure', async () => {
  const bits = fc.constantFrom(
    'q ',
    'BT /F1 9 Tf ',
    '(a',
    ') Tj ',
    '\\',
    ' Do ',
    '<<',
    '>>',
    '[',
    ' re f ',
    '-1e9 ',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(bits, fc.string({ unit: 'binary' }))), async (parts) => {
      const whole = pageOf({ content: streamOf(parts.join('')) });
      const cut = whole.subarray(0, Math.max(9, whole.length - parts.length));
      for (const bytes of [whole, cut]) {
        const { words } = await read(bytes);
        expect(words ?? '').not.toContain('\0');
        expect((words ?? '').isWellFormed()).toBe(true);
      }
    }),
    { numRuns: 25 },
  );
});
