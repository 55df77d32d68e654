import type { Swap } from '@kinsong/contract/guide/swap.ts';
import { turnOf, type Turn } from '@kinsong/contract/guide/swap-turns.ts';
import { signedIn } from '../../../platform/signed-in.ts';

const turnWords: Readonly<Record<Turn, string>> = {
  tell: 'You tell',
  wait: 'Waiting for the other',
  'say back': 'You say back what you heard',
  answer: 'Is that what you meant?',
  read: 'You read',
  over: 'Finished',
};

/** What there is to do in an exchange now. */
export const turnInWords = (swap: Swap): string =>
  swap.phase === 'left' ? 'Left' : turnWords[turnOf(swap, signedIn().person.id)];
