import type { Journal } from '@kinsong/contract/journal/journal.ts';
import { dayWithin } from '../../ui/index.ts';
import { hasLock } from './unlocking.ts';

/** '41 pages, the last on Sunday'. */
export function pagesWords(pages: number, last: Date | null): string {
  if (pages === 0 || last === null) return 'No page yet';
  const when = dayWithin(last);
  const on = when === 'today' || when === 'yesterday' ? when : `on ${when}`;
  return pages === 1 ? `1 page, written ${on}` : `${pages} pages, the last ${on}`;
}

const either = new Intl.ListFormat('en', { style: 'long', type: 'disjunction' });

/** What opens it, as it really is. */
export function openersOf(journal: Journal, hasPassword: boolean): string {
  if (hasLock(journal, 'house')) return 'you, signed in. Nothing else is asked for.';
  const former = hasLock(journal, 'former password') || (hasLock(journal, 'password') && !hasPassword);
  const ways = [
    ...(hasLock(journal, 'password') && hasPassword ? ['your password'] : []),
    ...(former ? ['the password you had before'] : []),
    ...(hasLock(journal, 'passkey') ? ['your passkey'] : []),
    ...(hasLock(journal, 'code') ? ['your recovery code'] : []),
  ];
  return `you, signed in, and ${either.format(ways)}.`;
}

/** Honest about what it holds against, and what it does not. */
export const plainly = {
  own: 'the pages and their key are locked before they leave this browser. Whoever has all that lies on this house’s computer reads no word; whoever changed its program could listen while you type. When every key is lost, nobody can help.',
  house:
    'the pages lie locked on this house’s own computer, and so does their key. Whoever keeps it could reach both. A password or a passkey of yours ends that.',
} as const;
