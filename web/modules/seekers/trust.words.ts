import { gates, missingFor, type Gate } from '@kinsong/contract/seekers/trust-gates.ts';
import type { Cause, TrustEntry, TrustGate } from '@kinsong/contract/seekers/trust.ts';

/** What each cause is called where all it brought stands together. */
export const causeNames: Readonly<Record<Cause, string>> = {
  joined: 'Coming in',
  architect: 'Opening this house',
  onboarded: 'Commitments and manifesto',
  taps: 'Trust taps',
  task_done: 'Tasks done for others',
  care_given: 'Care and lessons given',
  council_closed: 'Councils seen through',
  perspective_swap: 'Perspective swaps',
  guest_onboarded: 'Guests who settled in',
  commitment_broken: 'Commitments not kept',
  report_upheld: 'Reports upheld',
};

const numbers = ['No', 'A', 'Two', 'Three'];

/** One entry in a sentence of its own. */
export function entryWords({ cause, amount, from }: Pick<TrustEntry, 'cause' | 'amount' | 'from'>): string {
  const text = from?.text ?? null;
  const named = (words: string): string => (text === null ? words : `${words}: ${text}`);
  switch (cause) {
    case 'joined':
      return 'You came in';
    case 'architect':
      return 'You opened this house';
    case 'onboarded':
      return 'You finished your commitments and manifesto';
    case 'taps':
      return `${numbers[amount] ?? String(amount)} trust ${amount === 1 ? 'tap' : 'taps'}${text === null ? '' : ` in ${text}`}`;
    case 'task_done':
      return named('Done for someone, and confirmed');
    case 'care_given':
      return named('You helped, and it was confirmed');
    case 'council_closed':
      return text === null ? 'You stayed to the end of a council' : `You stayed to the end of ${text}`;
    case 'perspective_swap':
      return 'A perspective swap, heard on both sides';
    case 'guest_onboarded':
      return text === null ? 'A guest of yours settled in' : `${text}, your guest, settled in`;
    case 'commitment_broken':
      return named('A council commitment was not kept');
    case 'report_upheld':
      return 'A report about you was upheld';
  }
}

/** '+3', '−4'; what one began with stands without a sign. */
export function amountWords({ cause, amount }: Pick<TrustEntry, 'cause' | 'amount'>): string {
  if (cause === 'joined') return String(amount);
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

/** What comes next, in one line; what is about to be lost comes first. */
export function nextWords(score: number, all: readonly TrustGate[]): string {
  const closing = all.find(({ closes_at }) => closes_at !== null);
  if (closing?.closes_at) {
    const { name, at } = gates[closing.gate];
    const until = new Date(closing.closes_at).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' });
    return `${name} stays open for you until ${until}, and longer if you are back above ${Math.floor(at * 0.9)} by then`;
  }
  const next = all.find(({ open }) => !open);
  if (next === undefined) return 'Every door is open to you';
  const gate: Gate = gates[next.gate];
  const what = next.gate === 'retreats' ? 'Retreat Access opens' : `${gate.name.toLowerCase()} open`;
  return `${missingFor(gate, score)} more until ${what}`;
}
