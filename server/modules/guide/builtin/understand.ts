import { hereAndNow } from './dates/calendar.ts';
import { readDates } from './dates/read.ts';
import type { Dated } from './dates/read.ts';
import type { Ear } from './ear/ear.ts';
import { isDanger, onlySounds } from './intents/danger.ts';
import { scored } from './intents/score.ts';
import { settled } from './intents/settle.ts';
import { assigneeIn } from './people/assignee.ts';
import { nameWords, readPeople } from './people/read.ts';
import type { Named } from './people/read.ts';
import { strangersIn } from './people/strangers.ts';
import { priorityOf } from './priority.ts';
import { spacesNamed } from './spaces.ts';
import type { SpaceNamed } from './spaces.ts';
import { tasksMeant } from './tasks/find.ts';
import type { Understanding, When } from './understanding.ts';
import { readLine, typedIn } from './words/line.ts';
import type { Line } from './words/line.ts';
import { masked } from './words/mask.ts';
import { titleOf } from './words/title.ts';
import { isSpanned, topicOf } from './words/topic.ts';
import type { World } from './world.ts';

/** The part of the world that understanding needs. */
export type Known = Pick<World, 'now' | 'timeZone' | 'me' | 'people' | 'spaces' | 'tasks'>;

export function understand(text: string, world: Known, hear: Ear, seen = read(text, world)): Understanding {
  const { line, spaces, dates, people, strangers, mask } = seen;
  const topic = topicOf(line, [...dates, ...people, ...strangers, ...spaces]);
  const [stranger] = strangers;
  const danger = isDanger(text) || isDanger(line.plain.replaceAll(' | ', '. '));
  const tasks = tasksMeant(
    [...topic, ...people.flatMap(({ who }) => who.said.toLowerCase().split(' '))],
    world.tasks,
  );
  const best = danger
    ? { intent: 'danger' as const, sure: 0.95 }
    : settled(scored(mask), hear(mask), {
        mask,
        tasks,
        topic,
        dates: dates.length,
        behind: isBehind(dates, hereAndNow(world.now, world.timeZone).day),
        harmless: onlySounds(text),
        asks: /\?\W*$/.test(text),
        instead: /\b(?:instead|rather than)\b/.test(line.plain),
      });
  return {
    text,
    intent: best.intent,
    sure: best.sure,
    dates: distinct(dates).map(({ from, to, when }) => ({ ...when, said: typedIn(line, from, to) })),
    people: people
      .map(({ who }) => who)
      .filter((who, index, all) => all.findIndex(({ said }) => said === who.said) === index),
    assignee: assigneeIn(mask, [...people, ...strangers]),
    ...(stranger === undefined ? {} : { stranger: stranger.who }),
    tasks,
    spaces: spaces.map(({ id }) => id),
    title: titleOf(line, mask, dates),
    topic,
    priority: priorityOf(line.plain),
    repeats: repeatsIn(line.plain),
  };
}

const isBehind = (dates: readonly Dated[], today: string): boolean =>
  dates.length > 0 &&
  dates.every(({ when }) => when.readings.length > 0 && when.readings.every(({ to }) => to < today));

/** The line, who, when and where it names, and the same with all of that masked. */
export function read(
  text: string,
  world: Pick<Known, 'now' | 'timeZone' | 'me' | 'people' | 'spaces'>,
): Read {
  const line = readLine(text, nameWords(world.people));
  const spaces = spacesNamed(line, world.spaces);
  const dates = readDates(line, hereAndNow(world.now, world.timeZone)).filter(
    (day) => !spaces.some(({ from, to }) => from < day.to && day.from < to),
  );
  const people = readPeople(line, world.people, (token) => isSpanned(token, [...dates, ...spaces]));
  const spans = [...dates, ...spaces, ...people];
  const strangers = strangersIn(line, (token) => isSpanned(token, spans), nameWords([world.me]));
  const named = [...people, ...strangers];
  const mask = masked(masked(masked(line.plain, 'D', dates), 'S', spaces), 'P', named);
  return { line, spaces, dates, people, strangers, mask };
}

interface Read {
  line: Line;
  spaces: readonly SpaceNamed[];
  dates: readonly Dated[];
  people: readonly Named[];
  /** Who is named in the place of a person, and is nobody here. */
  strangers: readonly Named[];
  mask: string;
}

/** A time that stands away from its day comes as a second piece of the line, and is the same day. */
function distinct(dates: readonly Dated[]): readonly Dated[] {
  const key = ({ readings }: When): string => readings.map(({ from, to }) => from + to).join();
  const timed = dates.filter(({ when }) => when.time !== null || when.times.length > 0);
  return dates.filter(
    (each, index) =>
      dates.findIndex(
        (other) =>
          key(other.when) === key(each.when) &&
          (timed.length === 0 ||
            timed.includes(other) ||
            !timed.some((one) => key(one.when) === key(other.when))),
      ) === index,
  );
}

function repeatsIn(plain: string): string | null {
  return (
    /\b(?:every|each) (?:\w+ )?(?:day|morning|evening|night|week|month|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend)|\b(?:on )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)s\b(?! week)|\b(?:daily|weekly|monthly|yearly|once a (?:day|week|month)|twice a (?:day|week|month))\b/.exec(
      plain,
    )?.[0] ?? null
  );
}
