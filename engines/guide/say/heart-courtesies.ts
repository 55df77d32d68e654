import { firstName } from '../../text/first-name.ts';
import type { Act } from '../frames/acts.ts';
import type { Frame } from '../frames/frame.ts';
import { thingTold } from '../talk/told-thing.ts';
import type { World } from '../talk/world.ts';
import type { Answer } from './answer.ts';
import { dayInWords, todayIn } from './days.ts';
import {
  complains,
  vexed,
  corrects,
  courtesies,
  heard,
  nuisance,
  supposes,
  whoSees,
  small,
  smallOtherwise,
} from './heart.words.ts';
import { openThings } from './open-things.ts';
import { joined, oneOf } from './phrases.ts';
import { asking, askToPlan, askWhetherMoved } from './questions.ts';
import { speaksOf } from './speaks-of.ts';
import { hail, lineOf } from './self.ts';
import { inOrderOfNeed, isMine, isOpen } from './whose.ts';

/** A word at the door, thanks and small talk. What the ear takes for a feeling without a word of one is small talk too. */
export function comfort(frame: Frame, world: World): Answer | null {
  const line = lineOf(frame.said);
  if (frame.act === 'greeting') return greeting(world);
  const courtesy = courtesies[frame.act];
  if (courtesy !== undefined)
    return { text: oneOf(world, courtesy).replace('{me}', firstName(world.me.name)) };
  if (!lightly.has(frame.act)) return null;
  const found = small.find(([about]) => new RegExp(`(?<![\\w'])(?:${about})(?![\\w'])`).test(line))?.[1];
  if (found === undefined && frame.asks) return null;
  if (found === undefined && !frame.asks && complains.test(line)) return { text: oneOf(world, vexed) };
  const unclear = found === undefined && !heavy.has(frame.act) ? unclearOf(frame, world) : null;
  if (unclear !== null) return unclear;
  return found === undefined
    ? { text: oneOf(world, heavy.has(frame.act) ? heard : smallOtherwise), idle: true }
    : { text: oneOf(world, found) };
}
/** Told of a thing of the house, or against a day: perhaps it is to be changed, or planned. */
function unclearOf(frame: Frame, world: World): Answer | null {
  const { tasks, events, reminders, when, said, topic } = frame;
  if (nuisance.test(said)) return { text: oneOf(world, whoSees) };
  const today = todayIn(world);
  const isNamed = tasks.length + events.length + reminders.length > 0;
  if (!isNamed && corrects.test(said) && when !== null)
    return { text: 'Which thing is it, and on which day should it be?', idle: true };
  if (when?.readings.some(({ to }) => to >= today) === false && when.dayless !== true) return null;
  const [only, ...others] = openThings(world).filter(
    ({ id, title }) => [...tasks, ...events, ...reminders].includes(id) && speaksOf(title, topic) >= 1,
  );
  const [days, ...otherDays] = when?.dayless === true ? [] : (when?.readings ?? []);
  const day = days !== undefined && otherDays.length === 0 && days.from === days.to ? days.from : null;
  if (only !== undefined && others.length > 0) return null;
  if (only?.day === day && day !== null) return null;
  if (only !== undefined && day !== null)
    return { ...asking(null, askWhetherMoved(frame, only.title, dayInWords(day, today))), idle: true };
  if (only !== undefined)
    return { text: `Shall something change about “${only.title}”? Tell me what.`, idle: true };
  const isNews = day !== null && day > today && said.includes(when?.said ?? '') && !supposes.test(said);
  return isNews && world.pending?.question == null && (world.pending?.proposals.length ?? 0) === 0
    ? { ...asking(null, askToPlan(frame, thingTold(frame))), idle: true }
    : null;
}

/** What only the ear takes for a sorrow. */
const heavy: ReadonlySet<Act> = new Set(['hardship', 'conflict']);
const lightly: ReadonlySet<Act> = new Set(['smalltalk', 'hardship', 'conflict', 'joy']);

function greeting(world: World): Answer {
  const today = todayIn(world);
  const mine = world.tasks.filter((task) => isOpen(task) && isMine(task, world));
  const [first] = inOrderOfNeed(mine, world);
  const due = mine.filter(({ dueDate }) => dueDate !== null && dueDate <= today);
  const [soon] = world.events
    .filter(({ day }) => day >= today)
    .toSorted((a, b) => a.day.localeCompare(b.day));
  const news =
    due.length > 0 && first !== undefined
      ? `“${first.title}” is the first thing to look at.`
      : soon !== undefined
        ? `${soon.title} is ${dayInWords(soon.day, today)}.`
        : first === undefined
          ? 'Your list is empty.'
          : 'Nothing presses today.';
  return { text: joined(hail(world), news) };
}
