import { EventChange } from '@kinsong/contract/calendar/event-input.ts';
import { mostAttendees, type CalendarEvent } from '@kinsong/contract/calendar/event.ts';
import { addDays, daysBetween } from '@kinsong/contract/common/calendar-days.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import { Id } from '@kinsong/contract/common/ids.ts';
import { shortened } from '@kinsong/engines/text/shorten-text.ts';
import { ClockTime, GivenDay } from '@kinsong/contract/common/time.ts';
import type { Occurrence } from '@kinsong/engines/calendar/occurrences.ts';
import { movedBy, wallMinutes } from '@kinsong/engines/calendar/wall.ts';
import { proposal, type Proposal } from '@kinsong/engines/guide/talk/proposal.ts';
import type { Someone } from '@kinsong/engines/guide/talk/world.ts';
import * as z from 'zod';
import type { House } from '../../../platform/house.ts';
import { offerSentence } from '../../../platform/offer-sentence.ts';
import type { Person } from '../../../platform/person.ts';
import { tool, type Tool } from '../../../platform/tool.ts';
import { nameOfSpace } from '../../spaces/index.ts';
import { changeEvent, deleteEvent } from '../calendar.ts';
import { zoneOf } from '../ports.ts';
import { comingDay, thatDay } from './coming-day.ts';
import { guestsOf, link, spanOn, whenInWords, withGuests, type Fact } from './event-card.ts';

type Coming = Occurrence<CalendarEvent>;

const dayOf = ({ wall_start }: Coming): string => wall_start.slice(0, 10);
const timeOf = ({ event, wall_start }: Coming): string | null =>
  event.all_day ? null : wall_start.slice(11, 16);

async function cardOf(
  house: House,
  person: Person,
  coming: Coming,
  wish: Proposal,
  facts: readonly Fact[],
  people: readonly Someone[] = [],
) {
  const { event } = coming;
  const comesBack = event.repeat !== null || event.series_id !== null;
  const now = house.clock.now();
  return {
    ask: offerSentence(wish, { now, timeZone: await zoneOf(house, person.id), me: person.id, people }),
    title: event.title,
    facts: [
      ...facts,
      ...(comesBack && wish.deed !== 'invite'
        ? [{ icon: 'words' as const, text: 'This once; the other days stay', tone: 'warm' as const }]
        : []),
      { icon: 'space' as const, text: await nameOfSpace(house.db, event.space_id), tone: 'plain' as const },
    ],
  };
}

const move = tool({
  name: 'calendar.move',
  title: 'Move an event to another day or hour; of what comes back, its next day alone',
  label: 'Move something in the calendar',
  link,
  args: z.object({
    event_id: Id,
    /** Without a day it stays on its own, without an hour at its own. */
    date: GivenDay.nullish(),
    time: ClockTime.nullish(),
    until: ClockTime.nullish(),
  }),
  days: { date: undefined },
  fields: [
    { name: 'date', label: 'On which day?', kind: 'day', free: true },
    { name: 'time', label: 'At what time?', kind: 'time', by: 'date', free: true },
  ],
  hears: {
    acts: ['change_task'],
    deed: 'move_event',
    needs: [],
    args: ({ event, day, time, until }) =>
      event === null || (day === null && time === null)
        ? null
        : {
            event_id: event,
            ...(day === null ? {} : { date: day }),
            ...(time === null ? {} : { time }),
            ...(time === null || until === null ? {} : { until }),
          },
  },
  async describe(house, person, { event_id, date, time, until }) {
    const coming = await comingDay(house, person, event_id, 'change');
    const now = house.clock.now();
    const [day, hour] = [date ?? dayOf(coming), time ?? timeOf(coming)];
    const wish = proposal('change_task', {
      ...{ deed: 'move_event', object: coming.event.title, day, time: time ?? null, until: until ?? null },
    });
    return cardOf(house, person, coming, wish, [
      { icon: 'due', text: whenInWords(day, hour, now), tone: 'plain' },
      { icon: 'time', text: `Was ${whenInWords(dayOf(coming), timeOf(coming), now)}`, tone: 'plain' },
    ]);
  },
  async perform(house, person, { event_id, date, time, until }, { id }) {
    if (date == null && time == null) throw new Refusal('input.wrong', { date: 'Which day?' });
    const coming = await comingDay(house, person, event_id, 'change');
    const change = EventChange.parse({
      ...thatDay(coming),
      ...movedSpan(coming, date ?? null, time ?? null, until ?? null),
      ...(time == null ? {} : { zone: await zoneOf(house, person.id), all_day: false }),
      new_id: id,
    });
    const [changed] = await changeEvent(house, person, event_id, change);
    const { title, space_id } = coming.event;
    return {
      said: `“${shortened(title, 60)}” is moved.`,
      link: { kind: 'event', id: changed?.id ?? event_id, space_id, name: title },
    };
  },
});

/** As long as it was, unless an end was said. */
function movedSpan(coming: Coming, date: string | null, time: string | null, until: string | null) {
  const { event, original_start } = coming;
  const start = event.repeat === null ? event.start : (original_start ?? event.start);
  const length = wallMinutes(event.end) - wallMinutes(event.start);
  if (time === null) {
    const days = date === null ? 0 : daysBetween(dayOf(coming), date);
    const moved = `${addDays(start.slice(0, 10), days)}${start.slice(10)}`;
    return { start: moved, end: movedBy(moved, length) };
  }
  const span = spanOn(date ?? dayOf(coming), time, until);
  return until === null && !event.all_day ? { ...span, end: movedBy(span.start, length) } : span;
}

const cancel = tool({
  name: 'calendar.cancel',
  title: 'Call an event off; of what comes back, one day alone: the next, or the one that is named',
  label: 'Call something in the calendar off',
  /** The day that is meant of what comes back: called off twice, it is still that one. */
  args: z.object({ event_id: Id, date: GivenDay.nullish() }),
  hears: {
    acts: ['cancel'],
    deed: 'cancel_event',
    needs: [],
    args: ({ event, day }) => (event === null ? null : { event_id: event, date: day }),
  },
  async describe(house, person, { event_id, date }) {
    const coming = await comingDay(house, person, event_id, 'delete', date);
    const wish = proposal('cancel', { deed: 'cancel_event', object: coming.event.title });
    const when = whenInWords(dayOf(coming), timeOf(coming), house.clock.now());
    return cardOf(house, person, coming, wish, [{ icon: 'due', text: when, tone: 'plain' }]);
  },
  async perform(house, person, { event_id, date }) {
    const coming = await comingDay(house, person, event_id, 'delete', date);
    await deleteEvent(house, person, event_id, thatDay(coming));
    return { said: `“${shortened(coming.event.title, 60)}” is called off.`, link: null };
  },
});

const invite = tool({
  name: 'calendar.invite',
  title: 'Ask members of its space to an event: all of its days, where it comes back',
  label: 'Ask somebody to something in the calendar',
  link,
  args: z.object({ event_id: Id, guests: z.array(Id).min(1).max(mostAttendees) }),
  hears: {
    acts: ['change_task'],
    deed: 'invite',
    needs: [],
    args: ({ event, guests = [] }) =>
      event === null || guests.length === 0 ? null : { event_id: event, guests: [...guests] },
  },
  async describe(house, person, { event_id, guests }) {
    const coming = await comingDay(house, person, event_id, 'change');
    const people = await guestsOf(house, guests);
    const wish = proposal('change_task', { deed: 'invite', object: coming.event.title, guests });
    const when = whenInWords(dayOf(coming), timeOf(coming), house.clock.now());
    const facts = [{ icon: 'due' as const, text: when, tone: 'plain' as const }, ...withGuests(people)];
    return cardOf(house, person, coming, wish, facts, people);
  },
  async perform(house, person, { event_id, guests }) {
    const { title, space_id, attendees } = (await comingDay(house, person, event_id, 'change')).event;
    const asked = [...new Set([...attendees.map(({ person_id }) => person_id), ...guests])];
    await changeEvent(house, person, event_id, EventChange.parse({ scope: 'all', attendees: asked }));
    return {
      said: `They are asked to “${shortened(title, 60)}”.`,
      link: { kind: 'event', id: event_id, space_id, name: title },
    };
  },
});

export const changeTools: readonly Tool[] = [move, cancel, invite];
