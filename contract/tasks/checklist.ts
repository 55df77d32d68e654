import type { ChecklistEdit } from './task-input.ts';
import { mostItems, type ChecklistItem } from './task.ts';

/**
 * A checklist after somebody changed some of its lines: line by line, so that two people who change different ones keep
 * both. Words written into a line that another removed meanwhile bring it back rather than be lost.
 */
export function editedChecklist(
  items: readonly ChecklistItem[],
  edits: readonly ChecklistEdit[],
): ChecklistItem[] {
  const lines = new Map(items.map((item) => [item.id, item]));
  for (const { id, removed, text, done, order } of edits) {
    const known = lines.get(id);
    if (removed === true) lines.delete(id);
    else if (known !== undefined)
      lines.set(id, {
        id,
        text: text ?? known.text,
        done: done ?? known.done,
        order: order ?? known.order,
      });
    else if (text !== undefined && lines.size < mostItems)
      lines.set(id, { id, text, done: done ?? false, order: order ?? 'z' });
  }
  return [...lines.values()].sort((a, b) => compare(a.order, b.order) || compare(a.id, b.id));
}

/** '2 of 5', as a row says it. */
export const checklistCount = (items: readonly ChecklistItem[]): string =>
  `${items.filter(({ done }) => done).length} of ${items.length}`;

const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);
