import type { DocMark, DocNode } from './doc-schema.ts';

interface Way {
  readonly sign: RegExp;
  read(found: RegExpExecArray, marks: readonly DocMark[]): DocNode[];
}

const uuid = '[0-9a-f]{8}-[0-9a-f-]{27}';
const safeAddress = /^(?:https?:|mailto:|tel:|\/|#)/i;

/** A sign that stands for itself is taken out of the way while the others are read, to a place no letter has. */
const away = 0xe000;
const hidden = (words: string): string =>
  words.replaceAll(/\\([!-/:-@[-`{-~])/g, (_, sign: string) =>
    String.fromCharCode(away + sign.charCodeAt(0)),
  );
const back = (words: string, before = ''): string =>
  words.replaceAll(/[\ue021-\ue07e]/g, (sign) => before + String.fromCharCode(sign.charCodeAt(0) - away));

/** Each sign of Markdown within a line; the one that stands first is read first, the earlier here where two do. */
const ways: readonly Way[] = [
  { sign: /(?: {2,}|\\)\n/, read: () => [{ type: 'hardBreak' }] },
  {
    sign: /(`+)(?!`)([\s\S]*?[^`])\1(?!`)/,
    read: ([, , code], marks) => text(bare(back(code!, '\\')), plus(marks, 'code')),
  },
  {
    sign: new RegExp(`@([^\\n<]{1,80}?)<!-- person (${uuid}) -->`),
    read: ([, name, person_id]) => [{ type: 'mention', attrs: { person_id: person_id!, name: back(name!) } }],
  },
  { sign: /<!--[\s\S]*?-->/, read: () => [] },
  {
    sign: new RegExp(`\\[([^\\]]*)\\]\\(/salon/(${uuid})\\?message=(${uuid})\\)`),
    read: ([, words, space_id, message_id]) => [
      {
        type: 'messageLink',
        attrs: { message_id: message_id!, space_id: space_id!, text: back(words!) },
      },
    ],
  },
  {
    sign: /!?\[((?:[^\][]|\[[^\]]*\])*)\]\(\s*<?([^)\s>]*)>?(?:\s+["'(][^)]*?["')])?\s*\)/,
    read: ([, words, address], marks) => inline(words!, linked(marks, back(address!))),
  },
  {
    sign: /<((?:https?:\/\/|mailto:)[^\s<>]+)>/,
    read: ([, address], marks) => text(address!, linked(marks, address!)),
  },
  {
    sign: /https?:\/\/[^\s<>()]*[^\s<>().,;:!?"']/,
    read: ([address], marks) => text(address, linked(marks, address)),
  },
  {
    sign: /\*\*(?=\S)([\s\S]*?\S)\*\*(?!\*)/,
    read: ([, words], marks) => inline(words!, plus(marks, 'bold')),
  },
  {
    sign: /(?<![\p{L}\p{N}_])__(?=\S)([\s\S]*?\S)__(?![\p{L}\p{N}_])/u,
    read: ([, words], marks) => inline(words!, plus(marks, 'bold')),
  },
  { sign: /~~(?=\S)([\s\S]*?\S)~~/, read: ([, words], marks) => inline(words!, plus(marks, 'strike')) },
  {
    sign: /\*(?=[^\s*])((?:[^*]|\*\*[^*]*\*\*)*?[^\s*])\*(?!\*)/,
    read: ([, words], marks) => inline(words!, plus(marks, 'italic')),
  },
  {
    sign: /(?<![\p{L}\p{N}_])_(?=[^\s_])([^_]*?[^\s_])_(?![\p{L}\p{N}_])/u,
    read: ([, words], marks) => inline(words!, plus(marks, 'italic')),
  },
];

/** Reads the signs in a line, or in the lines of a paragraph. */
export const inlineFrom = (words: string): DocNode[] => joined(inline(hidden(words), []));

/** A line longer than this is taken as it stands: nobody writes one by hand. */
const longest = 20_000;

function inline(words: string, marks: readonly DocMark[]): DocNode[] {
  if (words.length > longest || marks.length > 8) return text(words, marks);
  const nodes: DocNode[] = [];
  const next = ways.map(() => ({ at: -2, found: null as RegExpExecArray | null }));
  let at = 0;
  while (at < words.length) {
    const first = firstFrom(words, at, next);
    if (first === null) break;
    nodes.push(...text(words.slice(at, first.found.index), marks), ...first.way.read(first.found, marks));
    at = first.found.index + Math.max(1, first.found[0].length);
  }
  return [...nodes, ...text(words.slice(at), marks)];
}

/** Each sign is looked for once for each place where it may stand next. */
function firstFrom(
  words: string,
  from: number,
  next: { at: number; found: RegExpExecArray | null }[],
): { way: Way; found: RegExpExecArray } | null {
  let first: { way: Way; found: RegExpExecArray } | null = null;
  ways.forEach((way, place) => {
    const known = next[place]!;
    if (known.at === -2 || (known.found !== null && known.found.index < from)) {
      const sign = new RegExp(way.sign.source, `${way.sign.flags}g`);
      sign.lastIndex = from;
      known.found = sign.exec(words);
      known.at = from;
    }
    if (known.found !== null && (first === null || known.found.index < first.found.index))
      first = { way, found: known.found };
  });
  return first;
}

const text = (words: string, marks: readonly DocMark[]): DocNode[] => {
  const inLine = back(words.replaceAll(/ ?\n/g, ' '));
  return inLine === '' ? [] : [{ type: 'text', text: inLine, ...(marks.length === 0 ? {} : { marks }) }];
};

const bare = (code: string): string =>
  /^ .* $/s.test(code) && code.trim() !== '' ? code.slice(1, -1) : code;

const plus = (marks: readonly DocMark[], type: 'bold' | 'italic' | 'strike' | 'code'): DocMark[] =>
  marks.some((mark) => mark.type === type) ? [...marks] : [...marks, { type }];

/** Only where a click does no harm. */
const linked = (marks: readonly DocMark[], href: string): readonly DocMark[] =>
  safeAddress.test(href) && !marks.some(({ type }) => type === 'link')
    ? [...marks, { type: 'link', attrs: { href } }]
    : marks;

/** Letters of the same marks that stand beside each other are one text. */
function joined(nodes: readonly DocNode[]): DocNode[] {
  const result: DocNode[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    const isSame =
      last?.type === 'text' &&
      node.type === 'text' &&
      JSON.stringify(last.marks) === JSON.stringify(node.marks);
    if (isSame) result[result.length - 1] = { ...last, text: `${last.text}${node.text}` };
    else result.push(node);
  }
  return result;
}
