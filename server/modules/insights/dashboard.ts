import type { AnswerSent } from '@kinsong/contract/common/call.ts';
import { addDays } from '@kinsong/contract/common/calendar-days.ts';
import {
  dueWithinDays,
  mostDone,
  mostLines,
  type BareLine,
  type Lines,
  type MonthDone,
  type userDashboard,
} from '@kinsong/contract/insights/dashboard.ts';
import { timelineLevel, wisdomFrom, wisdomSum } from '@kinsong/contract/insights/wisdom.ts';
import { momentOfWall, wallOfMoment } from '@kinsong/engines/calendar/zone.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { monthsOf, sumOf } from './figures.ts';
import { insightsPorts, type DoneThing } from './ports.ts';

/** Everything the user dashboard shows, in one answer. For one's own eyes. */
export async function readDashboard(house: House, person: Person): Promise<AnswerSent<typeof userDashboard>> {
  const ports = insightsPorts.of(house);
  const standing = await ports.standing(house, person.id);
  const { timeZone } = standing;
  const today = wallOfMoment(house.clock.now().getTime(), timeZone).slice(0, 10);
  const [months, lived, secret_pages, ahead, waiting, done] = await Promise.all([
    monthsOf(house, { personId: person.id }),
    ports.lived(house, person.id),
    ports.secretPages(house.db, person.id),
    ports.ahead(house, person, timeZone),
    ports.waiting(house, person, timeZone),
    doneThisMonth(house, person, today.slice(0, 7), timeZone),
  ]);
  const wisdom = wisdomFrom({
    ...lived,
    tasks: sumOf(months, 'tasks'),
    votes: sumOf(months, 'votes'),
    gatherings: sumOf(months, 'gatherings'),
  });
  const points = wisdomSum(wisdom);
  const { level, from, next } = timelineLevel(points);
  const isDue = isDueBy(addDays(today, dueWithinDays));
  return {
    bio: standing.bio,
    homepage_preference: standing.homepage,
    metrics: {
      wisdom_accumulated: points,
      trust_score: standing.trustScore,
      ...{ timeline_level: level, level_from: from, level_next: next },
    },
    consciousness_level: standing.consciousnessLevel,
    wisdom,
    retreat_access: standing.retreatAccess,
    secret_pages,
    due: await named(house, person, ahead.filter(isDue).toSorted(byDay)),
    // What another asked for and is due stands above, with their name beside it.
    waiting: await named(house, person, [
      ...waiting,
      ...ahead.filter((line) => line.kind === 'asked' && !isDue(line)),
    ]),
    done,
  };
}

const isDueBy =
  (last: string) =>
  ({ day }: BareLine): boolean =>
    day !== null && day <= last;

const when = ({ day, time }: BareLine): string => `${day ?? '9999'} ${time ?? '24:00'}`;
const byDay = (a: BareLine, b: BareLine): number => when(a).localeCompare(when(b));

/** The first of them, with the names of their spaces and of who waits. */
async function named(house: House, person: Person, all: readonly BareLine[]): Promise<Lines> {
  const ports = insightsPorts.of(house);
  const first = all.slice(0, mostLines);
  const people = first.flatMap(({ person_id }) => (person_id === null ? [] : [person_id]));
  const [spaces, faces] = await Promise.all([
    ports.namesOfSpaces(
      house,
      person,
      first.map(({ space_id }) => space_id),
    ),
    ports.facesOf(house.db, people),
  ]);
  const lines = first.map(({ person_id, ...line }) => {
    const face = person_id === null ? undefined : faces.get(person_id);
    return {
      ...line,
      space_name: spaces.get(line.space_id) ?? '',
      person:
        person_id === null || face === undefined
          ? null
          : { id: person_id, name: face.name, avatar_url: face.avatar_url },
    };
  });
  return { lines, more: all.length - lines.length };
}

async function doneThisMonth(house: House, person: Person, month: string, zone: string): Promise<MonthDone> {
  const since = new Date(momentOfWall(`${month}-01T00:00`, zone));
  const done = await insightsPorts.of(house).doneSince(house, person, since);
  const dayOf = ({ at }: DoneThing): string => wallOfMoment(at.getTime(), zone).slice(0, 10);
  const byDays = [...Map.groupBy(done, dayOf)].sort(([a], [b]) => a.localeCompare(b));
  return {
    month,
    days: byDays.map(([day, things]) => ({ day, tasks: things.length })),
    tasks: done.length,
    for_others: done.filter(({ forAnother }) => forAnother).length,
    latest: done
      .slice(0, mostDone)
      .map((thing) => ({ id: thing.id, space_id: thing.spaceId, title: thing.title, day: dayOf(thing) })),
  };
}
