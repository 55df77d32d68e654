import type { AnswerSent } from '@kinsong/contract/common/call.ts';
import {
  counted,
  type Counted,
  type MonthFigures,
  type myFigures,
  type spaceFigures,
} from '@kinsong/contract/insights/figures.ts';
import type { Span } from '../../platform/counted-months.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { countedUpTo, monthsOfPerson, monthsOfSpace, type MonthOf } from './counted-months.sql.ts';
import { insightsPorts } from './ports.ts';

const beginning = new Date(0);

type Whose = { readonly personId: string } | { readonly spaceId: string };

/** All months of somebody or of a space: those that are over as they were counted, and what has been since. */
export async function monthsOf(house: House, whose: Whose): Promise<MonthOf[]> {
  const [over, until] = await Promise.all([
    'personId' in whose ? monthsOfPerson(house.db, whose.personId) : monthsOfSpace(house.db, whose.spaceId),
    countedUpTo(house.db),
  ]);
  const since = counted.map((what) => countedSince(house, what, until.get(what) ?? beginning, whose));
  return [...over, ...(await Promise.all(since)).flat()];
}

async function countedSince(house: House, what: Counted, from: Date, whose: Whose): Promise<MonthOf[]> {
  // What happens in this very moment has happened.
  const until = new Date(house.clock.now().getTime() + 1);
  const span: Span = { from, until, ...whose };
  const found = await insightsPorts.of(house).counters[what](house.db, span);
  return found.map(({ month, count }) => ({ what, month, count }));
}

export const sumOf = (months: readonly MonthOf[], wanted: Counted): number =>
  months.reduce((sum, { what, count }) => (what === wanted ? sum + count : sum), 0);

/** From the first month with anything in it to this one, without gaps. */
export function laidOut(found: readonly MonthOf[], now: Date): MonthFigures[] {
  const first = found.map(({ month }) => month).sort()[0];
  if (first === undefined) return [];
  const rows = new Map<string, MonthFigures>();
  const last = now.toISOString().slice(0, 7);
  for (let month = first; month <= last; month = monthAfter(month))
    rows.set(month, { month, said: 0, tasks: 0, votes: 0, gatherings: 0 });
  for (const { what, month, count } of found) {
    const row = rows.get(month);
    if (row !== undefined) row[what] += count;
  }
  return [...rows.values()];
}

function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
}

export async function readFigures(house: House, { id }: Person): Promise<AnswerSent<typeof myFigures>> {
  const ports = insightsPorts.of(house);
  const { timeZone } = await ports.standing(house, id);
  const [trust, causes, months] = await Promise.all([
    ports.trustByDay(house.db, id, timeZone),
    ports.trustByCause(house.db, id),
    monthsOf(house, { personId: id }),
  ]);
  return { trust, causes, months: laidOut(months, house.clock.now()) };
}

/** Of all its people together: who did what is for nobody's eyes. */
export async function readSpaceFigures(
  house: House,
  person: Person,
  spaceId: string,
): Promise<AnswerSent<typeof spaceFigures>> {
  await insightsPorts.of(house).mustRead(house, person, spaceId);
  return { months: laidOut(await monthsOf(house, { spaceId }), house.clock.now()) };
}
