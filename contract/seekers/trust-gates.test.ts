import { describe, expect, test } from 'vitest';
import { day } from '../common/time.ts';
import { closingOf, gates, missingFor, stand, type Passed } from './trust-gates.ts';

const monday = new Date('2026-11-02T09:00:00Z');
const after = (days: number): Date => new Date(monday.getTime() + days * day);
const held: Passed = { noticeSince: null };
const onNotice: Passed = { noticeSince: monday };

describe('[T2] a gate', () => {
  test('of retreats opens above 150, the others at their number', () => {
    expect([149, 150, 151].map((score) => missingFor(gates.retreats, score))).toEqual([2, 1, 0]);
    expect([119, 120, 121].map((score) => missingFor(gates.more_rooms, score))).toEqual([1, 0, 0]);
    expect(stand(gates.retreats, null, 150, monday)).toBeNull();
    expect(stand(gates.retreats, null, 151, monday)).toEqual(held);
    expect(stand(gates.rooms, null, 100, monday)).toEqual(held);
  });

  test('once passed stays open a little below its number, without notice', () => {
    expect(stand(gates.retreats, held, 136, monday)).toEqual(held);
    expect(stand(gates.rooms, held, 91, monday)).toEqual(held);
    expect(stand(gates.retreats, null, 136, monday)).toBeNull();
  });

  test('a tenth below it gives notice, which runs from the day of the fall and not from each look', () => {
    expect(stand(gates.retreats, held, 135, monday)).toEqual(onNotice);
    expect(stand(gates.retreats, onNotice, 120, after(5))).toEqual(onNotice);
    expect(closingOf(onNotice)).toEqual(after(14));
  });

  test('closes after 14 days of notice and not a moment before', () => {
    expect(stand(gates.retreats, onNotice, 135, new Date(after(14).getTime() - 1))).toEqual(onNotice);
    expect(stand(gates.retreats, onNotice, 135, after(14))).toBeNull();
  });

  test('is kept by whoever climbs back in time, and opens again only at its number for who did not', () => {
    expect(stand(gates.retreats, onNotice, 136, after(13))).toEqual(held);
    expect(stand(gates.retreats, onNotice, 136, after(15))).toBeNull();
    expect(stand(gates.retreats, onNotice, 151, after(15))).toEqual(held);
  });
});
