import type { Editor } from '@tiptap/core';

/** The words of the line one stands in, where it is plain words at the top of the text or in a list. */
export function lineAt({ state: { selection } }: Editor): string {
  const { parent } = selection.$from;
  return parent.type.name === 'paragraph' ? parent.textContent.trim() : '';
}

/** Puts a task where one stands; a line that said the same becomes it. */
export function putTask(editor: Editor, task_id: string, line: string): void {
  const { $from } = editor.state.selection;
  const node = { type: 'task', attrs: { task_id } };
  const isItsLine = line !== '' && lineAt(editor) === line && $from.depth === 1;
  const at =
    isItsLine || ($from.parent.content.size === 0 && $from.depth === 1) ? whole($from) : $from.after(1);
  editor
    .chain()
    .insertContentAt(at, [node, { type: 'paragraph' }])
    .focus()
    .run();
}

const whole = ($from: Editor['state']['selection']['$from']): { from: number; to: number } => ({
  from: $from.before(1),
  to: $from.after(1),
});
