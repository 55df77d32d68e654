import { readTimes } from './dates/times.ts';
import type { Understanding, When } from './understanding.ts';
import type { Carried, Settled, Task, World } from './world.ts';
import { isOpen } from './answers/whose.ts';

/** What becomes of a deed that is to be otherwise after all. */
export type Amended = { kind: 'new'; about: Understanding } | { kind: 'undone'; text: string };

const changing =
  /^(?:(?:no|nope|yes|yeah|ok|okay|oh|wait|sorry|actually|hm+|please|well|but|then|and|or|rather|can you|could you)[\s,.!;:]+)*(?:make (?:it|that|this)|change (?:it|that|this)|move (?:it|that|this)|put (?:it|that|this)|set (?:it|that|this)|i (?:meant|mean)|(?:better|rather|instead)\b)/i;
const undoing =
  /^(?:(?:no|oh|wait|sorry|actually|please|can you|could you)[\s,.!]+)*(?:undo|revert|take (?:it|that|this) back|reverse (?:it|that|this))(?: (?:it|that|this|please|again|the last one))*[\s.!?]*$/i;
/** Words that change something and name nothing: a title made of them would say nothing. */
const hollow =
  /^(?:(?:no|nope|not|yes|yeah|ok|okay|oh|wait|sorry|actually|hm+|please|well|but|then|and|or|rather|better|instead|make|change|move|put|set|i|me|you|mean|meant|it|that|this|one|to|for|on|at|be|would|should|undo|can|could|too|also|again)(?:[\s,.!?]+|$))+$/i;

export const isHollow = (title: string): boolean => hollow.test(title.trim());

/** "Make it Thursday", "no, I meant seven". */
export const amends = (about: Understanding): boolean =>
  changing.test(about.text.trim()) &&
  about.topic.every((word) => /^\d/.test(word)) &&
  (about.dates.length > 0 ||
    about.people.length > 0 ||
    about.priority !== null ||
    hourIn(about.text) !== null);

/** A number that stands alone where an hour was: "make it 7 instead". */
function hourIn(text: string): When | null {
  const said =
    /\b(?:it|to|meant|mean|at) (?:at )?(\d{1,2}(?::\d\d)?)(?: o'clock)?(?: (?:instead|please|rather))?[.!]*$/i.exec(
      text.trim(),
    )?.[1];
  const times = said === undefined ? [] : readTimes(`at ${said}`).flatMap((clock) => clock.times);
  if (said === undefined || times.length === 0) return null;
  return { said, dayless: true, readings: [], time: times.length === 1 ? (times[0] ?? null) : null, times };
}

/** Null when the words are about something else. */
export function amended(about: Understanding, carried: Carried | null, world: World): Amended | null {
  const settled = carried?.settled ?? null;
  const reminder = settled?.answer === 'yes' ? reminderOf(settled, world) : null;
  if (undoing.test(about.text.trim()))
    return carried !== null && reminder !== null
      ? { kind: 'new', about: { ...carried.about, reminder: { deed: 'drop', id: reminder } } }
      : { kind: 'undone', text: undo(settled, world) };
  if (!amends(about)) return null;
  const hour = hourIn(about.text);
  const now = about.dates.length === 0 && hour !== null ? { ...about, dates: [hour] } : about;
  if (carried !== null && settled?.answer === 'no')
    return { kind: 'new', about: otherwise(carried.about, now) };
  if (carried !== null && reminder !== null) {
    const moved = { ...carried.about, reminder: { deed: 'move', id: reminder } as const };
    return { kind: 'new', about: otherwise(moved, now) };
  }
  const named = settled?.deed.args['task_id'];
  const made = typeof named === 'string' ? [named] : newest(settled, world);
  return { kind: 'new', about: { ...about, intent: 'change_task', title: null, tasks: made } };
}

/** The reminder that was set or moved by it, while it is still to come. */
function reminderOf({ deed: { tool, args } }: Settled, { reminders }: World): string | null {
  const same =
    tool === 'guide.remind'
      ? reminders.findLast(({ text }) => text === args['text'])
      : reminders.find(({ id }) => tool === 'guide.moveReminder' && id === args['reminder_id']);
  return same?.id ?? null;
}

const fresh = 10 * 60_000;

/** What was just written down, by its title, else the task of theirs that was touched last. */
function newest(settled: Settled | null, world: World): readonly string[] {
  const [last] = world.tasks
    .filter(
      (task) =>
        isOpen(task) &&
        task.createdBy === world.me.id &&
        world.now.getTime() - task.touchedAt.getTime() < fresh,
    )
    .toSorted((a, b) => isIt(b, settled) - isIt(a, settled) || b.touchedAt.getTime() - a.touchedAt.getTime());
  return last === undefined ? [] : [last.id];
}

const isIt = ({ title }: Task, settled: Settled | null): number =>
  settled?.deed.args['title'] === title ? 1 : 0;

function undo(settled: Settled | null, world: World): string {
  if (settled?.answer === 'no') return 'There is nothing to undo: it was never done.';
  const [id] = settled === null || settled.deed.tool === 'tasks.create' ? newest(settled, world) : [];
  const task = world.tasks.find((each) => each.id === id);
  if (task !== undefined)
    return `“${task.title}” stands in To Do, and I can not take it off from here. Another day, or another person, I can offer; just say which.`;
  return settled === null
    ? 'What shall be undone? A task or a reminder: tell me a word of it.'
    : 'That I can not take back from here. Where it stands it can still be changed.';
}

/** "At ten" keeps the day and changes the hour. */
function otherDates(before: Understanding, now: Understanding): Understanding['dates'] {
  const [when] = now.dates;
  if (when === undefined) return before.dates;
  return when.dayless === true && before.dates.length > 0
    ? before.dates.map((old) => ({ ...old, time: when.time, times: when.times }))
    : now.dates;
}

/** The same offer with what was said now in place of what was said before. */
export const otherwise = (before: Understanding, now: Understanding): Understanding => ({
  ...before,
  dates: otherDates(before, now),
  people: now.people.length > 0 ? now.people : before.people,
  assignee: now.people[0] ?? before.assignee,
  priority: now.priority ?? before.priority,
});
