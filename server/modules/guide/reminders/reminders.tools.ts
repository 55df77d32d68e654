import { Id } from '@kinsong/contract/common/ids.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { CardField, CardWords } from '@kinsong/contract/guide/proposal-card.ts';
import { ClockTime, GivenDay } from '@kinsong/contract/common/time.ts';
import { reminderYears } from '@kinsong/contract/guide/proposals.ts';
import { dayInWords } from '@kinsong/contract/common/calendar-days.ts';
import { readRule } from '@kinsong/engines/calendar/rule.ts';
import { proposal, type Proposal } from '@kinsong/engines/guide/talk/proposal.ts';
import { repeatInWords } from '@kinsong/engines/guide/talk/repeat-words.ts';
import * as z from 'zod';
import type { House } from '../../../platform/house.ts';
import { offerSentence } from '../../../platform/offer-sentence.ts';
import type { Person } from '../../../platform/person.ts';
import { tool, type Tool, type ToolLink } from '../../../platform/tool.ts';
import { timeZoneOf } from '../../seekers/index.ts';
import { dayIn, momentIn, timeIn } from '../local-time.ts';
import { dropReminder, moveReminder } from './reminders.ts';
import { insertReminder, openReminder } from './reminders.sql.ts';

const usualTime = '09:00';

const link: ToolLink = { kind: 'reminder', path: '/mairy/memory', words: 'See your reminders' };
const dayField: CardField = { name: 'day', label: 'On which day?', kind: 'day', asked: true };
const hour = { kind: 'time', by: 'day', usual: usualTime } as const;
const timeField: CardField = { name: 'time', label: 'At what time?', ...hour };
/** null: it is still to be said. */
const moment = { day: GivenDay.nullable(), time: ClockTime.nullish() };

const timeFact = (text: string): CardWords['facts'][number] => ({ icon: 'time', text, tone: 'plain' });

const dayText = ({ clock }: House, day: string): string => dayInWords(day, clock.now(), 'long');

const whenFact = (house: House, day: string | null, time: string): CardWords['facts'][number] =>
  day === null ? { ...timeFact('Which day?'), tone: 'warm' } : timeFact(`${dayText(house, day)}, ${time}`);

const askFor = async ({ db, clock }: House, { id: me }: Person, wish: Proposal): Promise<string> =>
  offerSentence(wish, { now: clock.now(), timeZone: await timeZoneOf(db, me), me });

/** A rule that counts would begin its count anew each time. */
function canRepeat(rule: string): boolean {
  const parts = readRule(rule);
  return parts !== null && parts['COUNT'] === undefined;
}

function dayOrRefuse(day: string | null): string {
  if (day === null) throw new Refusal('input.wrong', { day: 'Which day?' });
  return day;
}

async function momentFor(house: House, person: Person, day: string, time: string): Promise<Date> {
  const at = momentIn(day, time, await timeZoneOf(house.db, person.id));
  const now = house.clock.now();
  if (at <= now) throw new Refusal('reminder.over');
  if (at.getTime() > new Date(now).setUTCFullYear(now.getUTCFullYear() + reminderYears))
    throw new Refusal('reminder.far');
  return at;
}

/** What it says, and on which day and at which hour of where its person lives. */
async function ownOrRefuse({ db }: House, { id: me }: Person, id: string) {
  const [row, timeZone] = await Promise.all([openReminder(db, me, id), timeZoneOf(db, me)]);
  if (row === null) throw new Refusal('found.not');
  return { text: row.text, day: dayIn(row.at, timeZone), time: timeIn(row.at, timeZone) };
}

const remind = tool({
  name: 'guide.remind',
  title: 'Remind the person of something on a day, at a time',
  label: 'Remind you on a day',
  link,
  fields: [
    { name: 'text', label: 'What should it say?', kind: 'words', longest: 500 },
    { ...dayField, years: reminderYears },
    timeField,
  ],
  hears: {
    acts: ['remind_me'],
    needs: ['object', 'day'],
    args: ({ object, day, time, repeat, task }) =>
      object === null
        ? null
        : {
            ...{ text: object, day, task_id: task },
            ...(time !== null && { time }),
            ...(repeat !== null && canRepeat(repeat) && { repeat }),
          },
  },
  args: z.object({
    text: z.string().trim().min(1).max(500),
    ...moment,
    /** FREQ=WEEKLY;BYDAY=FR */
    repeat: z.string().refine(canRepeat).nullish(),
    task_id: Id.nullish(),
  }),
  days: { day: null },
  async describe(house, person, { text, day, time, repeat }) {
    const wish = proposal('remind_me', { object: text, day, time: time ?? null, repeat: repeat ?? null });
    return {
      ask: await askFor(house, person, wish),
      title: text,
      facts: [
        whenFact(house, day, time ?? usualTime),
        ...(repeat == null ? [] : [timeFact(repeatInWords(repeat))]),
      ],
    };
  },
  async perform(house, person, { text, day: given, time, repeat, task_id }, { id }) {
    const day = dayOrRefuse(given);
    const at = await momentFor(house, person, day, time ?? usualTime);
    const more = { taskId: task_id ?? null, repeat: repeat ?? null };
    await insertReminder(house.db, { id, personId: person.id, text, at, ...more, toldAt: null });
    const when = `${dayText(house, day)} at ${time ?? usualTime}`;
    const again = repeat == null ? '' : `, and then ${repeatInWords(repeat)}`;
    return {
      said: `I will remind you on ${when}${again}: ${text}`,
      link: { kind: 'reminder', id, space_id: null, name: text },
    };
  },
});

const drop = tool({
  name: 'guide.dropReminder',
  title: 'Drop a reminder that the person had asked for and was not told yet',
  label: 'Remove a reminder',
  hears: {
    acts: ['cancel', 'change_task'],
    deed: 'drop_reminder',
    needs: ['reminder'],
    args: ({ reminder }) => (reminder === null ? null : { reminder_id: reminder }),
  },
  args: z.object({ reminder_id: Id }),
  async describe(house, person, { reminder_id }) {
    const { text, day, time } = await ownOrRefuse(house, person, reminder_id);
    const wish = proposal('cancel', { deed: 'drop_reminder', object: text });
    return { ask: await askFor(house, person, wish), title: text, facts: [whenFact(house, day, time)] };
  },
  async perform(house, person, { reminder_id }) {
    const { text } = await ownOrRefuse(house, person, reminder_id);
    await dropReminder(house, person, reminder_id);
    return { said: `I will not remind you any more: ${text}`, link: null };
  },
});

const move = tool({
  name: 'guide.moveReminder',
  title: 'Move a reminder that the person had asked for to another day; without a time its hour stays',
  label: 'Move a reminder to another day',
  link,
  fields: [dayField, timeField],
  hears: {
    acts: ['change_task'],
    deed: 'move_reminder',
    needs: ['reminder', 'day'],
    args: ({ reminder, day, time }) =>
      reminder === null ? null : { reminder_id: reminder, day, ...(time !== null && { time }) },
  },
  args: z.object({ reminder_id: Id, ...moment }),
  days: { day: null },
  async describe(house, person, { reminder_id, day, time }) {
    const { text, ...old } = await ownOrRefuse(house, person, reminder_id);
    const wish = proposal('change_task', { deed: 'move_reminder', object: text, day, time: time ?? null });
    return {
      ask: day === null ? `Another day for the reminder of “${text}”?` : await askFor(house, person, wish),
      title: text,
      facts: [whenFact(house, day, time ?? old.time)],
    };
  },
  async perform(house, person, { reminder_id, day: given, time }) {
    const day = dayOrRefuse(given);
    const { text, time: old } = await ownOrRefuse(house, person, reminder_id);
    const at = await momentFor(house, person, day, time ?? old);
    await moveReminder(house, person, reminder_id, at);
    return {
      said: `I will remind you on ${dayText(house, day)} at ${time ?? old} instead: ${text}`,
      link: { kind: 'reminder', id: reminder_id, space_id: null, name: text },
    };
  },
});

export const reminderTools: readonly Tool[] = [remind, drop, move];
