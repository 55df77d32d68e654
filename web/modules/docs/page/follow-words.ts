import type { Editor } from '@tiptap/core';

/** What a press in the text leads to: the comment whose words they are; a way out of it with Ctrl, or where nobody writes. */
export function followWords(event: MouseEvent, editor: Editor): string | undefined {
  const target = event.target instanceof Element ? event.target : undefined;
  const way = target?.closest<HTMLAnchorElement>('a[href]');
  if (way && editor.view.dom.contains(way)) {
    const follows =
      event.ctrlKey || event.metaKey || !editor.isEditable || way.dataset['message'] !== undefined;
    if (!follows) event.preventDefault();
    else if (editor.isEditable && way.dataset['message'] === undefined) {
      event.preventDefault();
      open(way.href, '_blank', 'noopener,noreferrer');
    }
    return undefined;
  }
  return target?.closest<HTMLElement>('[data-said]')?.dataset['said'];
}
