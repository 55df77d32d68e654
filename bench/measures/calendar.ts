import type { CalendarEvent } from '@kinsong/contract/calendar/event.ts';
import { listEvents, mostInAPage } from '@kinsong/contract/calendar/calendar.ts';
import { freeTimes } from '@kinsong/contract/calendar/free-times.ts';
import { importEvents } from '@kinsong/contract/calendar/import.ts';
import { addDays } from '@kinsong/contract/common/calendar-days.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import { foundSpace, openSpace } from '@kinsong/contract/spaces/spaces.ts';
import { allOccurrences } from '@kinsong/engines/calendar/occurrences.ts';
import { Caller } from '@kinsong/server/test/caller.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { calendarFile, livesByTheClock, zone } from '../house/calendars.ts';
import { newDataFolder } from '../house/data-folder.ts';
import { startHouse } from '../house/house.ts';
import { peopleSalon } from '../house/people.ts';
import { calmRounds } from '../run/calm.ts';
import { millis, seconds, times } from '../run/result.ts';
import type { Circumstances, Findings, Measure, Result } from '../run/result.ts';
import { median, percentile } from '../run/statistics.ts';

const monday = '2027-03-01';
const inTheWeek = 2000;
const people = 50;
const imported = 10_000;
const mostOfWeek = 300;
const mostOfFreeTimes = 100;
const mostMeanwhile = 100;

/** A full week opens, fifty look for a time for all, and a large calendar is brought while others go on. */
export const calendar: Measure = {
  name: 'calendar',
  async take(circumstances: Circumstances): Promise<Findings> {
    const house = await startHouse({ dataFolder: newDataFolder() });
    try {
      const salon = await peopleSalon(house, people);
      const ada = new Caller(house.base, salon.tokens[0]);
      return {
        results: [
          await aWeek(ada, circumstances),
          await aTimeForAll(ada, salon, circumstances),
          ...(await aLargeCalendar(ada, circumstances)),
        ],
      };
    } finally {
      await house.stop();
    }
  },
};

async function newSalon(ada: Caller): Promise<string> {
  const id = newId();
  await ada.call(foundSpace, { body: { id, kind: 'project', name: 'The almanac' } });
  return id;
}

const bring = (ada: Caller, space_id: string, body: Blob) =>
  ada.call(importEvents, { params: { space_id }, query: { zone }, body });

async function took(what: () => unknown): Promise<number> {
  const began = performance.now();
  await what();
  return performance.now() - began;
}

/** So often in each round that is calm. */
async function manyTimes<One>(
  { quick, patience }: Pick<Circumstances, 'quick' | 'patience'>,
  take: () => Promise<One>,
): Promise<One[]> {
  const { found } = await calmRounds(quick ? 1 : 3, patience, async () => {
    const taken: One[] = [];
    while (taken.length < 20) taken.push(await take());
    return taken;
  });
  return found.flat();
}

/** Page by page, as a browser takes them that has nothing yet. */
async function listed(ada: Caller, space_id: string): Promise<CalendarEvent[]> {
  const events: CalendarEvent[] = [];
  for (let after = 0, more = true; more; after = events.at(-1)?.born ?? after) {
    const query = { after, limit: mostInAPage };
    const page = await ada.call(listEvents, { params: { space_id }, query });
    events.push(...page.events);
    more = page.more;
  }
  return events;
}

async function aWeek(ada: Caller, { quick, patience, say }: Circumstances): Promise<Result> {
  const opens = async (salon: string, events: number) => {
    const began = performance.now();
    const rows = await listed(ada, salon);
    const here = performance.now();
    const shown = allOccurrences(rows, { from: `${monday}T00:00`, to: `${addDays(monday, 7)}T00:00`, zone });
    if (shown.length < events * 0.9) throw new Error(`the week shows only ${shown.length} of ${events}`);
    return { listing: here - began, reckoning: performance.now() - here };
  };
  const [full, tenth] = [await newSalon(ada), await newSalon(ada)];
  await bring(ada, full, calendarFile(inTheWeek, monday, 1));
  await bring(ada, tenth, calendarFile(inTheWeek / 10, monday, 1));
  const found = await manyTimes({ quick, patience }, async () => ({
    ...(await opens(full, inTheWeek)),
    tenth: await opens(tenth, inTheWeek / 10),
  }));
  const whole = found.map(({ listing, reckoning }) => listing + reckoning);
  const ofTenth = found.map((each) => each.tenth.listing + each.tenth.reckoning);
  const part = (name: 'listing' | 'reckoning') => millis(median(found.map((each) => each[name])));
  const p95 = percentile(whole, 0.95);
  say(`calendar: a week of ${inTheWeek} p95 ${millis(p95)}`);
  return {
    figure: `a week with ${inTheWeek} events, a tenth of them series: until a browser that has nothing knows its days, p95`,
    ours: millis(p95),
    beside: `p50 ${millis(median(whole))}: listing ${part('listing')}, reckoning ${part('reckoning')}; ${times(median(whole) / median(ofTenth))} of a week with a tenth`,
    bar: `at most ${millis(mostOfWeek)}`,
    reached: p95 <= mostOfWeek,
  };
}

async function aTimeForAll(
  ada: Caller,
  { id: space_id, tokens }: { readonly id: string; readonly tokens: readonly string[] },
  { quick, patience, say }: Circumstances,
): Promise<Result> {
  for (let from = 0; from < tokens.length; from += 5)
    await Promise.all(
      tokens
        .slice(from, from + 5)
        .map((token, at) => livesByTheClock(ada.base, token, { space_id, monday, at: from + at })),
    );
  const query = { from: monday, days: 30, minutes: 60, zone };
  const all = await ada.call(freeTimes, { params: { space_id }, query });
  if (all.people.some(({ busy }) => busy.length < 30)) throw new Error('somebody has nothing to do');
  const five = all.people
    .slice(0, 5)
    .map(({ person_id }) => person_id)
    .join(',');
  const found = await manyTimes({ quick, patience }, async () => ({
    all: await took(() => ada.call(freeTimes, { params: { space_id }, query })),
    five: await took(() => ada.call(freeTimes, { params: { space_id }, query: { ...query, people: five } })),
  }));
  const ofAll = found.map((each) => each.all);
  const p95 = percentile(ofAll, 0.95);
  say(`calendar: when ${people} people are free p95 ${millis(p95)}`);
  return {
    figure: `when ${people} people are free in a month, 31 events each and their hours of the week, p95`,
    ours: millis(p95),
    beside: `p50 ${millis(median(ofAll))} = ${times(median(ofAll) / median(found.map((each) => each.five)))} of 5 people`,
    bar: `at most ${millis(mostOfFreeTimes)}`,
    reached: p95 <= mostOfFreeTimes,
  };
}

/** What others wait while something goes on, and what they wait otherwise. */
async function aLargeCalendar(ada: Caller, { quick, patience, say }: Circumstances): Promise<Result[]> {
  const other = await newSalon(ada);
  const asked = {
    'a sign of life': () => fetch(`${ada.base}/healthz`).then((answer) => answer.arrayBuffer()),
    'another salon opened': () => ada.call(openSpace, { params: { space_id: other } }),
  };
  const names = Object.keys(asked) as (keyof typeof asked)[];
  const waits = async (until: () => boolean) => {
    const found = { 'a sign of life': [] as number[], 'another salon opened': [] as number[] };
    while (!until()) {
      for (const name of names) found[name].push(await took(asked[name]));
      await wait(2);
    }
    return found;
  };
  const { found } = await calmRounds(quick ? 1 : 3, patience, async (round) => {
    const calm = performance.now() + 2000;
    const before = await waits(() => performance.now() > calm);
    const salon = await newSalon(ada);
    const file = calendarFile(imported, monday, 52);
    let done = false;
    const importing = took(() => bring(ada, salon, file)).finally(() => (done = true));
    const [meanwhile, lasted] = await Promise.all([waits(() => done), importing]);
    say(`calendar, round ${round}: ${imported} events brought in ${seconds(lasted / 1000)}`);
    return { before, meanwhile, lasted };
  });
  return names.map((name) => {
    const meanwhile = found.flatMap((each) => each.meanwhile[name]);
    const p95 = percentile(meanwhile, 0.95);
    const otherwise = percentile(
      found.flatMap((each) => each.before[name]),
      0.95,
    );
    return {
      figure: `${name} while an .ics file of ${imported} events is brought, p95`,
      ours: `${millis(p95)} = ${times(p95 / otherwise)}`,
      beside: `${millis(otherwise)} otherwise; the longest ${millis(Math.max(...meanwhile))} of ${meanwhile.length}; brought after ${seconds(median(found.map(({ lasted }) => lasted)) / 1000)}`,
      bar: `at most ${millis(mostMeanwhile)}`,
      reached: p95 <= mostMeanwhile,
    };
  });
}
