import type { TrustGate } from '@kinsong/contract/seekers/trust.ts';
import { describe, expect, test } from 'vitest';
import { amountWords, entryWords, nextWords } from './trust.words.ts';

const gate = (name: TrustGate['gate'], open: boolean, closes_at: string | null = null): TrustGate => ({
  gate: name,
  open,
  missing: 0,
  closes_at,
});

describe('[T2] an entry', () => {
  const from = { type: 'taps', id: null, space_id: null, text: 'The Night Kitchen' };
  test('says how many taps and where, and never who', () => {
    expect(entryWords({ cause: 'taps', amount: 3, from })).toBe('Three trust taps in The Night Kitchen');
    expect(entryWords({ cause: 'taps', amount: 1, from })).toBe('A trust tap in The Night Kitchen');
  });
  test('is signed, but for what one began with', () => {
    expect(amountWords({ cause: 'joined', amount: 100 })).toBe('100');
    expect(amountWords({ cause: 'care_given', amount: 5 })).toBe('+5');
    expect(amountWords({ cause: 'commitment_broken', amount: -4 })).toBe('−4');
  });
});

describe('[T2] what comes next', () => {
  const open = [gate('rooms', true), gate('more_rooms', true)];
  test('is said rightly: retreats open above 150, the others at their number', () => {
    expect(nextWords(134, [...open, gate('retreats', false)])).toBe('17 more until Retreat Access opens');
    expect(nextWords(104, [gate('rooms', true), gate('more_rooms', false), gate('retreats', false)])).toBe(
      '16 more until more rooms open',
    );
    expect(nextWords(160, [...open, gate('retreats', true)])).toBe('Every door is open to you');
  });
  test('is first of all what is about to be lost', () => {
    expect(nextWords(132, [...open, gate('retreats', true, '2026-11-16T09:00:00.000Z')])).toBe(
      'Retreats stays open for you until 16 November, and longer if you are back above 135 by then',
    );
  });
});
