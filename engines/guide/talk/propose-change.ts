import type { Frame, When } from '../frames/frame.ts';
import { dayInWords, dayOf, todayIn } from '../say/days.ts';
import { oneOf } from '../say/phrases.ts';
import { wordsOf } from '../read/find-tasks.ts';
import { isOpen } from '../say/whose.ts';
import { cardOf } from './card-of.ts';
import { bareFrame, byDoer, someone } from './frame-of.ts';
import { openWhen } from './open-when.ts';
import type { Thing } from './pending.ts';
import type { Proposed } from './proposed.ts';
import { questions } from './questions.ts';
import { retimed } from './retime.ts';
import { thingOf, thingsOf, type Subject } from './subjects.ts';
import type { Task, World } from './world.ts';

const openOnes = ({ tasks }: Frame, world: World): readonly Task[] =>
  tasks.flatMap((id) => world.tasks.filter((task) => task.id === id && isOpen(task)));

const severalSaid = /\b(?:and|both|all|every|each|everything|reminders|them)\b/i;
const mostAtOnce = 5;

/** Something is done: the task that is meant is ticked off, and where none is meant it is good to hear. */
export function tickedOff(frame: Frame, world: World): Proposed {
  const open = openOnes(frame, world);
  const ticks = open.slice(0, mostAtOnce).map(({ id }) => cardOf(bareFrame('done_task', { tasks: [id] })));
  if (open.length > 0 && !world.abilities.has('done_task'))
    return { says: 'Well done. I can not tick it off from here yet; the list can.' };
  if (open.length === 1 || (open.length > 1 && severalSaid.test(frame.said)))
    return { lead: 'Well done.', proposals: ticks };
  if (open.length > 1)
    return {
      question: questions.whichTask(
        { ...frame, act: 'done_task', polarity: 'wanted' },
        open.map(({ id }) => id),
        world,
      ),
    };
  const already = world.tasks.find(({ id, completedAt }) => frame.tasks.includes(id) && completedAt !== null);
  if (already?.completedAt != null)
    return {
      says: `“${already.title}” was ticked off ${dayInWords(dayOf(world, already.completedAt), todayIn(world))} already. Good that it is done.`,
    };
  return {
    courtesy: oneOf(world, [
      'Well done. That is one thing less to carry.',
      'Well done. I’m glad it is behind you.',
    ]),
  };
}

/** What is ticked off already is opened again: "the list says done, but it isn't". */
export function reopened(frame: Frame, world: World): Proposed {
  const [closed] = world.tasks.filter(
    ({ id, completedAt }) => frame.tasks.includes(id) && completedAt !== null,
  );
  const [open] = openOnes(frame, world);
  if (closed !== undefined) return { proposals: [cardOf({ ...frame, object: null, tasks: [closed.id] })] };
  if (open !== undefined) return { says: `“${open.title}” is still open.` };
  return { question: questions.whatTask(frame, world) };
}

/** A task gets another day, another person or another weight; an event or a reminder another moment. */
export function changed(heard: Frame, world: World): Proposed {
  const frame = best(heard, world);
  const isTask = frame.tasks.length > 0;
  const meant = thingsOf(frame).filter(({ kind, id }) =>
    kind === 'task' ? openOnes(frame, world).some((task) => task.id === id) : !isTask,
  );
  const [subject, ...others] = meant.flatMap((thing) => thingOf(thing, world) ?? []);
  if (subject === undefined && isTask) return reopened(frame, world);
  if (subject === undefined)
    return frame.reminders.length > 0
      ? { says: 'I have no such reminder.' }
      : { question: questions.whatTask(frame, world) };
  if (others.length > 0)
    return {
      question: questions.whichCard(
        [subject, ...others].map(({ title, frame: of }) => ({ title, frame: { ...frame, ...ofThing(of) } })),
      ),
    };
  const one: Frame = { ...frame, ...ofThing(subject.frame), object: null };
  const { doer } = one;
  if (isTask && doer !== null && doer.ids.length === 0)
    return { says: `I know no ${doer.said} here. “${subject.title}” stays with whom it is.` };
  if (isTask && doer !== null && (doer.guessed || doer.ids.length > 1))
    return { question: questions.whichPerson(one, doer, world) };
  if (isTask && (doer !== null || one.priority !== null)) {
    const weighed = one.priority === null ? [] : [cardOf({ ...byDoer(one, null), when: null })];
    const given = doer === null ? [] : [cardOf({ ...one, priority: null, when: null })];
    const later = one.when === null ? null : changed({ ...byDoer(one, null), priority: null }, world);
    const [also] = later !== null && 'proposals' in later ? [later.proposals] : [[]];
    return { proposals: [...weighed, ...given, ...also] };
  }
  if (one.guests !== undefined) return invited(one, subject, world);
  if (one.when === null) return { question: questions.whatDay(one, world, `“${subject.title}”: `) };
  // A day alone keeps the hour of a moment, an hour alone its day; a task keeps its own hour.
  const moved = retimed(isTask ? withoutHour(subject.when) : subject.when, one.when);
  const due = isTask && one.when.time === null ? subject.when?.readings[0]?.from : undefined;
  if (due !== undefined && moved?.readings.length === 1 && moved.readings[0]?.from === due)
    return { courtesy: `“${subject.title}” is on that day already.` };
  const next = { ...byDoer(one, isTask ? doer : null), when: moved };
  const open = openWhen(next, world);
  return open === null ? { proposals: [cardOf(next)] } : { question: open };
}

const ofThing = ({ tasks, events, reminders }: Frame): Pick<Frame, 'tasks' | 'events' | 'reminders'> => ({
  tasks,
  events,
  reminders,
});
/** Of things of several kinds those that are named by most words: "physio got moved" means no bed that is to be moved. */
function best(frame: Frame, world: World): Frame {
  const things = thingsOf(frame);
  if (new Set(things.map(({ kind }) => kind)).size < 2) return frame;
  const said = wordsOf(frame.said.replace(/\b(?:move|put|shift)(?:d|s)?\b/gi, ''));
  const fit = (thing: Thing): number =>
    wordsOf(thingOf(thing, world)?.title ?? '').filter((word) => said.includes(word)).length;
  const most = Math.max(...things.map(fit));
  const ids = new Set(things.filter((thing) => fit(thing) === most).map(({ id }) => id));
  const left = (all: readonly string[]) => all.filter((id) => ids.has(id));
  return { ...frame, tasks: left(frame.tasks), events: left(frame.events), reminders: left(frame.reminders) };
}

/** Who is asked to an event has to be able to see it. */
function invited(frame: Frame, { title }: Subject, world: World): Proposed {
  const ids = (frame.guests ?? []).flatMap((who) => who.ids).filter((id) => id !== world.me.id);
  const event = world.events.find(({ id }) => frame.events.includes(id));
  const space = world.spaces.find(({ id }) => id === event?.spaceId);
  const strangers = ids.filter((id) => space?.people.includes(id) !== true);
  return ids.length === 0 || strangers.length > 0
    ? {
        says: `“${title}” stands where not all of them can see it, so I can invite nobody there. In the calendar of a salon you share it can be planned anew.`,
      }
    : { proposals: [cardOf({ ...frame, guests: ids.map(someone), when: null })] };
}

const withoutHour = (when: When | null): When | null => when && { ...when, time: null, until: null };

/** A reminder is dropped, an event called off, a task taken from the list; of several it is asked which. */
export function calledOff(frame: Frame, world: World): Proposed | null {
  const byKind = ['reminder', 'event', 'task'] as const;
  const named = thingsOf(frame);
  const isOfAll = named.length === 0 && frame.object === null && /\breminders\b/i.test(frame.said);
  const meant = isOfAll ? world.reminders.map(({ id }) => ({ kind: 'reminder' as const, id })) : named;
  const all = meant.flatMap((thing) => {
    const subject = thingOf(thing, world);
    return subject === null
      ? []
      : [{ ...thing, title: subject.title, frame: bareFrame('cancel', ofThing(subject.frame)) }];
  });
  const open = all.filter(
    ({ kind, id }) => kind !== 'task' || openOnes(frame, world).some((task) => task.id === id),
  );
  const exact = open.filter(({ title }) => title.toLowerCase() === frame.object?.toLowerCase());
  const kind = byKind.find((each) => open.some((thing) => thing.kind === each));
  const found = exact.length === 1 ? exact : open.filter((thing) => thing.kind === kind);
  if (found.length === 0) return null;
  if (found.length === 1 || severalSaid.test(frame.said))
    return { proposals: found.slice(0, mostAtOnce).map((each) => cardOf(each.frame)) };
  return { question: questions.whichCard(found) };
}
