import type { Frame, When } from '../frames/frame.ts';
import { hereAndNow } from '../read/days/calendar.ts';
import { isOpen } from '../say/whose.ts';
import { changeable } from './acts.words.ts';
import { bareFrame, frameOf } from './frame-of.ts';
import { whenAt } from './retime.ts';
import type { Pending, Thing } from './pending.ts';
import type { Proposal } from './proposal.ts';
import type { World } from './world.ts';

/** What a few words can make different: a card that lies open, what came of one, what was just named. */
export interface Subject {
  readonly title: string;
  /** The wish as it stands; of a thing of the house, the change of it in which nothing is said yet. */
  readonly frame: Frame;
  /** When it is now, for "a day earlier". */
  readonly when: When | null;
  readonly card: Proposal | null;
  /** A question about it is open. */
  readonly isAsked?: true;
}

export const ofCard = (card: Proposal, world: World): Subject => {
  const frame = frameOf(card);
  const [of] = thingsOf(frame).flatMap((thing) => thingOf(thing, world) ?? []);
  return { title: card.object ?? of?.title ?? '', frame, when: frame.when ?? of?.when ?? null, card };
};

/** Something of the house by its id; null where it is no more. */
export function thingOf({ kind, id }: Thing, world: World): Subject | null {
  const task = kind === 'task' ? world.tasks.find((each) => each.id === id) : undefined;
  if (task !== undefined) return change(task.title, { tasks: [id] }, task.dueDate, task.dueTime);
  const event = kind === 'event' ? world.events.find((each) => each.id === id) : undefined;
  if (event !== undefined) return change(event.title, { events: [id] }, event.day, event.time);
  const reminder = kind === 'reminder' ? world.reminders.find((each) => each.id === id) : undefined;
  if (reminder === undefined) return null;
  const { day, time } = hereAndNow(reminder.at, world.timeZone);
  return change(reminder.text, { reminders: [id] }, day, time);
}

const change = (title: string, of: Partial<Frame>, day: string | null, time: string | null): Subject => ({
  title,
  frame: bareFrame('change_task', of),
  when: day === null ? null : whenAt(day, time),
  card: null,
});

/** What came of a card that was answered with yes, as the house knows it now. */
export function madeOf({ act, object, task, reminder, event }: Proposal, world: World): Subject | null {
  const is = (title: string): boolean => title.toLowerCase() === object?.toLowerCase();
  const set = world.reminders.findLast(
    ({ id, text }) => id === reminder || (act === 'remind_me' && is(text)),
  );
  if (set !== undefined) return thingOf({ kind: 'reminder', id: set.id }, world);
  const planned = world.events.findLast(
    ({ id, title }) => id === event || (act === 'plan_event' && is(title)),
  );
  if (planned !== undefined) return thingOf({ kind: 'event', id: planned.id }, world);
  const [newest] = world.tasks
    .filter((each) => isOpen(each) && (each.id === task || is(each.title)))
    .toSorted((a, b) => b.touchedAt.getTime() - a.touchedAt.getTime());
  return newest === undefined ? null : thingOf({ kind: 'task', id: newest.id }, world);
}

export interface Subjects {
  /** Meant where nothing is named: what is asked about, open cards, else what was settled, else what was just told of. */
  readonly near: readonly Subject[];
  /** Meant by a word of theirs. */
  readonly named: readonly Subject[];
  /** Meant by their places: the last list. */
  readonly listed: readonly Subject[];
}

export function subjectsOf(before: Pending, world: World): Subjects {
  const { proposals, settled, matter, told = [], left = [] } = before;
  const ofThings = (things: readonly Thing[]): readonly Subject[] =>
    things.flatMap((thing) => thingOf(thing, world) ?? []);
  const cards = proposals.map((card) => ofCard(card, world));
  const open = cards.filter(({ frame }) => changeable.has(frame.act));
  const lying = left.map((card) => ofCard(card, world)).filter(({ frame }) => changeable.has(frame.act));
  const done = (settled?.proposals ?? []).flatMap((card) =>
    settled?.answer === 'yes'
      ? (madeOf(card, world) ?? [])
      : changeable.has(card.act)
        ? ofCard(card, world)
        : [],
  );
  // What the words meant is a guess until it was named.
  const spokenOf = thingsOf(matter).filter(({ id }) => told.some((thing) => thing.id === id));
  const onCards = proposals.flatMap(({ task, event, reminder }) => task ?? event ?? reminder ?? []);
  const last = ofThings(spokenOf.length === 1 ? spokenOf : told);
  const asked = askedOf(before);
  const beside = last.filter(({ frame }) => !thingsOf(frame).some(({ id }) => onCards.includes(id)));
  const near = open.length > 0 ? open : done.length > 0 ? done : beside;
  return asked === null
    ? { near, named: [...near, ...lying], listed: open.length > 1 ? cards : ofThings(told) }
    : { near: [asked], named: [asked, ...open], listed: open.length > 1 ? cards : [] };
}

/** The wish of which a day, an hour or a person is asked. */
export function askedOf({ question, matter }: Pick<Pending, 'question' | 'matter'>): Subject | null {
  const fills = question?.fills;
  if (fills === undefined || !['day', 'time', 'doer'].includes(fills.slot)) return null;
  const frame = matter?.act === fills.proposal.act ? matter : frameOf(fills.proposal);
  return { title: frame.object ?? '', frame, when: frame.when, card: null, isAsked: true };
}

export const thingsOf = (frame: Frame | null): readonly Thing[] =>
  frame === null
    ? []
    : [
        ...frame.tasks.map((id): Thing => ({ kind: 'task', id })),
        ...frame.events.map((id): Thing => ({ kind: 'event', id })),
        ...frame.reminders.map((id): Thing => ({ kind: 'reminder', id })),
      ];

/** When a matter is: as it was said, or as it stands in the house. */
export function whenOf(frame: Frame, world: World): When | null {
  if (frame.when !== null && frame.when.relative === undefined) return frame.when;
  const of = thingsOf(frame).flatMap((thing) => thingOf(thing, world) ?? []);
  return of.length === 1 ? (of[0]?.when ?? null) : null;
}
