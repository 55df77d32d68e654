import type { Swap, SwapSide } from './swap.ts';
import { describe, expect, test } from 'vitest';
import { sidesOf, turnOf } from './swap-turns.ts';

const side = (person_id: string | null, more: Partial<SwapSide> = {}): SwapSide => ({
  person_id,
  told: false,
  telling: null,
  heard: null,
  confirmed: false,
  not_quite: null,
  read: false,
  ...more,
});
const swap = (phase: Swap['phase'], one: SwapSide, other: SwapSide): Swap => ({
  id: 'swap',
  space_id: 'space',
  rev: 1,
  about: 'the roof',
  phase,
  sides: [one, other],
  reflection: null,
  created_at: '2026-11-21T20:00:00.000Z',
  finished_at: null,
});

describe('whose turn it is in an exchange', () => {
  test('each tells, and waits for the other', () => {
    const begun = swap('telling', side('anna', { told: true }), side('tomas'));
    expect(turnOf(begun, 'anna')).toBe('wait');
    expect(turnOf(begun, 'tomas')).toBe('tell');
  });

  test('what the other heard is answered before one says back oneself', () => {
    const heard = swap('saying_back', side('anna', { heard: 'That you miss him' }), side('tomas'));
    expect(turnOf(heard, 'anna')).toBe('answer');
    expect(turnOf(heard, 'tomas')).toBe('wait');
  });

  test('what was not quite it is said back once more', () => {
    const again = swap(
      'saying_back',
      side('anna', { heard: 'That you are angry', not_quite: 'Sad, not angry' }),
      side('tomas', { heard: 'That it was unfair', confirmed: true }),
    );
    expect(turnOf(again, 'tomas')).toBe('say back');
    expect(turnOf(again, 'anna')).toBe('wait');
  });

  test('both read, then it is over; the sides are told apart for each', () => {
    const reading = swap('reading', side('anna', { read: true }), side(null));
    expect(turnOf(reading, 'anna')).toBe('wait');
    expect(turnOf(swap('finished', side('anna'), side('tomas')), 'tomas')).toBe('over');
    expect(sidesOf(reading, 'anna').theirs.person_id).toBeNull();
  });
});
