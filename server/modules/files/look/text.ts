import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { Source } from '../pieces.ts';
import { endingOf } from '../upload-limits.ts';

/** So much of a text is found by search: a long book's first half. */
export const mostWords = 200_000;
const step = 1_048_576;

/** Line ends, tabs and page breaks are writing; what else stands below the space is not. */
// oxlint-disable-next-line no-control-regex -- looks for them on purpose
const notWritten = /[\u0000-\u0008\u000b\u000e-\u001f\u007f]/;

/** A plain text is told by being nothing but text, from its first byte to its last. */
export async function readText(source: Source, name: string): Promise<{ type: string; words: string }> {
  const charset = charsetOf(await source.readAt(0, 2));
  const decoder = new TextDecoder(charset, { fatal: true });
  let words = '';
  for (let at = 0; at < source.size; at += step) {
    const bytes = await source.readAt(at, step);
    const text = decoded(decoder, bytes, at + step >= source.size, name);
    if (notWritten.test(text)) throw new Refusal('file.kind');
    if (at === 0) refusePages(text);
    if (words.length < mostWords) words = (words + text).slice(0, mostWords);
  }
  return { type: `text/plain; charset=${charset}`, words: words.toWellFormed() };
}

function charsetOf(start: Buffer): 'utf-8' | 'utf-16le' | 'utf-16be' {
  const mark = start.toString('hex');
  return mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : 'utf-8';
}

function decoded(
  decoder: InstanceType<typeof TextDecoder>,
  bytes: Buffer,
  last: boolean,
  name: string,
): string {
  try {
    return decoder.decode(bytes, { stream: !last });
  } catch {
    // Perhaps a text in the letters of another time; or something else altogether.
    const meantAsText = ['txt', 'md'].includes(endingOf(name)) && !bytes.includes(0);
    throw new Refusal(meantAsText ? 'text.encoding' : 'file.kind');
  }
}

const page = /^\s*(?:<\?xml|<!doctype|<svg|<html|<head|<body|<script|<!--|\{\\rtf)/i;
const acting =
  /<\s*script|\bon[a-z]{3,}\s*=|javascript:|<\s*(?:foreignObject|iframe|object|embed|handler|set|animate)\b|<!ENTITY/i;

/** What a browser would take for a page or a drawing is a program as much as a text. */
function refusePages(text: string): void {
  if (page.test(text)) throw new Refusal(acting.test(text) ? 'file.hostile' : 'file.kind');
}
