import { Node, type Editor } from '@tiptap/core';
import {
  addColumnAfter,
  addRowAfter,
  CellSelection,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  tableEditing,
} from '@tiptap/pm/tables';
import type { Command } from '@tiptap/pm/state';

// The ready-made tables do not fit the versions of the rest: these are the same parts, bound by hand.

/** Which part of a table each is, for those who walk through one. */
const roles: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};

const spans = {
  colspan: { default: 1, parseHTML: (cell: HTMLElement) => Number(cell.getAttribute('colspan') ?? 1) },
  rowspan: { default: 1, parseHTML: (cell: HTMLElement) => Number(cell.getAttribute('rowspan') ?? 1) },
  // Every column is as wide as its words ask for.
  colwidth: { default: null, parseHTML: () => null, renderHTML: () => ({}) },
};

export const Table = Node.create({
  name: 'table',
  content: 'tableRow+',
  isolating: true,
  group: 'block',
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['div', { 'data-table': '' }, ['table', ['tbody', 0]]],
  extendNodeSchema: ({ name }) => (roles[name] === undefined ? {} : { tableRole: roles[name] }),
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    const { editor } = this;
    return {
      Tab: () => run(editor, goToNextCell(1)) || (run(editor, addRowAfter) && run(editor, goToNextCell(1))),
      'Shift-Tab': () => run(editor, goToNextCell(-1)),
      Backspace: () => isWholeTable(editor) && run(editor, deleteTable),
      Delete: () => isWholeTable(editor) && run(editor, deleteTable),
    };
  },
});

export const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

export const TableCell = Node.create({
  name: 'tableCell',
  content: 'block+',
  isolating: true,
  addAttributes: () => spans,
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: ({ HTMLAttributes }) => ['td', HTMLAttributes, 0],
});

export const TableHeader = Node.create({
  name: 'tableHeader',
  content: 'block+',
  isolating: true,
  addAttributes: () => spans,
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: ({ HTMLAttributes }) => ['th', HTMLAttributes, 0],
});

const run = ({ state, view }: Editor, command: Command): boolean => command(state, view.dispatch);

function isWholeTable({ state: { selection } }: Editor): boolean {
  return selection instanceof CellSelection && selection.isColSelection() && selection.isRowSelection();
}

const line = { type: 'paragraph' };
const rowOf = (type: 'tableHeader' | 'tableCell', columns: number) => ({
  type: 'tableRow',
  content: Array.from({ length: columns }, () => ({ type, content: [line] })),
});

/** A heading and two rows, three wide: one can add to it. */
export const newTable = {
  type: 'table',
  content: [rowOf('tableHeader', 3), rowOf('tableCell', 3), rowOf('tableCell', 3)],
};

export const tableCommands = { addRowAfter, addColumnAfter, deleteRow, deleteColumn, deleteTable };
export type TableCommand = keyof typeof tableCommands;

export const changeTable = (editor: Editor, command: TableCommand): boolean => {
  editor.view.focus();
  return run(editor, tableCommands[command]);
};
