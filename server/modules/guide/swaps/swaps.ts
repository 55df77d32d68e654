import { Refusal } from '@kinsong/contract/common/errors.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import { swapChanged } from '@kinsong/contract/guide/events.ts';
import type { Swap, SwapSide, SwapStep } from '@kinsong/contract/guide/swap.ts';
import type { House } from '../../../platform/house.ts';
import type { LiveChange } from '../../../platform/live/index.ts';
import { oneAtATime } from '../../../platform/one-at-a-time.ts';
import type { Person } from '../../../platform/person.ts';
import { changeSpace, foundSwapSpace, knownSpaces, type ChangeSource } from '../../spaces/index.ts';
import { guidePorts } from '../guide-ports.ts';
import { guideAfter, reflectionOn } from './guide-as-partner.ts';
import { tellOther } from './swap-notices.ts';
import { afterStep, atFirst, otherOf, type SideState, type SwapState, type Which } from './swap-state.ts';
import * as rows from './swaps.sql.ts';

/** Where someone stands in a swap; a stranger finds none. */
function sideOf({ begunBy, withId }: rows.SwapRow, personId: string): Which {
  if (begunBy === personId) return 0;
  if (withId === personId) return 1;
  throw new Refusal('found.not');
}

async function swapOf(house: House, person: Person, id: string): Promise<[rows.SwapRow, Which]> {
  const row = await rows.findSwap(house.db, id);
  if (row === null) throw new Refusal('found.not');
  return [row, sideOf(row, person.id)];
}

export async function listSwaps(house: House, person: Person): Promise<Swap[]> {
  const mine = await rows.swapsOf(house.db, person.id);
  return mine.map((row) => shapeFor(row, sideOf(row, person.id)));
}

export async function openSwapFor(house: House, person: Person, id: string): Promise<Swap> {
  return shapeFor(...(await swapOf(house, person, id)));
}

export interface NewSwap {
  readonly id: string;
  readonly about: string;
  readonly with: string | null;
}

/** Begins one, with somebody they share a space with or with the guide. Begun twice with the same id, it is one. */
export function beginSwap(house: House, person: Person, wanted: NewSwap): Promise<Swap> {
  return oneAtATime(house, `swap ${wanted.id}`, () => begin(house, person, wanted));
}

async function begin(house: House, person: Person, wanted: NewSwap): Promise<Swap> {
  const known = await rows.findSwap(house.db, wanted.id);
  if (known === null) await mayAsk(house, person, wanted.with);
  else if (known.begunBy !== person.id) throw new Refusal('id.taken');
  else return shapeFor(known, 0);
  const spaceId = newId();
  await foundSwapSpace(house, spaceId, person.id, wanted.with);
  await changeSpace(house, spaceId, async (tx, rev) => {
    const row: rows.SwapRow = {
      id: wanted.id,
      spaceId,
      rev,
      about: wanted.about,
      begunBy: person.id,
      withId: wanted.with,
      phase: atFirst.phase,
      state: atFirst,
      reflection: null,
      createdAt: house.clock.now(),
      finishedAt: null,
    };
    await rows.insertSwap(tx, row);
    return { result: undefined, changes: [change(row)] };
  });
  const begun = await openSwapFor(house, person, wanted.id);
  await tellOther(house, person.id, wanted.with, null, begun);
  return begun;
}

/** A swap is between two who share a space. */
export async function mayAsk(house: House, person: Person, other: string | null): Promise<void> {
  if (other === null) return;
  const shared = await knownSpaces(house, person);
  if (other === person.id || !shared.some(({ people }) => people.some(({ id }) => id === other)))
    throw new Refusal('found.not');
}

/** One step of one of the two. Where the guide is the other one, it takes its steps in the same breath. */
export async function takeStep(house: House, person: Person, id: string, step: SwapStep): Promise<Swap> {
  const [{ spaceId, begunBy, withId }, who] = await swapOf(house, person, id);
  const before = await changeSpace(house, spaceId, async (tx, rev) => {
    const row = await rows.holdSwap(tx, id);
    if (row === null) throw new Refusal('found.not');
    const stepped = afterStep(row.state, who, step);
    if (stepped === null) throw new Refusal('swap.turn');
    const state = row.withId === null ? guideAfter(stepped, row.about) : stepped;
    const now = house.clock.now();
    const next: rows.SwapRow = {
      ...row,
      rev,
      state,
      phase: state.phase,
      reflection: row.reflection ?? (isOpen(state) ? reflectionOn(state) : null),
      finishedAt: state.phase === 'finished' ? (row.finishedAt ?? now) : null,
    };
    await rows.updateSwap(tx, id, next);
    // With the guide alone nobody else gave anything; trust moves between people.
    if (state.phase === 'finished' && row.withId !== null)
      for (const each of [row.begunBy, row.withId])
        await guidePorts.of(house).swapFinished(house, tx, each, id, now);
    return { result: shapeFor(row, null), changes: [change(next)] };
  });
  const now = await openSwapFor(house, person, id);
  await tellOther(house, person.id, who === 0 ? withId : begunBy, before, now);
  return now;
}

const isOpen = ({ phase }: SwapState): boolean => phase === 'reading' || phase === 'finished';

/** As one of the two may read it; null: as both may, for what is told live. */
function shapeFor(row: rows.SwapRow, who: Which | null): Swap {
  const { state, begunBy, withId } = row;
  const shown = state.sides.every(({ telling }) => telling !== null);
  const side = (which: Which, personId: string | null): SwapSide => {
    const { telling, heard, confirmed, notQuite, read }: SideState = state.sides[which];
    return {
      person_id: personId,
      told: telling !== null,
      telling: shown || which === who ? telling : null,
      heard,
      confirmed,
      not_quite: notQuite,
      read,
    };
  };
  return {
    id: row.id,
    space_id: row.spaceId,
    rev: row.rev,
    about: row.about,
    phase: row.phase,
    sides: [side(0, begunBy), side(otherOf(0), withId)],
    reflection: row.reflection,
    created_at: row.createdAt.toISOString(),
    finished_at: row.finishedAt?.toISOString() ?? null,
  };
}

const change = (row: rows.SwapRow): LiveChange => ({
  event: swapChanged.name,
  rev: row.rev,
  born: 1,
  data: shapeFor(row, null),
});

export const guideChanges: ChangeSource = async ({ db }, spaceId, span) =>
  (await rows.swapsChanged(db, spaceId, span)).map(change);
