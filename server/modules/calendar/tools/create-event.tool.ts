import { NewEvent } from '@kinsong/contract/calendar/event-input.ts';
import { longestPlace, longestTitle, mostAttendees } from '@kinsong/contract/calendar/event.ts';
import { dayInWords } from '@kinsong/contract/common/calendar-days.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import { Id } from '@kinsong/contract/common/ids.ts';
import { shortened } from '@kinsong/engines/text/shorten-text.ts';
import { ClockTime, GivenDay } from '@kinsong/contract/common/time.ts';
import { readRule } from '@kinsong/engines/calendar/rule.ts';
import { proposal, type Proposal } from '@kinsong/engines/guide/talk/proposal.ts';
import { repeatInWords } from '@kinsong/engines/guide/talk/repeat-words.ts';
import { capital } from '@kinsong/engines/text/capital.ts';
import * as z from 'zod';
import { offerSentence } from '../../../platform/offer-sentence.ts';
import { tool } from '../../../platform/tool.ts';
import { ensureThread, mayOrRefuse, nameOfSpace } from '../../spaces/index.ts';
import { createEvent } from '../create-event.ts';
import { zoneOf } from '../ports.ts';
import { guestsOf, link, spanOn, withGuests } from './event-card.ts';

const Args = z.object({
  title: z.string().trim().min(1).max(longestTitle),
  date: GivenDay.nullish(),
  /** Without an hour it is for the whole day: nobody is told an hour that nobody said. */
  time: ClockTime.nullish(),
  until: ClockTime.nullish(),
  repeat: z
    .string()
    .refine((rule) => readRule(rule) !== null)
    .nullish(),
  place: z.string().trim().max(longestPlace).nullish(),
  space_id: Id.nullish(),
  /** Who is to come besides the person: members of the space. */
  guests: z.array(Id).max(mostAttendees).nullish(),
});
type Args = z.output<typeof Args>;

export const createTool = tool({
  name: 'calendar.create',
  title:
    'Put an event into the calendar on a day, at an hour or for the whole day: for the person alone, or of a space for all who are there',
  label: 'Put something into the calendar',
  link,
  args: Args,
  days: { date: null },
  fields: [
    { name: 'title', label: 'What is it?', kind: 'words', longest: longestTitle },
    { name: 'date', label: 'On which day?', kind: 'day', asked: true },
    { name: 'time', label: 'At what time? Empty: all day', kind: 'time', by: 'date', free: true },
    { name: 'until', label: 'Until what time?', kind: 'time', free: true },
    {
      name: 'space_id',
      label: 'In whose calendar?',
      kind: 'place',
      needs: 'calendar.create',
      none: 'Only yours',
    },
  ],
  hears: { acts: ['plan_event'], needs: ['object'], args: argsOf },
  async describe(house, person, args) {
    const { title, date, space_id, place, guests } = args;
    if (space_id != null) await mayOrRefuse(house, person, 'calendar.create', space_id);
    const whose = space_id == null ? 'Only yours' : await nameOfSpace(house.db, space_id);
    const people = await guestsOf(house, guests ?? []);
    const clock = { now: house.clock.now(), timeZone: await zoneOf(house, person.id), me: person.id };
    return {
      ask: offerSentence(wishOf(args), { ...clock, people }),
      title,
      facts: [
        date == null
          ? { icon: 'due', text: 'Which day?', tone: 'warm' }
          : { icon: 'due', text: dayInWords(date, clock.now, 'short'), tone: 'plain' },
        { icon: 'time', text: hoursOf(args), tone: 'plain' },
        ...(args.repeat == null
          ? []
          : [{ icon: 'time' as const, text: capital(repeatInWords(args.repeat)), tone: 'plain' as const }]),
        ...(place == null ? [] : [{ icon: 'words' as const, text: place, tone: 'plain' as const }]),
        ...withGuests(people),
        { icon: 'space', text: whose, tone: 'plain' },
      ],
    };
  },
  async perform(house, person, args, { id }) {
    const { title, date, repeat, place, space_id, guests } = args;
    if (date == null) throw new Refusal('input.wrong', { date: 'Which day?' });
    const spaceId = space_id ?? (await ensureThread(house, person.id));
    const wanted = NewEvent.parse({
      ...{ id, title, zone: await zoneOf(house, person.id), place: place ?? '' },
      ...(args.time == null ? { date, all_day: true } : spanOn(date, args.time, args.until ?? null)),
      ...(repeat == null ? {} : { repeat: { rule: repeat } }),
      ...(guests == null ? {} : { attendees: [person.id, ...guests] }),
    });
    const event = await createEvent(house, person, spaceId, wanted);
    return {
      said: `It stands in the calendar: “${shortened(event.title, 60)}”.`,
      link: { kind: 'event', id: event.id, space_id: event.space_id, name: event.title },
    };
  },
});

function argsOf({
  object,
  day,
  time,
  until,
  repeat,
  where,
  space,
  guests,
}: Proposal): z.input<typeof Args> | null {
  if (object === null) return null;
  return {
    title: shortened(object, longestTitle),
    date: day,
    ...(time === null ? {} : { time }),
    ...(time === null || until === null ? {} : { until }),
    ...(repeat === null || readRule(repeat) === null ? {} : { repeat }),
    ...(where === null ? {} : { place: shortened(where, longestPlace) }),
    ...(space === null ? {} : { space_id: space, ...(guests === undefined ? {} : { guests: [...guests] }) }),
  };
}

const wishOf = ({ title, date, time, until, repeat, place, guests }: Args): Proposal =>
  proposal('plan_event', {
    ...{ object: title, day: date ?? null, time: time ?? null, repeat: repeat ?? null },
    ...{ until: time == null ? null : (until ?? null), where: place ?? null },
    ...(guests == null ? {} : { guests }),
  });

const hoursOf = ({ time, until }: Args): string =>
  time == null ? 'All day' : until == null ? time : `${time} to ${until}`;
