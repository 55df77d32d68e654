import type { Mention } from '@kinsong/contract/messages/message-parts.ts';

/** A run of text: plain, an address that can be followed, words that were searched for, or somebody's name. */
export interface Run {
  readonly text: string;
  readonly kind: 'plain' | 'link' | 'hit' | 'name';
}

const address = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]}'’”]/giu;

export function linked(text: string): Run[] {
  return runs(text, address, 'link');
}

/** What someone said, with who is named in it by the name they have now. */
export function spoken(
  text: string,
  mentions: readonly Mention[],
  nameNow: (id: string) => string | undefined,
): Run[] {
  const found: Run[] = [];
  let at = 0;
  for (const mention of mentions) {
    if (mention.at < at) continue;
    const end = mention.at + mention.length;
    const written = text.slice(mention.at, end);
    const name = nameNow(mention.person_id);
    if (mention.at > at) found.push(...linked(text.slice(at, mention.at)));
    found.push({ text: name === undefined ? written : `@${name}`, kind: 'name' });
    at = end;
  }
  return at < text.length || found.length === 0 ? [...found, ...linked(text.slice(at))] : found;
}

/** Marks the words that were searched for, where they begin a word: that is how the house finds them. */
export function marked(text: string, query: string): Run[] {
  const words = query.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return [{ text, kind: 'plain' }];
  return runs(text, new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})`, 'giu'), 'hit');
}

/** The part of a long text around the first hit, so that the hit is seen in one or two lines. */
export function excerpt(text: string, query: string, length = 140): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  if (flat.length <= length) return flat;
  const before = marked(flat, query).findIndex(({ kind }) => kind === 'hit');
  const at = marked(flat, query)
    .slice(0, Math.max(0, before))
    .reduce((sum, { text: run }) => sum + run.length, 0);
  const start = Math.max(0, Math.min(at - 40, flat.length - length));
  const from = start === 0 ? 0 : flat.indexOf(' ', start) + 1;
  const cut = flat.slice(from, from + length);
  return `${from > 0 ? '…' : ''}${cut}${from + length < flat.length ? '…' : ''}`;
}

function runs(text: string, pattern: RegExp, kind: Run['kind']): Run[] {
  const found: Run[] = [];
  let at = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > at) found.push({ text: text.slice(at, match.index), kind: 'plain' });
    found.push({ text: match[0], kind });
    at = match.index + match[0].length;
  }
  if (at < text.length || found.length === 0) found.push({ text: text.slice(at), kind: 'plain' });
  return found;
}
