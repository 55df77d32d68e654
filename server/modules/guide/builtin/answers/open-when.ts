import { addDays, hereAndNow } from '../dates/calendar.ts';
import type { Days, Understanding, When } from '../understanding.ts';
import type { Reply, World } from '../world.ts';
import { ask, askDay, askTime, isTooLong } from './asking.ts';
import { fullDay, timeInWords } from './days.ts';
import { merged, theDay } from './new-task.ts';
import { oneOf } from './phrases.ts';

/** What is still to be asked before it is known when; null when all of it is. */
export const openWhen = (about: Understanding, world: World): Reply | null =>
  noSuchTime(about, world) ?? openDay(about, world) ?? openTime(about, world);

const noHour = /\b(?:2[5-9]|[3-9]\d):\d{2}\b|\b\d{1,2}:[6-9]\d\b/;

/** "At 25:00": a slip, and not for the guide to guess at. */
function noSuchTime(about: Understanding, world: World): Reply | null {
  const said = noHour.exec(about.text)?.[0];
  if (said === undefined) return null;
  const rest =
    about.title
      ?.replace(said, '')
      .replace(/\s*\b(?:at|by|around)?\s*$/i, '')
      .trim() ?? '';
  const left = { ...about, text: about.text.replace(said, ''), title: rest === '' ? null : rest };
  const lead = `There is no ${said}. `;
  return about.dates.length === 0
    ? askDay(left, undefined, world, lead)
    : ask(left, { about: 'time', choices: [] }, `${lead}At what hour?`);
}

export const dayMeant = (about: Understanding): Days | null => about.dates[0]?.readings[0] ?? null;

/** One day, not behind us: everything else is asked. */
function openDay(about: Understanding, world: World): Reply | null {
  const { day: today } = hereAndNow(world.now, world.timeZone);
  const when = theDay(about);
  if (when === null) return askDay(about, undefined, world, about.title === null ? '' : `“${about.title}”. `);
  if (when === 'several')
    return askDay(about, merged(about.dates), world, 'I read two days in that; when shall I come? ');
  if (when.readings.length !== 1) return askDay(about, when, world);
  const [days] = when.readings;
  if (days === undefined || isTooLong(when))
    return askDay(about, undefined, world, `“${when.said}” is long. `);
  if (days.from !== days.to) return askDay(about, eachOf(when, days, today), world);
  return days.from < today
    ? askDay(about, undefined, world, `${fullDay(days.from, today)} is behind us. `)
    : null;
}

/** Of a weekend its two days; of a longer stretch the person names one. */
function eachOf(when: When, { from, to }: Days, today: string): When {
  const days = [from, addDays(from, 1)].filter((day) => day >= today && day <= to);
  const readings = addDays(from, 1) === to ? days.map((day) => ({ from: day, to: day })) : [];
  return { ...when, readings };
}

/** Today needs an hour that is still to come. */
function openTime(about: Understanding, world: World): Reply | null {
  const [when] = about.dates;
  if (when !== undefined && when.times.length > 1) return askTime(about, when.times, world);
  const { day: today, time: now } = hereAndNow(world.now, world.timeZone);
  const time = timeMeant(about);
  if (dayMeant(about)?.from !== today || (time !== null && time > now)) return null;
  const lead = time === null ? '' : `${timeInWords(time)} is behind us. `;
  return ask(
    about,
    { about: 'time', choices: [] },
    lead + oneOf(world, ['At what hour today?', 'Today, and at what time?']),
  );
}

const parts: readonly (readonly [RegExp, string])[] = [
  [/\b(?:tonight|tonite|2nite|evening|night)\b/i, '19:00'],
  [/\bafternoon\b/i, '15:00'],
];

/** The hour that was said, or the one that "tonight" stands for; none leaves it to the morning. */
export function timeMeant(about: Understanding): string | null {
  return about.dates[0]?.time ?? parts.find(([part]) => part.test(about.text))?.[1] ?? null;
}
