import { Refusal } from '@kinsong/contract/common/errors.ts';
import { Id, newId } from '@kinsong/contract/common/ids.ts';
import * as z from 'zod';
import type { House } from '../../../platform/house.ts';
import type { Person } from '../../../platform/person.ts';
import { job } from '../../../platform/jobs/index.ts';
import { admit, foundSpace, isSentAway, membersOf, removeMember, takingIn } from '../../spaces/index.ts';
import * as rows from './retreats.sql.ts';

/** Where those who come pack and cook, with what there is to do on the first day. Founded once, by whoever asks. */
export async function foundSalon(house: House, founder: Person, retreat: rows.RetreatRow): Promise<void> {
  if (retreat.spaceId !== null) return;
  const id = newId();
  const wanted = {
    ...({ id, kind: 'project', parent_id: null, template: 'retreat', type: 'community' } as const),
    name: retreat.name,
    subtitle: 'Packing, rides and kitchen',
    due_date: retreat.startsOn,
    invited_by: 'keepers' as const,
  };
  await foundSpace(house, founder, wanted, (tx) => rows.updateRetreat(tx, retreat.id, { spaceId: id }));
}

/** Puts somebody's place in the salon right by what they said last; work that is done again if the house falls. */
export const salonPlaceJob = job({
  name: 'hospitality.salonPlace',
  payload: z.object({ retreatId: Id, personId: Id }),
  run: (house, { retreatId, personId }) => keepSalonPlace(house, retreatId, personId),
});

/** Whoever comes is in the salon, whoever does not is not. Its owner stays in any case. */
export async function keepSalonPlace(house: House, retreatId: string, personId: string): Promise<void> {
  const retreat = await rows.findRetreat(house.db, retreatId);
  const spaceId = retreat?.spaceId ?? null;
  if (spaceId === null || !(await takingIn(house.db, [spaceId])).has(spaceId)) return;
  const guests = await rows.guestsOf(house.db, [retreatId]);
  const comes = guests.some((guest) => guest.personId === personId && guest.state === 'yes');
  const member = (await membersOf(house.db, spaceId)).find((each) => each.personId === personId);
  const isIn = member !== undefined && member.leftAt === null;
  if (comes && !isIn && !(await isSentAway(house.db, spaceId, personId))) {
    await unlessClosed(admit(house, spaceId, () => Promise.resolve({ result: null, comes: personId })));
  }
  if (!comes && isIn && member.role !== 'owner') {
    const leaver = { id: personId, roles: [], sessionId: '' };
    await unlessClosed(removeMember(house, leaver, spaceId, personId));
  }
}

/** Archived in this very moment, it takes nobody in and lets nobody go: the answer to the retreat counts all the same. */
async function unlessClosed(move: Promise<unknown>): Promise<void> {
  try {
    await move;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}
