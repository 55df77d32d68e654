import { answerEvent, createEvent } from '@kinsong/contract/calendar/calendar.ts';
import { inviteGuest } from '@kinsong/contract/calendar/guests.ts';
import { addDays } from '@kinsong/contract/common/calendar-days.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import { day } from '@kinsong/contract/common/time.ts';
import { dayOf } from '@kinsong/contract/tasks/calendar-days.ts';
import { weekdayOf } from '@kinsong/contract/tasks/repeat.ts';
import { after, type Home, type Moment } from './demo-house.ts';
import type { Name } from './people.ts';
import { planned, type Planned } from './planned-events.ts';

const zone = 'Europe/Amsterdam';

/** All of it was written down some weeks ago, when nothing of it was over. */
const before = -14 * day;

export function eventMoments(today: Date, end: Date): Moment[] {
  const monday = addDays(dayOf(today), 1 - weekdayOf(dayOf(today)));
  return [{ at: after(end, before), happen: (home) => planAll(home, monday) }];
}

async function planAll(home: Home, monday: string): Promise<void> {
  for (const [place, events] of Object.entries(planned))
    for (const event of events) await plan(home, home.salon(place).id, event, monday);
}

async function plan(home: Home, space_id: string, event: Planned, monday: string): Promise<void> {
  const { by, weekday, come, said = {}, guest, weekly, yearly, reminders = [], ...rest } = event;
  const rule = weekly ? 'FREQ=WEEKLY' : yearly ? 'FREQ=YEARLY' : null;
  // What comes back has done so since the week before.
  const date = addDays(monday, weekday - (weekly ? 7 : 0));
  const { id } = await home.who(by).call(createEvent, {
    params: { space_id },
    body: {
      ...rest,
      id: newId(),
      date,
      zone,
      reminders: [...reminders],
      repeat: rule === null ? null : { rule },
      ...(come === undefined ? {} : { attendees: come.map((name) => home.who(name).id) }),
    },
  });
  const params = { event_id: id };
  for (const [name, [answer, reason]] of Object.entries(said))
    await home.who(name as Name).call(answerEvent, { params, body: { answer, reason } });
  if (guest !== undefined) await home.who(by).call(inviteGuest, { params, body: { id: newId(), ...guest } });
}
