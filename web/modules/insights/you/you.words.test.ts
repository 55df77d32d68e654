import type { Line } from '@kinsong/contract/insights/dashboard.ts';
import { describe, expect, test } from 'vitest';
import { dayWords, latenessOf, levelName, waitingWords, wayTo, wisdomWords } from './you.words.ts';

const line = (kind: Line['kind'], space_name = 'The Kitchen'): Line => ({
  ...{ kind, id: 'x', space_id: 's', space_name, title: 'Paint the fence' },
  ...{ day: '2026-11-20', time: null, person: null },
});

describe('[D1] a line', () => {
  test.each([
    ['task', '/salon/s?tab=todo&task=x'],
    ['confirm', '/salon/s?tab=todo&task=x'],
    ['event', '/salon/s?tab=calendar&event=x'],
    ['vote', '/salon/s?tab=voting&vote=x'],
    ['question', '/salon/s?message=x'],
    ['door', '/salon/s?tab=peeps'],
  ] as const)('of a %s leads to it', (kind, way) => expect(wayTo(line(kind))).toBe(way));

  test('of one’s own leads to one’s own list', () => {
    expect(wayTo(line('task', ''))).toBe('/tasks?task=x');
    expect(wayTo(line('event', ''))).toBe('/calendar?day=2026-11-20');
  });

  test.each([
    ['2026-11-16', null, '2 days late', 'late'],
    ['2026-11-17', '09:00', 'one day late', 'late'],
    ['2026-11-18', '16:00', 'today at 16:00', 'soon'],
    ['2026-11-19', null, 'tomorrow', 'soon'],
    ['2026-11-20', null, 'Friday', 'later'],
    ['2026-12-24', null, '24 December', 'later'],
  ])('due on %s %s says: %s', (day, time, words, lateness) => {
    expect(dayWords(day, time, '2026-11-18')).toBe(words);
    expect(latenessOf(day, '2026-11-18')).toBe(lateness);
  });

  test('says who waits, and for what', () => {
    const person = { id: 'b', name: 'Bram', avatar_url: '' };
    expect(waitingWords({ ...line('vote'), person })).toBe('Bram asks for your voice');
    expect(waitingWords({ ...line('confirm'), person })).toBe('Bram says it is done. Say so too?');
    expect(waitingWords(line('asked'))).toBe('Somebody asked for it');
  });
});

test('[D1] wisdom is named, once and often', () => {
  expect(wisdomWords('swaps', 1)).toBe('one perspective swap seen through');
  expect(wisdomWords('tasks', 40)).toBe('40 tasks done');
  expect(wisdomWords('manifesto', 1)).toBe('your manifesto');
});

test('[D1] a level has a name, and Awakening is everybody’s at first', () => {
  expect(levelName('manifesto_activated')).toBe('Manifesto activated');
  expect(levelName('')).toBe('Awakening');
});
