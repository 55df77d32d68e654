import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** What was said about some words: open ones only. */
export interface Quoted {
  readonly id: string;
  readonly quote: string;
  /** How much was said about them. */
  readonly count: number;
}

interface Shown {
  readonly quoted: readonly Quoted[];
  readonly lit: string | undefined;
  readonly drawn: DecorationSet;
}

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    quotedWords: { showQuoted: (quoted: readonly Quoted[], lit: string | undefined) => ReturnType };
  }
}

const key = new PluginKey<Shown>('quoted words');

/**
 * Draws the words that were commented on. They carry the comment's mark; where somebody may only read, what they said
 * stands at the first words that are like its quote.
 */
export const QuotedWords = Extension.create({
  name: 'quotedWords',
  addCommands: () => ({
    showQuoted:
      (quoted, lit) =>
      ({ tr, dispatch }) => {
        dispatch?.(tr.setMeta(key, { quoted, lit }).setMeta('addToHistory', false));
        return true;
      },
  }),
  addProseMirrorPlugins: () => [
    new Plugin<Shown>({
      key,
      state: {
        init: () => ({ quoted: [], lit: undefined, drawn: DecorationSet.empty }),
        apply(tr, before) {
          const news = tr.getMeta(key) as Pick<Shown, 'quoted' | 'lit'> | undefined;
          if (news !== undefined) return { ...news, drawn: drawnIn(tr.doc, news) };
          if (!tr.docChanged || before.quoted.length === 0) return before;
          return { ...before, drawn: drawnIn(tr.doc, before) };
        },
      },
      props: { decorations: (state) => key.getState(state)?.drawn },
    }),
  ],
});

type Range = readonly [from: number, to: number];

function drawnIn(doc: Node, { quoted, lit }: Pick<Shown, 'quoted' | 'lit'>): DecorationSet {
  if (quoted.length === 0) return DecorationSet.empty;
  const ranges = markedIn(doc, new Set(quoted.map(({ id }) => id)));
  const unmarked = quoted.filter(({ id, quote }) => !ranges.has(id) && quote !== '');
  for (const [id, range] of likeQuotes(doc, unmarked)) ranges.set(id, [range]);
  const drawn = quoted.flatMap(({ id, count }) =>
    (ranges.get(id) ?? []).map(([from, to], at, all) =>
      Decoration.inline(from, to, {
        'data-said': id,
        ...(id === lit && { 'data-lit': '' }),
        ...(at === all.length - 1 && { 'data-count': String(count) }),
      }),
    ),
  );
  return DecorationSet.create(doc, drawn);
}

function markedIn(doc: Node, open: ReadonlySet<string>): Map<string, Range[]> {
  const found = new Map<string, Range[]>();
  doc.descendants((node, at) => {
    for (const { type, attrs } of node.marks) {
      const id = String(attrs['comment_id']);
      if (type.name !== 'comment' || !open.has(id)) continue;
      found.set(id, [...(found.get(id) ?? []), [at, at + node.nodeSize]]);
    }
  });
  return found;
}

function likeQuotes(doc: Node, quoted: readonly Quoted[]): ReadonlyMap<string, Range> {
  const found = new Map<string, Range>();
  if (quoted.length === 0) return found;
  doc.descendants((node, at) => {
    if (found.size === quoted.length) return false;
    if (!node.isTextblock) return true;
    const words = node.textBetween(0, node.content.size, undefined, '\uFFFC');
    for (const { id, quote } of quoted) {
      const from = found.has(id) ? -1 : words.indexOf(quote);
      if (from !== -1) found.set(id, [at + 1 + from, at + 1 + from + quote.length]);
    }
    return false;
  });
  return found;
}
