import type { Days, DayPart, Frame, When } from '../frames/frame.ts';
import { addDays, oneDay, weekOf } from '../read/days/calendar.ts';

export const whenAt = (day: string | null, time: string | null, until: string | null = null): When => ({
  said: '',
  readings: day === null ? [] : [oneDay(day)],
  time,
  until,
  times: [],
});

export const onDays = (frame: Frame, readings: readonly Days[]): Frame => ({
  ...frame,
  when: { ...(frame.when ?? whenAt(null, null)), readings, dayless: false },
});

/** Its end moves with it: "at seven until nine", in the evening. A part of the day that was said is settled by the hour. */
export function atTime(frame: Frame, time: string | null): Frame {
  const { said, readings, dayless = false, ...when } = frame.when ?? whenAt(null, null);
  const [first] = when.times;
  const moves =
    time !== null && first !== undefined && time > first && when.until !== null && when.until < time;
  const until = moves && when.until !== null ? halfDayOn(when.until, 12) : when.until;
  return { ...frame, when: { said, readings, dayless, time, until, times: [] } };
}

const halfDayOn = (time: string, hours: 0 | 12): string =>
  `${String((Number(time.slice(0, 2)) % 12) + hours).padStart(2, '0')}${time.slice(2)}`;
const halfOf = (part: DayPart): 0 | 12 => (part === 'morning' ? 0 : 12);

/**
 * What was said of the day and the hour, in place of what stood there: an hour alone keeps the day, a day alone the hour, an
 * end alone both; "in the evening" turns the hour, "a day earlier" is counted from it.
 */
export function retimed(old: When | null, said: When | null): When | null {
  if (said === null || old === null) return said?.relative === undefined ? (said ?? old) : null;
  if (said.relative !== undefined) return shifted(old, said);
  const { time, times, until, part } = said;
  const saysNoHour = time === null && times.length === 0;
  if (said.readings.length > 0 && said.dayless !== true) {
    const day = { ...said, readings: inItsWeek(said, old) };
    return saysNoHour && part === undefined
      ? { ...day, time: old.time, until: old.until, times: old.times, dayless: false }
      : day;
  }
  if (saysNoHour && until !== null) return { ...old, until };
  const half = part ?? old.part;
  const fits = (saysNoHour ? old.times : times).filter(
    (each) => half !== undefined && Number(each.slice(0, 2)) < 12 === (halfOf(half) === 0),
  );
  const [only = time] = fits.length === 1 ? fits : [];
  if (saysNoHour && part !== undefined && only === null)
    return old.time === null ? { ...old, part } : { ...old, time: halfDayOn(old.time, halfOf(part)) };
  const isEnd = only !== null && until === null && isNear(only, old.until) && !isNear(only, old.time);
  if (isEnd) return { ...old, until: only };
  const { part: settled, ...rest } = old;
  return {
    ...rest,
    ...(only === null && settled !== undefined ? { part: settled } : {}),
    time: only,
    until: until ?? (saysNoHour ? old.until : endAfter(only, old)),
    times: only !== null ? [] : fits.length > 1 ? fits : times,
  };
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const isNear = (time: string, other: string | null): boolean =>
  other !== null && Math.abs(minutesOf(time) - minutesOf(other)) <= 60;

/** It lasts as long as it did. */
const endAfter = (time: string | null, old: When): string | null =>
  time === null || old.time === null || old.until === null
    ? null
    : (moved('2000-01-01', old.until, minutesOf(time) - minutesOf(old.time))[1] ?? null);

const weekday = /^(?:(?:on|the|that|for|to|by) )*(?:mon|tues|wednes|thurs|fri|satur|sun)day$/i;
const weeksAhead = 60;

/** "The Saturday", said of what is on Friday the 11th of December, is the one beside it; in "next week" the one within. */
function inItsWeek({ said, readings }: When, old: When): readonly Days[] {
  const [was, another] = old.readings;
  if (was === undefined || readings.some(({ from, to }) => from !== to)) return readings;
  const isOneDay = another === undefined && was.from === was.to;
  const inWeek = readings.filter(({ from }) => {
    const week = weekOf(was.from);
    return from >= week.from && from <= week.to;
  });
  if (readings.length > 1 && another === undefined && inWeek.length === 1) return inWeek;
  const isOneMeant = readings.length === 1 && (!isOneDay || weekday.test(said.trim()));
  if (!isOneMeant && (isOneDay || readings.length < 2)) return readings;
  const stretches = isOneDay ? [weekOf(was.from)] : old.readings;
  const fits = readings
    .flatMap(({ from }) => Array.from({ length: weeksAhead }, (_, weeks) => addDays(from, 7 * weeks)))
    .find((each) => stretches.some(({ from, to }) => each >= from && each <= to));
  return fits === undefined ? readings : [oneDay(fits)];
}

const minutesInADay = 1440;

/** So much earlier or later than it was; null where it is not known when that was. */
function shifted(old: When, said: When): When | null {
  const { days = 0, minutes = 0 } = said.relative ?? {};
  const [was, other] = old.readings;
  if (was === undefined || other !== undefined || (old.time === null && minutes !== 0)) return null;
  const by = days * minutesInADay + minutes;
  const [day = '', time = ''] = moved(was.from, old.time ?? '00:00', by);
  const until = old.until === null ? null : (moved(was.from, old.until, by)[1] ?? null);
  return { ...whenAt(day, said.time ?? (old.time === null ? null : time), until), times: said.times };
}

/** "The day before" takes no hour with it, "an hour before" is one; the part of the day that was said stays. */
export function countedFrom(of: When | null, said: When): When | null {
  const when = said.relative === undefined ? null : retimed(of, said);
  if (when === null || said.time !== null) return when;
  if (said.relative?.minutes !== undefined) return { ...when, until: null };
  return { ...when, time: null, until: null, ...(said.part === undefined ? {} : { part: said.part }) };
}

const moved = (day: string, time: string, minutes: number): readonly string[] =>
  new Date(new Date(`${day}T${time}:00Z`).getTime() + minutes * 60_000).toISOString().slice(0, 16).split('T');
