import type { Guest, MyRetreat, Retreat } from '@kinsong/contract/hospitality/retreat.ts';
import type { Db } from '../../../platform/database/index.ts';
import { profilesOf, type Profile } from '../../seekers/index.ts';
import { freeChairs, hasBegun } from './chairs.ts';
import * as rows from './retreats.sql.ts';

type People = ReadonlyMap<string, Profile>;
const nobody: Profile = { name: '', avatar_url: '', trust_score: 0 };

interface Read {
  readonly guests: ReadonlyMap<string, rows.GuestRow[]>;
  readonly people: People;
}

async function read(db: Db, retreats: readonly rows.RetreatRow[]): Promise<Read> {
  const guests = await rows.guestsOf(
    db,
    retreats.map(({ id }) => id),
  );
  const ids = new Set([...guests.map((guest) => guest.personId), ...retreats.map((each) => each.createdBy)]);
  const people = await profilesOf(db, [...ids]);
  return { guests: Map.groupBy(guests, ({ retreatId }) => retreatId), people };
}

function shown(row: rows.RetreatRow, people: People) {
  const { id, name, place, places, letter, state } = row;
  const host = people.get(row.createdBy) ?? nobody;
  return {
    ...{ id, name, place, places, letter, state },
    starts_on: row.startsOn,
    ends_on: row.endsOn,
    answer_by: row.answerBy,
    cancel_reason: row.cancelReason,
    host: { name: host.name, avatar_url: host.avatar_url },
  };
}

function guestShape(guest: rows.GuestRow, people: People): Guest {
  const { name, avatar_url, trust_score } = people.get(guest.personId) ?? nobody;
  return {
    ...{ person_id: guest.personId, name, avatar_url, trust_score },
    state: guest.state,
    answer_by: guest.answerBy,
    asked_at: guest.askedAt?.toISOString() ?? null,
    answered_at: guest.answeredAt?.toISOString() ?? null,
    reason: guest.reason,
  };
}

/** As founders see them. */
export async function retreatShapes(db: Db, retreats: readonly rows.RetreatRow[]): Promise<Retreat[]> {
  const { guests, people } = await read(db, retreats);
  return retreats.map((row) => ({
    ...shown(row, people),
    min_trust_score: row.minTrustScore,
    consciousness_level: row.consciousnessLevel,
    space_id: row.spaceId,
    guests: (guests.get(row.id) ?? []).map((guest) => guestShape(guest, people)),
  }));
}

/** As one of those sees them who were asked; a retreat to which they were not is left out. */
export async function myRetreatShapes(
  db: Db,
  personId: string,
  retreats: readonly rows.RetreatRow[],
  now: Date,
): Promise<MyRetreat[]> {
  const { guests, people } = await read(db, retreats);
  return retreats.flatMap((row) => {
    const all = guests.get(row.id) ?? [];
    const mine = all.find((guest) => guest.personId === personId);
    // Whoever was never asked and only stands in the row knows nothing of it.
    if (mine === undefined || mine.askedAt === null || row.state === 'draft') return [];
    const come = all
      .filter(({ state }) => state === 'yes')
      .map((guest) => people.get(guest.personId) ?? nobody);
    const waiting = all.filter(({ state }) => state === 'waiting');
    return {
      ...shown(row, people),
      mine: {
        state: mine.state,
        answer_by: mine.answerBy,
        reason: mine.reason,
        waiting: mine.state === 'waiting' ? waiting.indexOf(mine) + 1 : null,
      },
      open: row.state === 'open' && mine.state !== 'withdrawn' && !hasBegun(row, now),
      come: come.map(({ name, avatar_url }) => ({ name, avatar_url })),
      free: freeChairs(all, row.places),
      space_id: mine.state === 'yes' ? row.spaceId : null,
    };
  });
}
