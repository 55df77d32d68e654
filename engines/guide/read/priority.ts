import { denied, unhurried, words } from './priority.words.ts';

export function priorityOf(plain: string): 1 | 2 | 3 | 4 | null {
  if (unhurried.test(plain)) return 4;
  if (denied.test(plain)) return null;
  return words.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}
