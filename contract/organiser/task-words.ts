import type { Priority } from '../common/priority.ts';

/** How the organiser writes and says a priority (S2 §4); salons say Important where it says High. */
export const priorityNames: Readonly<Record<Priority, { readonly code: string; readonly word: string }>> = {
  1: { code: 'P1', word: 'Urgent' },
  2: { code: 'P2', word: 'High' },
  3: { code: 'P3', word: 'Normal' },
  4: { code: 'P4', word: 'Low' },
};
