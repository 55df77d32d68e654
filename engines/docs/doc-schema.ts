/**
 * What a doc is made of. The editor, the server and every conversion know the same names: here they stand once. The words
 * of a doc are a Yjs fragment in this form, and the same as JSON wherever somebody reads them at rest.
 */
export const wordsField = 'words';

const blockNames = [
  'heading',
  'paragraph',
  'bulletList',
  'orderedList',
  'listItem',
  'blockquote',
  'horizontalRule',
  'codeBlock',
  'table',
  'tableRow',
  'tableHeader',
  'tableCell',
  'task',
  'picture',
  'pageBreak',
] as const;

/** What stands in a line, among its letters. */
const inlineNames = ['text', 'hardBreak', 'mention', 'messageLink'] as const;

const markNames = ['bold', 'italic', 'strike', 'code', 'link', 'comment'] as const;

export type NodeName = 'doc' | (typeof blockNames)[number] | (typeof inlineNames)[number];
type MarkName = (typeof markNames)[number];

export type AttributeValue = string | number | boolean | null | readonly number[];
export type Attributes = Readonly<Record<string, AttributeValue>>;

/** Which attributes each has, and what they are where nothing is said. */
export const nodeAttributes: Readonly<Partial<Record<NodeName, Attributes>>> = {
  heading: { level: 1 },
  orderedList: { start: 1 },
  codeBlock: { language: null },
  tableHeader: { colspan: 1, rowspan: 1, colwidth: null },
  tableCell: { colspan: 1, rowspan: 1, colwidth: null },
  task: { task_id: '' },
  picture: { file_id: '', alt: '', caption: '' },
  mention: { person_id: '', name: '' },
  messageLink: { message_id: '', space_id: '', text: '' },
};
export const markAttributes: Readonly<Partial<Record<MarkName, Attributes>>> = {
  link: { href: '' },
  comment: { comment_id: '' },
};

export interface DocMark {
  readonly type: MarkName;
  readonly attrs?: Attributes;
}

/** A node as the editor writes it down; only a text has letters, and only a text has marks. */
export interface DocNode {
  readonly type: NodeName;
  readonly attrs?: Attributes;
  readonly content?: readonly DocNode[];
  readonly text?: string;
  readonly marks?: readonly DocMark[];
}

/** A whole doc at rest. */
export interface DocJson {
  readonly type: 'doc';
  readonly content: readonly DocNode[];
}

/** Nothing is written yet: one line to begin on. */
export const emptyDoc: DocJson = { type: 'doc', content: [{ type: 'paragraph' }] };

const known: ReadonlySet<string> = new Set(['doc', ...blockNames, ...inlineNames]);
const knownMarks: ReadonlySet<string> = new Set(markNames);
export const isNodeName = (name: string): name is NodeName => known.has(name);
export const isMarkName = (name: string): name is MarkName => knownMarks.has(name);
