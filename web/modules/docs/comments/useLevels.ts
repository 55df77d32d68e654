import type { Editor } from '@tiptap/core';
import { useLayoutEffect, useState, type RefObject } from 'react';
import { levels, type Level } from './levels.ts';

/** Follows the words as they move, and says how high each comment is to stand in its column. */
export function useLevels(
  editor: Editor,
  column: RefObject<HTMLElement | null>,
  ids: readonly string[],
  lit: string | undefined,
): ReadonlyMap<string, number> {
  const [found, setFound] = useState<ReadonlyMap<string, number>>(new Map());
  const all = ids.join(' ');
  useLayoutEffect(() => {
    let asked = 0;
    const look = (): void => {
      cancelAnimationFrame(asked);
      asked = requestAnimationFrame(() => {
        const place = column.current;
        if (place === null || editor.isDestroyed) return;
        const next = levels(wantedIn(place, editor.view.dom, all.split(' ')), lit);
        setFound((before) => (isSame(before, next) ? before : next));
      });
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(editor.view.dom);
    if (column.current !== null)
      for (const card of column.current.querySelectorAll('[data-comment-card]')) sizes.observe(card);
    editor.on('transaction', look);
    look();
    return () => {
      cancelAnimationFrame(asked);
      sizes.disconnect();
      editor.off('transaction', look);
    };
  }, [editor, column, all, lit]);
  return found;
}

function wantedIn(column: HTMLElement, words: HTMLElement, ids: readonly string[]): Level[] {
  const zero = column.getBoundingClientRect().top;
  const found = ids.flatMap((id) => {
    const card = column.querySelector(`[data-comment-card="${CSS.escape(id)}"]`);
    if (card === null) return [];
    const stands = words.querySelector(`[data-said="${CSS.escape(id)}"]`)?.getBoundingClientRect();
    return { id, wanted: stands && stands.top - zero, height: card.getBoundingClientRect().height };
  });
  // What lost its words stands below all others.
  const last = words.getBoundingClientRect().bottom - zero;
  return found
    .map(({ wanted = last, ...rest }) => ({ ...rest, wanted: Math.max(0, wanted) }))
    .sort((a, b) => a.wanted - b.wanted);
}

const isSame = (a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): boolean =>
  a.size === b.size && [...a].every(([id, top]) => Math.abs((b.get(id) ?? Number.NaN) - top) < 1);
