import { addDays } from '../dates/calendar.ts';
import type { Days, Understanding, When } from '../understanding.ts';
import type { Carried, Reply, Task, World } from '../world.ts';
import type { Answers } from './answer.ts';
import { askDay, askPerson } from './asking.ts';
import { dayOf, onDays, todayIn } from './days.ts';
import { inWords, listed, oneOf, opened, plain, things } from './phrases.ts';
import { nextSmallThing } from './small-thing.ts';
import { byUrgency, isMine, isOpen, nameOf, reasonFor, inOrderOfNeed, spaceName, taskLine } from './whose.ts';

const most = 5;

export const dueAnswers: Answers = { what_is_due: whatIsDue, what_was_done: whatWasDone };

function whatIsDue(about: Understanding, world: World): Reply {
  const unsure = about.people.find(({ ids, guessed }) => guessed || ids.length > 1);
  if (unsure !== undefined) return askPerson(about, unsure, world);
  const [when] = about.dates;
  if (when !== undefined && when.readings.length !== 1) return askDay(about, when, world);
  const days = when === undefined ? null : untilThen(when, world);
  const whose = about.people[0]?.ids[0] ?? null;
  const inView = world.tasks
    .filter(isOpen)
    .filter((task) => concerns(task, about, whose, world))
    .filter((task) => falls(task, days, world));
  const urgent = /\burgent|important|can ?not wait|overdue|late\b/.test(about.text.toLowerCase());
  const found = (
    urgent ? inView.filter((task) => task.priority === 1 || isLate(task, world)) : inView
  ).toSorted(byUrgency);
  const span = days === null ? '' : ` ${onDays(days, todayIn(world))}`;
  if (found.length === 0) return nothing(about, world, { whose, span, urgent });
  return plain(
    [
      lead(found.length, { whose, span, urgent, about }, world),
      ...lines(found, world),
      last(found, world),
    ].join('\n'),
    carrying(about, found),
  );
}

/** "Before the weekend" asks about all the days until then. */
function untilThen({ said, readings: [days] }: When, world: World): Days | null {
  const today = todayIn(world);
  if (days === undefined || days.from <= today) return days ?? null;
  if (/^(?:by|until|till)\b/i.test(said)) return { from: today, to: days.to };
  return /^before\b/i.test(said) ? { from: today, to: addDays(days.from, -1) } : days;
}

interface Asked {
  whose: string | null;
  span: string;
  urgent: boolean;
  about?: Understanding;
}

function concerns(task: Task, about: Understanding, whose: string | null, world: World): boolean {
  if (about.spaces.length > 0) return about.spaces.includes(task.spaceId);
  if (whose !== null) return task.assignedTo === whose;
  return isMine(task, world);
}

const isLate = ({ dueDate }: Task, world: World): boolean => dueDate !== null && dueDate < todayIn(world);

/** What is late belongs to every stretch that holds today: it is still to be done. */
function falls(task: Task, days: Days | null, world: World): boolean {
  if (days === null) return true;
  if (task.dueDate === null) return false;
  const today = todayIn(world);
  return task.dueDate <= days.to && (task.dueDate >= days.from || (days.from <= today && days.to >= today));
}

function lead(count: number, { whose, span, urgent, about }: Asked, world: World): string {
  const number = opened(things(count, 'thing'));
  const kind = urgent ? (count === 1 ? ' presses' : ' press') : '';
  const place = about?.spaces[0] === undefined ? null : spaceName(world, about.spaces[0]);
  if (place !== null)
    return oneOf(world, [
      `${number} still open in ${place}${span}:`,
      `In ${place}${span}, ${inWords(count)} open:`,
    ]);
  if (whose !== null)
    return oneOf(world, [
      `${number} on ${nameOf(world, whose)}'s list${span}:`,
      `${nameOf(world, whose)} has ${things(count, 'thing')} to do${span}:`,
    ]);
  return oneOf(world, [
    `${number}${kind}${span}:`,
    `I count ${things(count, 'thing')}${span}${urgent ? ' that cannot wait' : ''}:`,
    `You have ${things(count, 'thing')}${urgent ? ' that cannot wait' : ' open'}${span}:`,
  ]);
}

function lines(found: readonly Task[], world: World): readonly string[] {
  const shown = found.slice(0, most).map((task) => `• ${taskLine(task, world)}`);
  return found.length > most ? [...shown, `and ${inWords(found.length - most)} more in To Do.`] : shown;
}

function last(found: readonly Task[], world: World): string {
  const [first] = inOrderOfNeed(found, world);
  if (first === undefined || found.length === 1)
    return oneOf(world, ['Shall it stay as it is?', 'Is it in good hands?', 'Will you get to it?']);
  return oneOf(world, [
    `I would begin with “${first.title}”: ${reasonFor(first, world)}.`,
    `“${first.title}” first, I think: ${reasonFor(first, world)}. What is in the way of it?`,
    `If only one gets done, let it be “${first.title}”; ${reasonFor(first, world)}.`,
  ]);
}

function nothing(about: Understanding, world: World, { whose, span, urgent }: Asked): Reply {
  const who = whose === null ? 'you' : nameOf(world, whose);
  const open = world.tasks.filter((task) => isOpen(task) && isMine(task, world));
  const further =
    whose === null && about.spaces.length === 0 && open.length > 0
      ? ` ${opened(things(open.length, 'thing'))} without a day in it, or further on; shall we look at those?`
      : '';
  const text = urgent
    ? oneOf(world, ['Nothing presses. That is allowed.', 'Nothing is late and nothing is marked urgent.'])
    : oneOf(world, [`Nothing is written down for ${who}${span}.`, `I find nothing${span} for ${who}.`]);
  return plain(text + further, carrying(about, []));
}

const carrying = (about: Understanding, tasks: readonly Task[]): Carried => ({
  about: { ...about, tasks: tasks.map(({ id }) => id).slice(0, most) },
  asked: null,
  offer: null,
});

/** "Three things I can finish": those are still to be done. */
const stillToDo = /\b(?:things?|tasks?|jobs?|chores?) (?:that )?(?:i|we) (?:can|could|might|may) \w+/i;

function whatWasDone(about: Understanding, world: World): Reply {
  if (stillToDo.test(about.text))
    return nextSmallThing({ ...about, intent: 'next_small_thing', dates: [] }, world);
  const unsure = about.people.find(({ ids, guessed }) => guessed || ids.length > 1);
  if (unsure !== undefined) return askPerson(about, unsure, world);
  const [when] = about.dates;
  if (when !== undefined && when.readings.length !== 1) return askDay(about, when, world);
  const days = when?.readings[0] ?? null;
  const whose = about.people[0]?.ids[0] ?? null;
  const done = world.tasks
    .filter(
      ({ completedAt }) =>
        completedAt !== null &&
        (days === null || (dayOf(world, completedAt) >= days.from && dayOf(world, completedAt) <= days.to)),
    )
    .filter((task) => (whose === null ? true : task.assignedTo === whose))
    .toSorted((a, b) => (b.completedAt?.getTime() ?? 0) - (a.completedAt?.getTime() ?? 0));
  const span = days === null ? ' of late' : ` ${onDays(days, todayIn(world))}`;
  if (done.length === 0) {
    return plain(
      oneOf(world, [
        `Nothing was ticked off${span}. Some work never makes it onto a list; was there something?`,
        `I see nothing ticked off${span}. What got done that nobody wrote down?`,
      ]),
      carrying(about, []),
    );
  }
  const names = done
    .slice(0, most)
    .map(
      (task) => `“${task.title}”${task.assignedTo === null ? '' : ` (${nameOf(world, task.assignedTo)})`}`,
    );
  const more = done.length > most ? `, and ${inWords(done.length - most)} more` : '';
  return plain(
    `${oneOf(world, ['Done', 'Ticked off', 'Behind us'])}${span}: ${listed([...names])}${more}.`,
    carrying(about, []),
  );
}
