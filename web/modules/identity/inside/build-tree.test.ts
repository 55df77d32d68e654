import type { Branch } from '@kinsong/contract/invitations/invitation-tree.ts';
import { expect, test } from 'vitest';
import { grown, type Grown } from './build-tree.ts';

const one = (id: string, invited_by: string | null, depth: number): Branch => ({
  id,
  name: id,
  avatar_url: '',
  invited_by,
  joined_at: '2026-11-21T12:00:00.000Z',
  depth,
  recoverable: false,
});

const drawn = (tree: readonly Grown[]): unknown =>
  tree.map(({ person, guests }) => (guests.length === 0 ? person.id : [person.id, drawn(guests)]));

const people = [
  one('ada', null, 0),
  one('otto', null, 0),
  one('anna', 'ada', 1),
  one('bram', 'ada', 1),
  one('hanna', 'anna', 2),
];

test('each stands below whoever invited them, in the order they came', () => {
  expect(drawn(grown(people, null))).toEqual([['ada', [['anna', ['hanna']], 'bram']], 'otto']);
});

test('of one person, those who came by them; the first page alone is a tree too', () => {
  const branch = [one('anna', 'ada', 0), one('hanna', 'anna', 1), one('piet', 'hanna', 2)];
  expect(drawn(grown(branch, 'anna'))).toEqual([['hanna', ['piet']]]);
  expect(drawn(grown(branch.slice(0, 2), 'anna'))).toEqual(['hanna']);
  expect(grown([], 'anna')).toEqual([]);
});
