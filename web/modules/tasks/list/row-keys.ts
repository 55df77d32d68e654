import type { KeyboardEvent } from 'react';

const ways: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** What keys on a row do besides walking. */
export interface RowKeys {
  turn(id: string): void;
  add(id: string): void;
  move(id: string, way: 1 | -1): void;
  end(): void;
}

/**
 * Up and down lead from one task to the next, over the headings; with Shift they choose what they pass, with Alt they
 * take the task along. X chooses it, Escape chooses no more.
 */
export function rowKeys(event: KeyboardEvent<HTMLElement>, id: string, keys: RowKeys): void {
  if (event.key === 'Escape') return keys.end();
  if (event.key === 'x' && !event.ctrlKey && !event.metaKey && !event.altKey) {
    event.preventDefault();
    return keys.turn(id);
  }
  const way = ways[event.key];
  if (way === undefined) return;
  event.preventDefault();
  if (event.altKey) return keys.move(id, way);
  const rows = [...(event.currentTarget.closest('main')?.querySelectorAll<HTMLElement>('[data-task]') ?? [])];
  const next = rows[rows.indexOf(event.currentTarget) + way];
  if (next === undefined) return;
  if (event.shiftKey) {
    keys.add(id);
    keys.add(next.dataset['task'] ?? id);
  }
  next.focus();
}
