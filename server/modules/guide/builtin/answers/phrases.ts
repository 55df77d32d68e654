import { shortened } from '@kinsong/contract/common/shorten-text.ts';
import type { Carried, Reply, World } from '../world.ts';

/** A reply with nothing but words. */
export const plain = (text: string, carry: Carried | null = null): Reply => ({
  text,
  lyrical: false,
  proposals: [],
  carry,
});

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

const counted = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
export const inWords = (count: number): string => counted[count] ?? String(count);
export const things = (count: number, one: string, many = `${one}s`): string =>
  `${inWords(count)} ${count === 1 ? one : many}`;

export const opened = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** "Anna, Tomas and Piet" */
export function listed(items: readonly string[], link = 'and'): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${link} ${items.at(-1)}`;
}

/** What was looked for, as it was typed where its words stand together: “bike pump”; else each of them. */
export function matterOf({ text, topic }: { text: string; topic: readonly string[] }): string {
  const together = topic.join(' ');
  return text.toLowerCase().includes(together) && topic.length > 0
    ? `“${together}”`
    : listed(
        topic.map((word) => `“${word}”`),
        'or',
      );
}

export const quoted = (text: string, most = 160): string => `“${shortened(text, most)}”`;
