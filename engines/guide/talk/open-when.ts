import type { Frame } from '../frames/frame.ts';
import { addDays, daysBetween, hereAndNow, oneDay } from '../read/days/calendar.ts';
import { fullDay, timeInWords } from '../say/days.ts';
import { timed } from './acts.words.ts';
import type { Question } from './pending.ts';
import { questions } from './questions.ts';
import type { World } from './world.ts';

/** What is still to be asked before it is known when; null when all of it is. Nothing is added to what was said. */
export function openWhen(frame: Frame, world: World): Question | null {
  const { day: today, time: now } = hereAndNow(world.now, world.timeZone);
  const { when } = frame;
  const needsDay =
    frame.act === 'change_task' || world.abilities.get(frame.act)?.needs.includes('day') === true;
  if (when === null || when.readings.length === 0) {
    if (needsDay) return questions.whatDay(frame, world);
    if (when?.part !== undefined && when.time === null) return questions.whatTime(frame, world);
    return when !== null && when.times.length > 1 ? questions.whichTime(frame, when.times, world) : null;
  }
  const [days, other] = when.readings;
  if (days === undefined) return null;
  if (other !== undefined) return questions.whichDay(frame, when.readings, world);
  if (days.from !== days.to) return openStretch(frame, today, world);
  if (days.from < today)
    return questions.whatDay(frame, world, `${fullDay(days.from, today)} is behind us. `);
  if (when.times.length > 1) return questions.whichTime(frame, when.times, world);
  const isVague =
    when.part !== undefined && when.time === null && timed.has(frame.act) && frame.act !== 'add_task';
  if (isVague) return questions.whatTime(frame, world);
  if (days.from !== today) return null;
  if (when.time !== null && when.time <= now)
    return questions.whatTime(frame, world, `${timeInWords(when.time)} is behind us. `);
  return when.time === null && frame.act === 'remind_me' ? questions.whatTime(frame, world) : null;
}

/** Of a weekend its two days; of a longer stretch the person names one. */
function openStretch(frame: Frame, today: string, world: World): Question {
  const [{ from, to } = oneDay(today)] = frame.when?.readings ?? [];
  const ahead = [from, addDays(from, 1)].filter((day) => day >= today).map(oneDay);
  return daysBetween(from, to) === 1 && ahead.length > 0
    ? questions.whichDay(frame, ahead, world)
    : questions.whatDay(frame, world, `“${frame.when?.said ?? ''}” is long. `);
}
