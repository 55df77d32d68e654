import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { Source } from '../pieces.ts';
import type { Seen } from './seen.ts';
import { mostWords } from './text.ts';
import { entriesOf, unpackEntry } from './zip.ts';

/** The text of a very long book, with all that is said of its letters. */
const mostText = 24 * 1024 * 1024;

/** Of all that comes as a zip only Word's documents are taken; of these only the text and the number of pages are read. */
export async function readDocx(source: Source): Promise<Partial<Seen>> {
  const entries = await entriesOf(source);
  const named = (name: string) => entries.find((entry) => entry.name === name);
  const text = named('word/document.xml');
  if (text === undefined || named('[Content_Types].xml') === undefined) throw new Refusal('file.kind');
  if (entries.some(({ name }) => /vbaProject|\.exe$|\.dll$/i.test(name))) throw new Refusal('file.hostile');
  const words = wordsOf((await unpackEntry(source, text, mostText)).toString('utf8'));
  const about = named('docProps/app.xml');
  const pages =
    about === undefined
      ? undefined
      : /<Pages>(\d{1,5})<\/Pages>/.exec((await unpackEntry(source, about, 65_536)).toString('utf8'))?.[1];
  return { words, pages: pages === undefined ? null : Number(pages) };
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function wordsOf(xml: string): string {
  const parts: string[] = [];
  let length = 0;
  for (const [, text, end] of xml.matchAll(
    /<w:t(?:\s[^<>]*)?>([^<]*)<\/w:t>|(<\/w:p>|<w:tab\/>|<w:br\/>)/g,
  )) {
    const part = end === undefined ? (text ?? '') : end === '</w:p>' ? '\n' : ' ';
    parts.push(part);
    if ((length += part.length) > mostWords) break;
  }
  return parts
    .join('')
    .replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name] ?? '')
    .slice(0, mostWords)
    .toWellFormed()
    .replaceAll('\0', '');
}
