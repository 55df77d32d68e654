import type { World } from '../talk/world.ts';
import { hereAndNow } from './days/calendar.ts';
import type { Dated } from './days/dated.ts';
import { timesSaid } from './days/read.ts';
import { nameWords, readPeople, type Named } from './people/read.ts';
import { kinIn, strangersIn } from './people/strangers.ts';
import { repeatIn, type Repeated } from './repeat.ts';
import { spacesNamed, type SpaceNamed } from './spaces.ts';
import { readLine, type Line } from './words/line.ts';
import { masked, overlaps, type Span } from './words/mask.ts';
import { isSpanned } from './words/topic.ts';

/** The part of the world that reading needs. */
export type Known = Pick<
  World,
  'now' | 'timeZone' | 'me' | 'people' | 'spaces' | 'tasks' | 'events' | 'reminders'
>;

/** A line of words, and who, when and where it names; and the same line with all of that masked. */
export interface Reading {
  readonly line: Line;
  readonly spaces: readonly SpaceNamed[];
  readonly dates: readonly Dated[];
  readonly repeat: Repeated | null;
  /** Every stretch of the line that speaks of time: also an hour apart from its day, and a repetition. */
  readonly timeSpans: readonly Span[];
  readonly people: readonly Named[];
  /** Who is named in the place of a person, and is nobody here. */
  readonly strangers: readonly Named[];
  /** Relatives who are named and by whom nobody here is known. */
  readonly kin: readonly Named[];
  readonly mask: string;
}

export function read(text: string, world: Known): Reading {
  const line = readLine(text, nameWords(world.people));
  const spaces = spacesNamed(line, world.spaces);
  const repeat = repeatIn(line);
  const { dates: named, denied } = timesSaid(line, hereAndNow(world.now, world.timeZone), repeat);
  const dates = named.filter((day) => !spaces.some((space) => overlaps(space, day)));
  const said = [...dates.flatMap(({ spans }) => spans), ...denied];
  const timeSpans = repeat === null ? said : [...said, repeat];
  const me = nameWords([world.me]);
  const placed = [...timeSpans, ...spaces];
  const people = readPeople(line, world.people, new Set([...me, 'mairy']), (token) =>
    isSpanned(token, placed),
  );
  const spans = [...placed, ...people];
  const strangers = strangersIn(line, (token) => isSpanned(token, spans), me);
  const kin = kinIn(line, [...people, ...strangers], (token) => isSpanned(token, placed));
  const days = said.flatMap((span) => withoutHabit(span, repeat));
  const mask = masked(masked(masked(line.plain, 'D', days), 'S', spaces), 'P', [...people, ...strangers]);
  return { line, spaces, dates, repeat, timeSpans, people, strangers, kin, mask };
}

/** "Every day" says how things are as often as when: unlike "every Friday" it stays in the words that the ear hears. */
function withoutHabit(span: Span, repeat: Repeated | null): readonly Span[] {
  if (repeat === null || repeat.repeat.rule.includes('BY') || !overlaps(span, repeat)) return [span];
  const around = [
    { from: span.from, to: repeat.from - 1 },
    { from: repeat.to + 1, to: span.to },
  ];
  return around.filter(({ from, to }) => from < to);
}
