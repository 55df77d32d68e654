import { newId } from '@kinsong/contract/common/ids.ts';
import { longestQuote, type Doc, type DocComment } from '@kinsong/contract/docs/doc.ts';
import type { Capability } from '@kinsong/contract/capabilities.ts';
import type { Editor } from '@tiptap/core';
import { useMemo, useState } from 'react';
import { sayAbout } from '../docs.actions.ts';
import { useCommentsOn } from '../docs.hooks.ts';
import type { Shown } from '../unsent-overlay.ts';
import type { CommentCardProps } from './CommentCard.tsx';

interface Begun {
  readonly quote: string;
  readonly from: number;
  readonly to: number;
}

export interface Talking {
  readonly open: number;
  readonly settled: number;
  readonly shown: readonly Shown<DocComment>[];
  readonly showsSettled: boolean;
  readonly lit: string | undefined;
  readonly begun: Begun | undefined;
  readonly maySay: boolean;
  light(id: string | undefined): void;
  turnSettled(): void;
  /** About the words that are chosen, or the word one stands in. */
  begin(editor: Editor): void;
  beginWhole(): void;
  say(content: string): void;
  leave(): void;
  cardOf(comment: Shown<DocComment>): CommentCardProps;
}

/** What is said about a doc, which of it one looks at, and what one is about to say. */
export function useTalking(
  doc: Doc,
  editor: () => Editor | undefined,
  abilities: ReadonlySet<Capability>,
): Talking {
  const all = useCommentsOn(doc);
  const [lit, light] = useState<string>();
  const [showsSettled, showSettled] = useState(false);
  const [begun, setBegun] = useState<Begun>();
  const open = useMemo(() => all.filter(({ settled_at }) => settled_at === null), [all]);
  const maySay = abilities.has('docs.comment');
  const shown = showsSettled ? all : open;
  return {
    open: open.length,
    settled: all.length - open.length,
    ...{ shown, showsSettled, lit, begun, maySay, light },
    turnSettled: () => showSettled(!showsSettled),
    begin(at) {
      const { from, to } = chosenIn(at);
      setBegun({ quote: quoteOf(at, from, to), from, to });
    },
    beginWhole: () => setBegun({ quote: '', from: 0, to: 0 }),
    leave: () => setBegun(undefined),
    say(content) {
      if (begun === undefined) return;
      const id = newId();
      void sayAbout(doc, { id, quote: begun.quote, content });
      const at = editor();
      if (at?.isEditable === true && begun.to > begun.from) markWords(at, begun, id);
      setBegun(undefined);
      light(id);
    },
    cardOf: (comment) => ({
      comment,
      lit: comment.id === lit,
      mayAnswer: maySay,
      mayRemove: abilities.has('docs.deleteAnyComment'),
      onLight: () => light(comment.id),
      onRemoved: (id) => {
        const at = editor();
        if (at?.isEditable === true) unmarkWords(at, id);
      },
    }),
  };
}

function chosenIn({ state: { selection, doc } }: Editor): { from: number; to: number } {
  if (!selection.empty) return { from: selection.from, to: selection.to };
  const { $from } = selection;
  const words = $from.parent.textBetween(0, $from.parent.content.size, undefined, '\uFFFC');
  const at = $from.parentOffset;
  const before = /[\p{L}\p{N}’']*$/u.exec(words.slice(0, at))?.[0].length ?? 0;
  const after = /^[\p{L}\p{N}’']*/u.exec(words.slice(at))?.[0].length ?? 0;
  return { from: Math.max(0, $from.pos - before), to: Math.min(doc.content.size, $from.pos + after) };
}

const quoteOf = ({ state: { doc } }: Editor, from: number, to: number): string =>
  doc.textBetween(from, to, ' ', '').slice(0, longestQuote);

/** Where others wrote before them meanwhile, the comment stands at the first words like its quote. */
function markWords(editor: Editor, { quote, from, to }: Begun, comment_id: string): void {
  const { state, view } = editor;
  const mark = state.schema.marks['comment']?.create({ comment_id });
  if (mark === undefined || to > state.doc.content.size || quoteOf(editor, from, to) !== quote) return;
  view.dispatch(state.tr.addMark(from, to, mark));
}

function unmarkWords({ state, view }: Editor, id: string): void {
  const { tr } = state;
  state.doc.descendants((node, at) => {
    for (const mark of node.marks)
      if (mark.type.name === 'comment' && mark.attrs['comment_id'] === id)
        tr.removeMark(at, at + node.nodeSize, mark);
  });
  if (tr.docChanged) view.dispatch(tr);
}
