import { Id } from '@kinsong/contract/common/ids.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { CardField, CardWords } from '@kinsong/contract/guide/proposal-card.ts';
import { GivenDay } from '@kinsong/contract/common/time.ts';
import { reminderYears } from '@kinsong/contract/guide/proposals.ts';
import { dayInWords } from '@kinsong/contract/tasks/calendar-days.ts';
import * as z from 'zod';
import type { House } from '../../../platform/house.ts';
import type { Person } from '../../../platform/person.ts';
import { tool, type Tool, type ToolLink } from '../../../platform/tool.ts';
import { timeZoneOf } from '../../seekers/index.ts';
import { dayIn, momentIn, timeIn } from '../local-time.ts';
import { dropReminder, moveReminder } from './reminders.ts';
import { insertReminder, openReminder, type ReminderRow } from './reminders.sql.ts';

const usualTime = '09:00';

const link: ToolLink = { kind: 'reminder', path: '/mairy/memory', words: 'See your reminders' };
const dayField: CardField = { name: 'day', label: 'On which day?', kind: 'day', asked: true };
const timeField: CardField = {
  name: 'time',
  label: 'At what time?',
  kind: 'time',
  by: 'day',
  usual: usualTime,
};

const timeFact = (text: string): CardWords['facts'][number] => ({ icon: 'time', text, tone: 'plain' });

async function momentFor(house: House, person: Person, day: string, time: string): Promise<Date> {
  const at = momentIn(day, time, await timeZoneOf(house.db, person.id));
  const now = house.clock.now();
  if (at <= now) throw new Refusal('reminder.over');
  if (at > yearsAfter(now, reminderYears)) throw new Refusal('reminder.far');
  return at;
}

function yearsAfter(moment: Date, years: number): Date {
  const later = new Date(moment);
  later.setUTCFullYear(later.getUTCFullYear() + years);
  return later;
}

/** Where somebody lives, what a reminder says on its day and at its hour. */
async function standing(house: House, person: Person, at: Date): Promise<{ day: string; time: string }> {
  const timeZone = await timeZoneOf(house.db, person.id);
  return { day: dayIn(at, timeZone), time: timeIn(at, timeZone) };
}

async function ownOrRefuse(house: House, person: Person, id: string): Promise<ReminderRow> {
  const row = await openReminder(house.db, person.id, id);
  if (row === null) throw new Refusal('found.not');
  return row;
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
  args: z.object({
    text: z.string().trim().min(1).max(500),
    /** null: it is still to be said. */
    day: GivenDay.nullable(),
    time: z.iso.time({ precision: -1 }).nullish(),
    task_id: Id.nullish(),
  }),
  days: { day: null },
  async describe(house, _person, { text, day, time }) {
    if (day === null) {
      const which = { icon: 'time' as const, text: 'Which day?', tone: 'warm' as const };
      return { ask: 'Shall I remind you?', title: text, facts: [which] };
    }
    const when = `${dayInWords(day, house.clock.now(), 'long')}, ${time ?? usualTime}`;
    const fact = { icon: 'time' as const, text: when, tone: 'plain' as const };
    return { ask: 'Shall I remind you?', title: text, facts: [fact] };
  },
  async perform(house, person, { text, day, time, task_id }, { id }) {
    if (day === null) throw new Refusal('input.wrong', { day: 'Which day?' });
    const at = await momentFor(house, person, day, time ?? usualTime);
    await insertReminder(house.db, {
      id,
      personId: person.id,
      text,
      at,
      taskId: task_id ?? null,
      toldAt: null,
    });
    const when = `${dayInWords(day, house.clock.now(), 'long')} at ${time ?? usualTime}`;
    return {
      said: `I will remind you on ${when}: ${text}`,
      link: { kind: 'reminder', id, space_id: null, name: text },
    };
  },
});

const drop = tool({
  name: 'guide.dropReminder',
  title: 'Drop a reminder that the person had asked for and was not told yet',
  label: 'Remove a reminder',
  args: z.object({ reminder_id: Id }),
  async describe(house, person, { reminder_id }) {
    const { text, at } = await ownOrRefuse(house, person, reminder_id);
    const { day, time } = await standing(house, person, at);
    const when = `${dayInWords(day, house.clock.now(), 'long')}, ${time}`;
    return { ask: 'Shall I drop this reminder?', title: text, facts: [timeFact(when)] };
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
  args: z.object({
    reminder_id: Id,
    /** null: it is still to be said. */
    day: GivenDay.nullable(),
    time: z.iso.time({ precision: -1 }).nullish(),
  }),
  days: { day: null },
  async describe(house, person, { reminder_id, day, time }) {
    const { text, at } = await ownOrRefuse(house, person, reminder_id);
    const old = await standing(house, person, at);
    const when =
      day === null
        ? { ...timeFact('Which day?'), tone: 'warm' as const }
        : timeFact(`${dayInWords(day, house.clock.now(), 'long')}, ${time ?? old.time}`);
    return { ask: 'Shall I move this reminder?', title: text, facts: [when] };
  },
  async perform(house, person, { reminder_id, day, time }) {
    if (day === null) throw new Refusal('input.wrong', { day: 'Which day?' });
    const row = await ownOrRefuse(house, person, reminder_id);
    const hour = time ?? (await standing(house, person, row.at)).time;
    await moveReminder(house, person, reminder_id, await momentFor(house, person, day, hour));
    const when = `${dayInWords(day, house.clock.now(), 'long')} at ${hour}`;
    return {
      said: `I will remind you on ${when} instead: ${row.text}`,
      link: { kind: 'reminder', id: row.id, space_id: null, name: row.text },
    };
  },
});

export const reminderTools: readonly Tool[] = [remind, drop, move];
