import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { Retreat } from '@kinsong/contract/hospitality/retreat.ts';
import type { Db } from '../../../platform/database/index.ts';
import type { House } from '../../../platform/house.ts';
import type { Person } from '../../../platform/person.ts';
import { caller, type Visit } from '../../../platform/caller.ts';
import { mayInHouse } from '../../identity/index.ts';
import { hasBegun } from './chairs.ts';
import { retreatShapes } from './retreat-shapes.ts';
import * as rows from './retreats.sql.ts';

/** A retreat is not there for whoever is no founder, as where there is none. */
export function founderOrNotFound(visit: Visit): Person {
  const person = caller(visit);
  if (!mayInHouse(person, 'hospitality.curate')) throw new Refusal('found.not');
  return person;
}

export async function retreatOrRefuse(db: Db, id: string): Promise<rows.RetreatRow> {
  const row = await rows.findRetreat(db, id);
  if (row === null) throw new Refusal('found.not');
  return row;
}

/** Held until the transaction ends, as long as something can still be changed about who comes. */
export async function holdOpen(house: House, tx: Db, id: string): Promise<rows.RetreatRow> {
  const row = await rows.holdRetreat(tx, id);
  if (row === null) throw new Refusal('found.not');
  if (row.state !== 'open' || hasBegun(row, house.clock.now())) throw new Refusal('retreat.over');
  return row;
}

export async function shapeOf(db: Db, id: string): Promise<Retreat> {
  const [shape] = await retreatShapes(db, [await retreatOrRefuse(db, id)]);
  if (shape === undefined) throw new Error(`no shape of the retreat ${id}`);
  return shape;
}
