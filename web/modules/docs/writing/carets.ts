import { Extension } from '@tiptap/core';
import { yCursorPlugin } from '@tiptap/y-tiptap';
import type { Awareness } from 'y-protocols/awareness';
import type { Writer } from '../writer-hues.ts';

interface CaretOptions {
  awareness: Awareness | undefined;
  writerOf: (person: string) => Writer;
}

/** Where the others write: a line in their colour, a flag with their name, and what they have chosen. */
export const Carets = Extension.create<CaretOptions>({
  name: 'carets',
  addOptions: () => ({ awareness: undefined, writerOf: () => ({ name: '', hue: 0 }) }),
  addProseMirrorPlugins() {
    const { awareness, writerOf } = this.options;
    if (awareness === undefined) return [];
    const known = ({ id }: { id?: unknown }): Writer => writerOf(typeof id === 'string' ? id : '');
    return [
      yCursorPlugin(awareness, {
        cursorBuilder: (user: { id?: unknown }) => caretOf(known(user)),
        selectionBuilder: (user: { id?: unknown }) => ({
          'data-chosen': '',
          'data-writer': String(known(user).hue),
        }),
      }) as never,
    ];
  },
});

/** A flag covers no word: at the end of a line it stands after the caret, at the right edge it turns to the left. */
function caretOf({ name, hue }: Writer): HTMLElement {
  const caret = document.createElement('span');
  caret.dataset['caret'] = '';
  caret.dataset['writer'] = String(hue);
  const flag = document.createElement('span');
  flag.textContent = name;
  // Without these a browser would lay the letters beside it into it.
  caret.append('\u2060', flag, '\u2060');
  requestAnimationFrame(() => {
    const page = caret.closest('.ProseMirror')?.getBoundingClientRect();
    const box = flag.getBoundingClientRect();
    if (page !== undefined && box.right > page.right) flag.dataset['turned'] = '';
    else if (isAtEnd(caret)) flag.dataset['after'] = '';
  });
  return caret;
}

/** No letter follows it in its block. */
function isAtEnd(caret: HTMLElement): boolean {
  const block = caret.closest('p, h1, h2, h3, pre');
  if (block === null) return false;
  const rest = document.createRange();
  rest.setStartAfter(caret);
  rest.setEnd(block, block.childNodes.length);
  return rest.toString().trim() === '';
}
