import { aside } from '../aside.ts';
import type { Aside } from '../aside.ts';
import type { Understanding } from '../understanding.ts';
import type { Proposal, Reply, World } from '../world.ts';
import { dayInWords, onDays, todayIn } from './days.ts';
import { newTask } from './new-task.ts';
import { matterOf, oldReminder, remindersMeant } from './old-reminder.ts';
import { plain } from './phrases.ts';
import { speaksOf } from './recalled.ts';
import { isOpen } from './whose.ts';

/** "Cancel the choir": what the house knows by that name, before it is something to be done. */
export const callingOff: readonly Aside[] = [
  aside('(?:cancel|call off|scrap) (?!(?:it|that|this|everything)(?: |$)).{2,60}', calledOff),
];

function calledOff(about: Understanding, world: World): Reply | null {
  const matter = matterOf(about);
  if (matter.length === 0) return null;
  const offer = world.carried?.offer ?? null;
  if (offer !== null && isOffered(offer, matter)) return { ...plain('I put that away.'), settles: 'no' };
  const carry = { about, asked: null, offer: null };
  const today = todayIn(world);
  const fit = (words: string): number => speaksOf(words, matter);
  const planned = best(
    world.events.filter(({ day }) => day >= today),
    ({ title }) => fit(title),
  );
  const reminder = best(remindersMeant(about, world), ({ text }) => fit(text));
  const task = best(world.tasks.filter(isOpen), ({ title }) => fit(title));
  const most = Math.max(...[planned, reminder, task].map((each) => each?.fit ?? 0));
  if (planned?.fit === most)
    return plain(
      `“${planned.one.title}”, ${onDays({ from: planned.one.day, to: planned.one.day }, today)}, stands in the calendar, and is called off there. Who should hear of it first?`,
      carry,
    );
  if (reminder?.fit === most)
    return oldReminder({ ...about, intent: 'remind_me', reminder: { deed: 'drop', id: null } }, world);
  if (task?.fit === most) {
    const { id, title, dueDate } = task.one;
    const when = dueDate === null ? '' : `, ${dayInWords(dueDate, today)},`;
    return plain(
      `“${title}”${when} is on the list. I take nothing off it: in To Do it can be deleted. Or give me another day, and I offer to move it.`,
      { ...carry, about: { ...about, tasks: [id] } },
    );
  }
  const reply = newTask({ ...about, intent: 'add_task' }, world);
  return {
    ...reply,
    text: `Nothing here is called so, so it will be for you to call off elsewhere. ${reply.text}`,
  };
}

function best<T>(all: readonly T[], fitOf: (one: T) => number): { one: T; fit: number } | undefined {
  return all
    .map((one) => ({ one, fit: fitOf(one) }))
    .filter(({ fit }) => fit >= 1)
    .toSorted((a, b) => b.fit - a.fit)[0];
}

/** Does the card that lies open speak of this? */
export const isOffered = ({ args }: Proposal, matter: readonly string[]): boolean =>
  [args['text'], args['title']].some(
    (words) => typeof words === 'string' && matter.length > 0 && speaksOf(words, matter) >= 1,
  );
