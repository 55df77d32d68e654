import type { KeyboardEvent } from 'react';

const ways: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Up and down lead from one task to the next, over the headings. */
export function walk(event: KeyboardEvent<HTMLElement>): void {
  const way = ways[event.key];
  if (way === undefined) return;
  const rows = [...(event.currentTarget.closest('main')?.querySelectorAll<HTMLElement>('[data-task]') ?? [])];
  const next = rows[rows.indexOf(event.currentTarget) + way];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
