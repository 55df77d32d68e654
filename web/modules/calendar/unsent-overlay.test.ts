import type { CalendarEvent } from '@kinsong/contract/calendar/event.ts';
import { expect, test } from 'vitest';
import type { OutboxItem } from '../../platform/outbox/queue.ts';
import { overlay } from './unsent-overlay.ts';

const me = 'me';
const id = 'supper';
const supper = {
  ...{ id, space_id: 'salon', rev: 4, born: 4, title: 'Supper', notes: '', place: '', type: 'meeting' },
  ...{ category: 'personal', start: '2026-10-17T18:00', end: '2026-10-17T19:00', zone: 'UTC' },
  ...{ all_day: false, repeat: { rule: 'FREQ=DAILY', except: [] }, series_id: null, original_start: null },
  ...{ attendees: [], guests: [], reminders: [], uid: id, sequence: 0, created_by: me },
  ...{ created_at: '', changed_at: '', deleted_at: null },
} as CalendarEvent;

const item = (n: number, call: string, more: Partial<OutboxItem>): OutboxItem => ({
  ...{ n, space: 'salon', call, params: { event_id: id }, at: 0, tries: 0 },
  ...more,
});
const shownOf = (...items: OutboxItem[]) => overlay([supper], items, me);

test('[P6] what was put in, moved and answered without a line is seen at once, in its order', () => {
  const wanted = {
    ...{ id: 'walk', title: 'Lantern walk', notes: '', place: '', type: 'celebration', category: 'social' },
    ...{ zone: 'UTC', start: '2026-10-17T20:00', all_day: false, repeat: null, reminders: [] },
  };
  const shown = shownOf(
    item(1, 'calendar.create', { params: { space_id: 'salon' }, body: wanted }),
    item(2, 'calendar.change', { params: { event_id: 'walk' }, body: { start: '2026-10-17T20:15' } }),
    item(3, 'calendar.answer', {
      params: { event_id: 'walk' },
      body: { answer: 'no', reason: 'Ill' },
      tries: 1,
    }),
  );
  const walk = shown.find(({ event }) => event.id === 'walk');
  expect(walk).toMatchObject({
    way: 'kept',
    event: {
      start: '2026-10-17T20:15',
      end: '2026-10-17T21:15',
      attendees: [{ answer: 'no', reason: 'Ill' }],
    },
  });
});

test('[P6] one day that leaves its series stands as a row of its own', () => {
  const original_start = '2026-10-18T18:00';
  const shown = shownOf(
    item(1, 'calendar.change', {
      body: { scope: 'this', original_start, new_id: 'late', start: '2026-10-18T19:00' },
    }),
  );
  expect(shown.find(({ event }) => event.id === 'late')?.event).toMatchObject({
    ...{ series_id: id, original_start, start: '2026-10-18T19:00', repeat: null },
  });
});

test('[P6] a refused change shows the event as the house has it, and what it said', () => {
  const refused = 'allowed.not' as const;
  const [shown] = shownOf(item(1, 'calendar.change', { body: { title: 'Feast', scope: 'all' }, refused }));
  expect(shown).toMatchObject({ way: 'refused', refused, event: { title: 'Supper' } });
});

test('[P6] what was taken away is gone, and one day of it falls out', () => {
  const original_start = '2026-10-18T18:00';
  const [left] = shownOf(item(1, 'calendar.delete', { query: { scope: 'this', original_start } }));
  expect(left?.event.repeat?.except).toEqual([original_start]);
  const [gone] = shownOf(item(1, 'calendar.delete', { query: { scope: 'all', original_start } }));
  expect(gone?.event.deleted_at).not.toBeNull();
});
