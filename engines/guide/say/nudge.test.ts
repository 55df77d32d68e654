import { expect, test } from 'vitest';
import { nudge } from './nudge.ts';
import { reminder } from './reminder.ts';
import { furnished } from './test-world.ts';

const text = (said: string): ReturnType<typeof furnished>['recent'][number] => ({
  id: 'm',
  spaceId: 's',
  authorId: 'mairy',
  text: said,
  at: new Date(),
});

test('[G2] the nudge names one real thing, why this one, and what a yes and a no would mean', () => {
  const reply = nudge(furnished());
  expect(reply.text).toMatch(/“Pay the roofer”.*three days late/);
  expect(reply.pending?.question?.yes.do).toBe('say');
  expect(reply.pending?.question?.no).toMatchObject({ do: 'hear', frame: { act: 'next_small_thing' } });
});

test('[G2] the nudge passes on to the next thing where one was just named', () => {
  expect(nudge(furnished({ recent: [text('Take “Pay the roofer”.')] })).text).not.toContain('roofer');
});

test('[G2] the nudge invents nothing where nothing is open', () => {
  expect(nudge(furnished({ tasks: [] }))).toMatchObject({
    text: 'Nothing is open for you, and nothing in your spaces is waiting for somebody to take it.',
    pending: { question: null },
  });
});

test('[G8] the reminder names an event of tomorrow before a task', () => {
  const events = [{ id: 'e', spaceId: 'table', title: 'Choir rehearsal', day: '2026-11-24', time: '19:00' }];
  expect(reminder(furnished({ events }))?.text).toContain('“Choir rehearsal”');
  expect(reminder(furnished({ events }))?.text).toContain('tomorrow at seven in the evening');
  expect(reminder(furnished())?.text).toMatch(/“Pay the roofer”.*three days late/);
});

test('[G8] the reminder says nothing twice, and nothing where nothing presses', () => {
  const named = ['Pay the roofer', 'Sort the attic', 'Hand in the tax form'].map((title) =>
    text(`“${title}”`),
  );
  expect(reminder(furnished({ recent: named }))).toBeNull();
  expect(reminder(furnished({ tasks: [], events: [] }))).toBeNull();
});
