import { dayInWords } from '@kinsong/contract/common/calendar-days.ts';
import { priorities, type Priority } from '@kinsong/contract/common/priority.ts';
import type { CardField, CardWords } from '@kinsong/contract/guide/proposal-card.ts';
import { priorityWords, type Task } from '@kinsong/contract/tasks/task.ts';
import type { Proposal } from '@kinsong/engines/guide/talk/proposal.ts';
import type { House } from '../../../platform/house.ts';
import { offerSentence } from '../../../platform/offer-sentence.ts';
import type { Person } from '../../../platform/person.ts';
import type { Deed, ToolLink } from '../../../platform/tool.ts';
import { profilesOf, timeZoneOf } from '../../seekers/index.ts';

export type Fact = CardWords['facts'][number];

const tones = { 1: 'urgent', 2: 'warm', 3: 'plain', 4: 'plain' } as const;
export const priorityFact = (priority: Priority): Fact => ({
  icon: 'priority',
  text: priorityWords[priority],
  tone: tones[priority],
});

export const whichDay: Fact = { icon: 'due', text: 'Which day?', tone: 'warm' };
export const dueFact = ({ clock }: House, day: string, time: string | null = null): Fact => ({
  icon: 'due',
  text: dayInWords(day, clock.now(), 'short') + (time === null ? '' : ` at ${time}`),
  tone: 'plain',
});

const nameOf = async (house: House, id: string): Promise<string> =>
  (await profilesOf(house.db, [id])).get(id)?.name ?? 'someone';

export async function whoFact(house: House, person: Person, id: string): Promise<Fact> {
  const name = await nameOf(house, id);
  return { icon: 'who', text: id === person.id ? `${name}, you` : name, tone: 'plain' };
}

/** What the card asks, by the clock of whoever reads it. */
export async function askFor(house: House, { id: me }: Person, wish: Proposal): Promise<string> {
  const timeZone = await timeZoneOf(house.db, me);
  const { doer } = wish;
  const people = doer === null ? [] : [{ id: doer, name: await nameOf(house, doer), realName: null }];
  return offerSentence(wish, { now: house.clock.now(), timeZone, me, people });
}

export const deed = (said: string, { id, space_id, text }: Task): Deed => ({
  said,
  link: { kind: 'task', id, space_id, name: text },
});

export const link: ToolLink = { kind: 'task', path: '/tasks?task=:id', words: 'See the task' };
export const dueField: CardField = { name: 'due_date', label: 'By when?', kind: 'day', free: true };
export const timeField: CardField = {
  name: 'due_time',
  label: 'At what time?',
  kind: 'time',
  by: 'due_date',
  free: true,
};
export const priorityField: CardField = {
  name: 'priority',
  label: 'How urgent is it?',
  kind: 'choice',
  options: priorities.map((value) => ({ value, label: priorityWords[value] })),
  usual: '3',
};
