import type { DocComment } from '@kinsong/contract/docs/doc.ts';
import { wordsField } from '@kinsong/engines/docs/doc-schema.ts';
import { Collaboration } from '@tiptap/extension-collaboration';
import { useEditor, type Editor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useState } from 'react';
import { Store } from '../../../platform/store.ts';
import type { OpenDoc } from '../line/open-doc.ts';
import { CommentMark } from '../nodes/comment-mark.ts';
import { DocPlace } from '../nodes/doc-place.ts';
import { PersonMention } from '../nodes/mention.ts';
import { MessageLink } from '../nodes/message-link.ts';
import { PageBreak } from '../nodes/page-break.ts';
import { PictureNode } from '../nodes/picture-node.ts';
import { Table, TableCell, TableHeader, TableRow } from '../nodes/tables.ts';
import { TaskNode } from '../nodes/task-node.ts';
import { Carets } from '../writing/carets.ts';
import { QuotedWords, type Quoted } from '../writing/quoted-words.ts';
import type { Writer } from '../writer-hues.ts';
import { SuggestWhileTyping, type Offers, type Suggesting } from '../writing/suggesting.ts';

export interface EditorWishes {
  readonly open: OpenDoc;
  readonly space: string;
  readonly label: string;
  readonly className: string | undefined;
  readonly mayWrite: boolean;
  readonly writerOf: (person: string) => Writer;
  readonly offers: readonly Offers[];
  readonly comments: readonly DocComment[];
  readonly lit: string | undefined;
  /** Somebody pressed in the text. */
  onPress(event: MouseEvent, editor: Editor): void;
  onPictures(files: readonly File[]): void;
}

export interface DocEditor {
  readonly editor: Editor;
  readonly suggesting: Store<Suggesting | undefined>;
}

/** The editor of one doc. It is made once; what changes around it is looked up when it is needed. */
export function useDocEditor(wishes: EditorWishes): DocEditor {
  const { open, space, label, className, mayWrite, comments, lit } = wishes;
  const [suggesting] = useState(() => new Store<Suggesting | undefined>(undefined));
  const [latest] = useState(() => new Store(wishes));
  const [made] = useState(() => new Store<Editor | undefined>(undefined));
  useEffect(() => {
    latest.set(wishes);
  });
  const editor = useEditor(
    {
      injectCSS: false,
      editable: mayWrite,
      extensions: [
        ...docNodes,
        DocPlace.configure({ space }),
        Collaboration.configure({ fragment: open.words.getXmlFragment(wordsField) }),
        Carets.configure({
          awareness: open.awareness,
          writerOf: (person) => latest.get().writerOf(person),
        }),
        QuotedWords,
        SuggestWhileTyping.configure({
          shown: suggesting,
          offers: wishes.offers.map(({ sign, label: named }, at) => ({
            sign,
            label: named,
            offered: (query) => latest.get().offers[at]?.offered(query) ?? [],
          })),
        }),
      ],
      editorProps: {
        attributes: ({ doc }) => ({
          ...(className !== undefined && { class: className }),
          ...(doc.childCount > manyBlocks && { 'data-long': '' }),
          'aria-label': label,
          role: 'textbox',
          'aria-multiline': 'true',
        }),
        handleDOMEvents: {
          click: (_view, event) => {
            const at = made.get();
            if (at !== undefined) latest.get().onPress(event, at);
          },
        },
        handlePaste: (_view, event) => takePictures(event.clipboardData, latest.get().onPictures),
        handleDrop: (_view, event, _slice, moved) =>
          !moved && takePictures(event.dataTransfer, latest.get().onPictures),
      },
    },
    [open],
  );
  useEffect(() => {
    made.set(editor);
  }, [editor, made]);
  useEffect(() => {
    if (editor.isEditable !== mayWrite) editor.setEditable(mayWrite);
  }, [editor, mayWrite]);
  useEffect(() => {
    const quoted: Quoted[] = comments.map(({ id, quote, answers }) => ({
      ...{ id, quote },
      count: 1 + answers.length,
    }));
    editor.commands.showQuoted(quoted, lit);
  }, [editor, comments, lit]);
  return { editor, suggesting };
}

/** From so many blocks on only those are laid out that are seen. */
const manyBlocks = 300;

/** What a doc is made of, by the names of engines/docs/doc-schema.ts. */
export const docNodes = [
  StarterKit.configure({
    // Undoing takes back one's own words, and leaves those of the others.
    undoRedo: false,
    underline: false,
    // Everyone who looks would add the line after the last block once more.
    trailingNode: false,
    heading: { levels: [1, 2, 3] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { rel: 'noopener noreferrer nofollow', target: '_blank', class: null },
    },
  }),
  Table,
  TableRow,
  TableHeader,
  TableCell,
  TaskNode,
  PictureNode,
  PersonMention,
  MessageLink,
  PageBreak,
  CommentMark,
];

function takePictures(brought: DataTransfer | null, onPictures: EditorWishes['onPictures']): boolean {
  const pictures = [...(brought?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
  if (pictures.length > 0) onPictures(pictures);
  return pictures.length > 0;
}
