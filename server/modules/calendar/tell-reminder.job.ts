import { saidOf } from '@kinsong/contract/calendar/attendees.ts';
import { Id } from '@kinsong/contract/common/ids.ts';
import { dayInWords } from '@kinsong/contract/common/calendar-days.ts';
import { voices } from '@kinsong/contract/seekers/non-human-speakers.ts';
import type { CalendarEvent } from '@kinsong/contract/calendar/event.ts';
import { hasDay } from '@kinsong/engines/calendar/series.ts';
import { momentOfWall } from '@kinsong/engines/calendar/zone.ts';
import * as z from 'zod';
import { job } from '../../platform/jobs/index.ts';
import { sayInSpace } from '../messages/index.ts';
import { ensureThread } from '../spaces/index.ts';
import { findFamily, findEvent, hereAmong } from './calendar.sql.ts';
import { eventShape } from './contract-shapes.ts';

/** The id of the message stands in the job, so that a job done twice says it once. */
export const tellReminderJob = job({
  name: 'calendar.tellReminder',
  payload: z.object({ id: Id, event_id: Id, day: z.string(), person_id: Id }),
  async run(house, { id, event_id, day, person_id }) {
    const row = await findEvent(house.db, event_id);
    if (row === null || row.deletedAt !== null) return;
    // Whoever has left meanwhile is not told what goes on there, nor does anything remind of a day that fell out.
    if (!(await hereAmong(house.db, row.spaceId, [person_id])).has(person_id)) return;
    const event = eventShape(row);
    if (!hasDay(event, day)) return;
    if (event.repeat !== null) {
      const days = await findFamily(house.db, event.id);
      if (days.some(({ originalStart }) => originalStart === day)) return;
    }
    const said = saidOf(event.attendees, event.repeat === null ? null : day);
    if (said.find((one) => one.person_id === person_id)?.answer === 'no') return;
    await sayInSpace(house, await ensureThread(house, person_id), {
      id,
      authorId: voices.house.id,
      content: wordsOf(event, day, house.clock.now()),
      extra: {
        kind: 'notification',
        name: 'event reminder',
        link: { kind: 'event', id: event.id, space_id: event.space_id, name: event.title },
      },
    });
  },
});

/** What the house says: how long it is till then, when it is, and where. */
export function wordsOf(event: CalendarEvent, day: string, now: Date): string {
  const place = event.place === '' ? '' : ` ${event.place}.`;
  const date = day.slice(0, 10);
  if (event.all_day) return `“${event.title}” is on ${dayInWords(date, now, 'long')}.${place}`;
  const minutes = Math.round((momentOfWall(day, event.zone) - now.getTime()) / 60_000);
  return `“${event.title}” ${beginning(minutes)}, ${dayInWords(date, now, 'long')} at ${day.slice(11)}.${place}`;
}

function beginning(minutes: number): string {
  if (minutes < 0) return 'has begun';
  if (minutes === 0) return 'begins now';
  if (minutes < 90) return `begins in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
  const hours = Math.round(minutes / 60);
  return hours < 36 ? `begins in ${hours} hours` : `begins in ${Math.round(hours / 24)} days`;
}
