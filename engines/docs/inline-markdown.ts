import type { DocMark, DocNode } from './doc-schema.ts';

const signs = { bold: '**', italic: '*', strike: '~~' } as const;
/** From the outside in: a sign closes in the order in which it was opened. */
const nesting = ['bold', 'italic', 'strike'] as const;

/** A line of a doc: its letters with the signs of their marks, and what stands among them. */
export function inlineMarkdown(nodes: readonly DocNode[]): string {
  let [text, open]: [string, (typeof nesting)[number][]] = ['', []];
  const close = (down: number): void => {
    while (open.length > down) text = beforeSpace(text, signs[open.pop()!]);
  };
  for (const node of nodes) {
    const wanted = nesting.filter((name) => node.marks?.some(({ type }) => type === name));
    let same = 0;
    while (same < open.length && open[same] === wanted[same]) same += 1;
    close(same);
    let word = written(node);
    const fresh = wanted.slice(same);
    // A sign before a space would open nothing.
    const space = fresh.length === 0 ? '' : (/^\s+/.exec(word)?.[0] ?? '');
    word = word.slice(space.length);
    if (word === '' && fresh.length > 0) {
      text += space;
      continue;
    }
    text += space + fresh.map((name) => signs[name]).join('') + word;
    open = wanted;
  }
  close(0);
  return text;
}

/** Nor does one after a space close anything. */
const beforeSpace = (text: string, sign: string): string => {
  const bare = text.trimEnd();
  return bare + sign + text.slice(bare.length);
};

function written({ type, text = '', attrs = {}, marks = [] }: DocNode): string {
  if (type === 'hardBreak') return '\\\n';
  if (type === 'mention')
    return `@${escaped(String(attrs['name'] ?? ''))}<!-- person ${String(attrs['person_id'] ?? '')} -->`;
  if (type === 'messageLink') {
    const { space_id = '', message_id = '', text: words = '' } = attrs;
    return `[${escaped(String(words))}](/salon/${String(space_id)}?message=${String(message_id)})`;
  }
  if (type !== 'text') return '';
  const bare = marks.some(({ type: name }) => name === 'code') ? code(text) : escaped(text);
  const link = marks.find(({ type: name }) => name === 'link');
  return link === undefined ? bare : `[${bare}](${addressOf(link)})`;
}

const addressOf = ({ attrs = {} }: DocMark): string =>
  encodeURI(decodeSafely(String(attrs['href'] ?? '')))
    .replaceAll('(', '%28')
    .replaceAll(')', '%29');

function decodeSafely(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

function code(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const sign = '`'.repeat(longest + 1);
  // A sign or a backslash at its edge would be read with the quote beside it.
  const room = /^[` ]|[`\\ ]$/.test(text) ? ' ' : '';
  return sign + room + text + room + sign;
}

const escaped = (text: string): string =>
  text.replaceAll(/[\\`*_~[\]<]/g, (sign) => `\\${sign}`).replaceAll(/\s*\n\s*/g, ' ');
