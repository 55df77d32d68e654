import { shortened } from '../../text/shorten-text.ts';
import type { Frame } from '../frames/frame.ts';
import type { World } from '../talk/world.ts';

/** One of several ways to say it: chosen by the message, and never one that stands in the last replies. */
export function oneOf(world: Pick<World, 'seed' | 'recent'>, ways: readonly string[]): string {
  const start = hash(world.seed + ways.length) % ways.length;
  const turned = [...ways.slice(start), ...ways.slice(0, start)];
  const fresh = turned.find((way) => !world.recent.some(({ text }) => text.includes(way)));
  return fresh ?? turned[0] ?? '';
}

function hash(text: string): number {
  let sum = 7;
  for (const char of text) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) >>> 0;
  return sum;
}

const counted = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
export const inWords = (count: number): string => counted[count] ?? String(count);
export const things = (count: number, one: string, many = `${one}s`): string =>
  `${inWords(count)} ${count === 1 ? one : many}`;

/** "Anna, Tomas and Piet" */
export function listed(items: readonly string[], link = 'and'): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${link} ${items.at(-1)}`;
}

/** One or two things are said in a sentence, more stand in a list; what is too many is counted. */
export function told(lead: string, items: readonly string[], most: number): string {
  if (items.length < 3) return `${lead}: ${listed(items)}.`;
  const more = items.length > most ? [`and ${inWords(items.length - most)} more.`] : [];
  return [`${lead}:`, ...items.slice(0, most).map((item) => `• ${item}`), ...more].join('\n');
}

/** The same, and null where there is nothing to list. */
export const section = (lead: string, items: readonly string[], most: number): string | null =>
  items.length === 0 ? null : told(lead, items, most);

export const paragraphs = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join('\n');

export const joined = (...sentences: readonly (string | null)[]): string =>
  sentences.filter((sentence) => sentence !== null && sentence !== '').join(' ');

const clausal = /\b(?:did|do|does|is|are|was|were|has|have|had|we|i|you|they)\b/i;

/** What was looked for, as it was typed from its first word to its last; each of the words where they stand apart. */
export function matterOf({ said, topic }: Pick<Frame, 'said' | 'topic'>): string {
  const places = topic.map((word) => said.toLowerCase().indexOf(word));
  // It was named before, in other words.
  if (places.every((at) => at < 0)) return 'that';
  const from = Math.min(...places);
  const slice = said.slice(from, Math.max(...places.map((at, index) => at + (topic[index]?.length ?? 0))));
  const isOne = from >= 0 && slice.split(/\s+/).length <= topic.length + 2 && !clausal.test(slice);
  return isOne
    ? `“${slice}”`
    : listed(
        topic.map((word) => `“${word}”`),
        'or',
      );
}

export const quoted = (text: string, most = 160): string => `“${shortened(text, most)}”`;

/** A quotation at the end of a sentence has its own stop already, or needs one. */
export const closed = (sentence: string): string => (/[.!?…]”?$/.test(sentence) ? sentence : `${sentence}.`);
