import { addDays, hereAndNow } from '../read/days/calendar.ts';
import type { Task, World } from '../talk/world.ts';
import type { Asked } from './asked.ts';
import { feast, feastNames } from './asked.words.ts';
import { dueInWords, hourInWords, momentInWords, todayIn } from './days.ts';
import { about, speaksOf } from './speaks-of.ts';
import { isMine, isOpen, nameOf } from './whose.ts';

/** A task, an event or a reminder that is still to come. */
export interface OpenThing {
  readonly kind: 'task' | 'event' | 'reminder';
  readonly id: string;
  readonly title: string;
  readonly day: string | null;
  readonly time: string | null;
  readonly spaceId: string | null;
  readonly task: Task | null;
}

/** By day and hour, so that the late ones come first; what has no day comes last. */
export function openThings(world: World): readonly OpenThing[] {
  const today = todayIn(world);
  const tasks = world.tasks.filter(isOpen).map((task): OpenThing => {
    const { id, title, spaceId, dueDate: day, dueTime: time } = task;
    return { kind: 'task', id, title, day, time, spaceId, task };
  });
  const events = world.events
    .filter(({ day }) => day >= today)
    .map((event): OpenThing => ({ kind: 'event', task: null, ...event }));
  const reminders = world.reminders.map(({ id, text, at }): OpenThing => {
    const moment = hereAndNow(at, world.timeZone);
    return { kind: 'reminder', id, title: text, ...moment, spaceId: null, task: null };
  });
  const order = ({ day, time, task }: OpenThing): string =>
    `${day ?? '9999'} ${time ?? ''} ${task?.priority ?? 3}`;
  return [...tasks, ...events, ...reminders].toSorted(
    (a, b) => order(a).localeCompare(order(b)) || a.title.localeCompare(b.title),
  );
}

/** What goes by that name; else the one thing that was read to be meant by it. */
export function openBy({ frame, world, words, topic, people }: Asked): readonly OpenThing[] {
  const open = openThings(world);
  const named = about(open, words, ({ title }) => title);
  if (topic.length > 0 && named.length > 0) return theirsOf(named, people);
  const ids = [...frame.events, ...frame.tasks, ...frame.reminders];
  const meant = open.filter(({ id }) => ids.includes(id));
  if (meant.length === 1) return meant;
  // "The party" may go by another name in the calendar.
  const isFeast = topic.some((word) => feastNames.has(word));
  const kin = open.filter(({ kind, title }) => isFeast && kind === 'event' && feast.test(title));
  return kin.length === 1 ? kin : topic.length > 0 ? [] : theirsOf(named, people);
}

/** Where somebody is named, what stands with them, and what is planned; else all. */
function theirsOf(things: readonly OpenThing[], people: readonly string[]): readonly OpenThing[] {
  const theirs = things.filter(({ task }) => people.includes(task?.assignedTo ?? ''));
  return theirs.length > 0
    ? things.filter((thing) => thing.kind === 'event' || theirs.includes(thing))
    : things;
}

/** The spaces that were named, or those whose name speaks of what was named: "how is the house coming along". */
export const spacesBy = ({
  frame,
  world,
  topic,
}: Pick<Asked, 'frame' | 'world' | 'topic'>): readonly string[] =>
  frame.spaces.length > 0
    ? frame.spaces
    : world.spaces.filter(({ name }) => speaksOf(name, topic) >= 1).map(({ id }) => id);

/** All that is open of a matter: what goes by its name, what stands in its salon, and what was planned for it in this talk. */
export function ofMatter(asked: Asked): readonly OpenThing[] {
  const found = openBy(asked);
  const called = asked.world.spaces.filter(({ name }) => found.some(({ title }) => title === name));
  const spaces = [...spacesBy(asked), ...called.map(({ id }) => id)];
  const made = madeFor(asked);
  return openThings(asked.world).filter(
    ({ id, spaceId, title }) =>
      found.some((thing) => thing.id === id) || made.includes(title) || spaces.includes(spaceId ?? ''),
  );
}

/** The names of what was offered for it since it was planned. */
export function madeFor(asked: Asked): readonly string[] {
  const { occasion, made = [] } = asked.world.pending ?? {};
  const title = occasion?.object ?? '';
  const isIt = openBy(asked).some((thing) => thing.title === title || occasion?.events.includes(thing.id));
  return isIt || speaksOf(title, asked.topic) >= 1 ? made.filter((name) => name !== title) : [];
}

/** What is to be done or remembered on the days of these events and before them. */
export function aroundThem(things: readonly OpenThing[], world: World): readonly OpenThing[] {
  const days = things.flatMap(({ kind, day }) =>
    kind === 'event' && day !== null ? [addDays(day, -1), day] : [],
  );
  return openThings(world).filter(
    (each) =>
      each.kind !== 'event' && days.includes(each.day ?? '') && !things.some(({ id }) => id === each.id),
  );
}

export const isLate = ({ kind, day }: OpenThing, world: World): boolean =>
  kind === 'task' && day !== null && day < todayIn(world);

/** “Buy fish” (due Friday at four, Tomas); in a list of one day only the hour is said. */
export function lineFor(thing: OpenThing, { world, people }: Asked, onlyDay: string | null = null): string {
  const { kind, title, task } = thing;
  const facts = [
    whenOf(thing, onlyDay, todayIn(world)),
    task?.status === 'blocked' ? 'blocked' : null,
    task === null || task.assignedTo === null || isMine(task, world) || people.includes(task.assignedTo)
      ? null
      : nameOf(world, task.assignedTo),
  ].filter((fact) => fact !== null);
  return `${kind === 'reminder' ? 'the reminder ' : ''}“${title}”${facts.length === 0 ? '' : ` (${facts.join(', ')})`}`;
}

function whenOf({ kind, day, time }: OpenThing, onlyDay: string | null, today: string): string | null {
  if (day === null) return null;
  if (day === onlyDay) return time === null ? null : `at ${hourInWords(time)}`;
  return kind === 'task' ? dueInWords(day, today, time) : momentInWords(day, time, today);
}
