import { day } from '@kinsong/contract/common/time.ts';
import type { Unread } from '@kinsong/contract/messages/messages.ts';
import type { SpaceKind } from '@kinsong/contract/spaces/space-kinds.ts';
import type { MySpace } from '@kinsong/contract/spaces/spaces.ts';
import { describe, expect, test } from 'vitest';
import { atHomeLine, gameLine, greeting, projectsLine } from './home-lines.ts';

const now = new Date('2026-11-22T18:00:00Z');

const salon = (id: string, more: { kind?: SpaceKind; archived_at?: string } = {}): MySpace =>
  ({ id, name: id, kind: 'project', archived_at: null, ...more }) as MySpace;

const said = (id: string, daysAgo: number, unread = 0): [string, Unread] => [
  id,
  {
    space_id: id,
    unread,
    last: { created_at: new Date(now.getTime() - daysAgo * day).toISOString() },
  } as Unread,
];

const line = (spaces: MySpace[], ...activity: [string, Unread][]) =>
  projectsLine({ known: true, spaces }, new Map(activity), now);

describe('where one’s projects stand', () => {
  test('counts what moved within a week, and names where most is new', () => {
    expect(line([salon('Roof'), salon('Lanterns')], said('Roof', 1, 2), said('Lanterns', 6, 4))).toBe(
      'Two are moving. 4 new messages in Lanterns.',
    );
    expect(line([salon('Roof'), salon('Lanterns')], said('Roof', 1), said('Lanterns', 8))).toBe(
      'One is moving; nothing new waits for you.',
    );
    expect(line([salon('Roof')], said('Roof', 9, 1))).toBe(
      'All was quiet this week. One new message in Roof.',
    );
  });

  test('leaves out what is archived and what is no salon', () => {
    const others = [salon('Barn', { archived_at: now.toISOString() }), salon('Mairy', { kind: 'thread' })];
    expect(line(others, said('Barn', 1, 3), said('Mairy', 0, 1))).toBe(
      'None yet. The first needs only a name.',
    );
  });

  test('claims nothing while the salons are not known', () => {
    expect(projectsLine({ known: false, spaces: [] }, new Map(), now)).toBe('Looking for what moves.');
  });
});

test('what matters now is the task that presses most, or nothing', () => {
  expect(gameLine({ known: true, task: { text: 'Ask Bram', due: 'due tomorrow' } })).toBe(
    'What matters now: Ask Bram, due tomorrow.',
  );
  expect(gameLine({ known: true, task: { text: 'Ring Oma, just so', due: null } })).toBe(
    'What matters now: Ring Oma, just so.',
  );
  expect(gameLine({ known: true, task: { text: 'word '.repeat(40), due: null } }).length).toBeLessThan(90);
  expect(gameLine({ known: true, task: undefined })).toBe(
    'Nothing presses just now. There is time for a story.',
  );
  expect(gameLine({ known: false, task: undefined })).toBe('Mairy keeps the fire.');
});

test.each([
  [4, 'Good evening'],
  [5, 'Good morning'],
  [11, 'Good morning'],
  [12, 'Good afternoon'],
  [17, 'Good afternoon'],
  [18, 'Good evening'],
])('at %i o’clock one is greeted with %s', (hour, words) => expect(greeting(hour)).toBe(words));

test('who is at home is named, however many they are', () => {
  expect(atHomeLine([])).toBe('Only you are at home.');
  expect(atHomeLine(['Oma Grete'])).toBe('Oma Grete and you are at home.');
  expect(atHomeLine(['Bram', 'Noor', 'Ruth', 'Tomas', 'Ines'])).toBe(
    'Bram, Noor, Ruth, 2 more and you are at home.',
  );
});
