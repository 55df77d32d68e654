import type { Editor } from '@tiptap/core';
import Bold from 'lucide-react/icons/bold';
import Code from 'lucide-react/icons/code';
import Heading1 from 'lucide-react/icons/heading-1';
import Heading2 from 'lucide-react/icons/heading-2';
import Heading3 from 'lucide-react/icons/heading-3';
import Image from 'lucide-react/icons/image';
import Italic from 'lucide-react/icons/italic';
import List from 'lucide-react/icons/list';
import ListChecks from 'lucide-react/icons/list-checks';
import ListOrdered from 'lucide-react/icons/list-ordered';
import MessageCircle from 'lucide-react/icons/message-circle';
import MessageSquare from 'lucide-react/icons/message-square';
import Minus from 'lucide-react/icons/minus';
import Pilcrow from 'lucide-react/icons/pilcrow';
import Redo2 from 'lucide-react/icons/redo-2';
import Scissors from 'lucide-react/icons/scissors';
import Strikethrough from 'lucide-react/icons/strikethrough';
import Table from 'lucide-react/icons/table';
import TextQuote from 'lucide-react/icons/text-quote';
import Undo2 from 'lucide-react/icons/undo-2';
import type { Action } from '../../../platform/action.ts';
import { newTable } from '../nodes/tables.ts';

/** What the screen around the text can do for it. */
export interface OnDoc {
  readonly editor: Editor;
  readonly mayWrite: boolean;
  readonly mayComment: boolean;
  askTask(): void;
  askPicture(): void;
  askMessage(): void;
  beginComment(): void;
}

export interface DocAction extends Action<OnDoc> {
  /** Whether it is so where one writes now. */
  isOn?(editor: Editor): boolean;
  /** Its name among what one is offered while one types. */
  readonly typed?: boolean;
}

const writing = ({ mayWrite }: OnDoc): boolean => mayWrite;

const heading = (level: 1 | 2 | 3, icon: DocAction['icon']): DocAction => ({
  key: `heading-${level}`,
  label: ['Large heading', 'Heading', 'Small heading'][level - 1] ?? 'Heading',
  icon,
  shortcut: `Ctrl+Alt+${level}`,
  typed: true,
  enabled: writing,
  isOn: (editor) => editor.isActive('heading', { level }),
  perform: ({ editor }) => void editor.chain().focus().toggleHeading({ level }).run(),
});

export const bold: DocAction = {
  key: 'bold',
  label: 'Bold',
  icon: Bold,
  shortcut: 'Ctrl+B',
  enabled: writing,
  isOn: (editor) => editor.isActive('bold'),
  perform: ({ editor }) => void editor.chain().focus().toggleBold().run(),
};

export const italic: DocAction = {
  key: 'italic',
  label: 'Italic',
  icon: Italic,
  shortcut: 'Ctrl+I',
  enabled: writing,
  isOn: (editor) => editor.isActive('italic'),
  perform: ({ editor }) => void editor.chain().focus().toggleItalic().run(),
};

export const bullets: DocAction = {
  key: 'bullets',
  label: 'List',
  icon: List,
  shortcut: 'Ctrl+Shift+8',
  typed: true,
  enabled: writing,
  isOn: (editor) => editor.isActive('bulletList'),
  perform: ({ editor }) => void editor.chain().focus().toggleBulletList().run(),
};

export const task: DocAction = {
  key: 'task',
  label: 'Task',
  icon: ListChecks,
  typed: true,
  enabled: writing,
  perform: ({ askTask }) => askTask(),
};

export const picture: DocAction = {
  key: 'picture',
  label: 'Picture',
  icon: Image,
  typed: true,
  enabled: writing,
  perform: ({ askPicture }) => askPicture(),
};

export const comment: DocAction = {
  key: 'comment',
  label: 'Comment on the chosen words',
  icon: MessageSquare,
  shortcut: 'Ctrl+Alt+M',
  enabled: ({ mayComment }) => mayComment,
  perform: ({ beginComment }) => beginComment(),
};

export const headings: readonly DocAction[] = [
  {
    key: 'words',
    label: 'Plain words',
    icon: Pilcrow,
    enabled: writing,
    isOn: (editor) => editor.isActive('paragraph'),
    perform: ({ editor }) => void editor.chain().focus().setParagraph().run(),
  },
  heading(1, Heading1),
  heading(2, Heading2),
  heading(3, Heading3),
];

/** What is wanted more seldom, in a menu. */
export const seldom: readonly DocAction[] = [
  {
    key: 'numbers',
    label: 'Numbered list',
    icon: ListOrdered,
    shortcut: 'Ctrl+Shift+7',
    typed: true,
    enabled: writing,
    isOn: (editor) => editor.isActive('orderedList'),
    perform: ({ editor }) => void editor.chain().focus().toggleOrderedList().run(),
  },
  {
    key: 'table',
    label: 'Table',
    icon: Table,
    typed: true,
    enabled: (on) => writing(on) && !on.editor.isActive('table'),
    perform: ({ editor }) => void editor.chain().focus().insertContent(newTable).run(),
  },
  {
    key: 'quote',
    label: 'Quote',
    icon: TextQuote,
    shortcut: 'Ctrl+Shift+B',
    typed: true,
    enabled: writing,
    isOn: (editor) => editor.isActive('blockquote'),
    perform: ({ editor }) => void editor.chain().focus().toggleBlockquote().run(),
  },
  {
    key: 'message',
    label: 'What somebody said',
    icon: MessageCircle,
    typed: true,
    enabled: writing,
    perform: ({ askMessage }) => askMessage(),
  },
  {
    key: 'line',
    label: 'Line across',
    icon: Minus,
    typed: true,
    enabled: writing,
    perform: ({ editor }) => void editor.chain().focus().setHorizontalRule().run(),
  },
  {
    key: 'page-break',
    label: 'New page when printed',
    icon: Scissors,
    typed: true,
    enabled: writing,
    perform: ({ editor }) => void editor.chain().focus().insertContent({ type: 'pageBreak' }).run(),
  },
  {
    key: 'strike',
    label: 'Struck through',
    icon: Strikethrough,
    shortcut: 'Ctrl+Shift+S',
    enabled: writing,
    isOn: (editor) => editor.isActive('strike'),
    perform: ({ editor }) => void editor.chain().focus().toggleStrike().run(),
  },
  {
    key: 'code',
    label: 'As typed',
    icon: Code,
    shortcut: 'Ctrl+Alt+C',
    typed: true,
    enabled: writing,
    isOn: (editor) => editor.isActive('codeBlock'),
    perform: ({ editor }) => void editor.chain().focus().toggleCodeBlock().run(),
  },
  {
    key: 'undo',
    label: 'Undo what I wrote',
    icon: Undo2,
    shortcut: 'Ctrl+Z',
    enabled: writing,
    perform: ({ editor }) => void editor.chain().focus().undo().run(),
  },
  {
    key: 'redo',
    label: 'Write it again',
    icon: Redo2,
    shortcut: 'Ctrl+Shift+Z',
    enabled: writing,
    perform: ({ editor }) => void editor.chain().focus().redo().run(),
  },
];

/** What a line may become by typing a stroke and its name. */
export const typedActions: readonly DocAction[] = [...headings, bullets, task, picture, ...seldom].filter(
  ({ typed }) => typed,
);
