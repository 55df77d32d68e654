import type { Answer } from '@kinsong/contract/common/call.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import { day } from '@kinsong/contract/common/time.ts';
import {
  daysUntilAskedAgain,
  type SpaceDoor,
  type spaceRequests,
} from '@kinsong/contract/invitations/asking.ts';
import type { Db } from '../../platform/database/index.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { profilesOf } from '../seekers/index.ts';
import { admit, findDoor, keepersOf, mayOrRefuse, type Door } from '../spaces/index.ts';
import * as rows from './space-requests.sql.ts';

/** More than ever wait at one door; the others come after them. */
const mostAtOnce = 100;
const pause = daysUntilAskedAgain * day;

export async function seeDoor(house: House, { id }: Person, spaceId: string): Promise<SpaceDoor> {
  const [door, request] = await Promise.all([
    findDoor(house.db, id, spaceId),
    rows.findRequest(house.db, spaceId, id),
  ]);
  if (door === null) throw new Refusal('found.not');
  return doorShape(door, request, house.clock.now());
}

export async function askToEnter(
  house: House,
  person: Person,
  spaceId: string,
  words: string,
): Promise<SpaceDoor> {
  const door = await findDoor(house.db, person.id, spaceId);
  if (door === null) throw new Refusal('found.not');
  if (door.sentAway) throw new Refusal('space.sentAway');
  const now = house.clock.now();
  if (!door.inside) {
    const asked = { spaceId, personId: person.id, words, askedAt: now };
    const isNew = await rows.storeRequest(house.db, asked, new Date(now.getTime() - pause));
    if (isNew) await tellKeepers(house, spaceId);
  }
  return doorShape(door, await rows.findRequest(house.db, spaceId, person.id), now);
}

export async function listRequests(
  house: House,
  person: Person,
  spaceId: string,
): Promise<Answer<typeof spaceRequests>> {
  await mayOrRefuse(house, person, 'spaces.manageMembers', spaceId);
  return waiting(house, spaceId);
}

export async function answerRequest(
  house: House,
  keeper: Person,
  { spaceId, personId }: { spaceId: string; personId: string },
  { answer, words }: { answer: 'yes' | 'no'; words: string },
): Promise<Answer<typeof spaceRequests>> {
  const place = await mayOrRefuse(house, keeper, 'spaces.manageMembers', spaceId);
  if (place.archived && answer === 'yes') throw new Refusal('space.archived');
  const settle = (tx: Db) =>
    settleOnce(tx, spaceId, personId, {
      answer,
      answerWords: words,
      answeredAt: house.clock.now(),
      answeredBy: keeper.id,
    });
  if (answer === 'no') await house.db.transaction(settle);
  else
    await admit(house, spaceId, async (tx) => ({
      result: undefined,
      comes: (await settle(tx)) ? personId : null,
    }));
  house.live.moved(personId, 'requests');
  await tellKeepers(house, spaceId);
  return waiting(house, spaceId);
}

/** False where it was answered so before; a request that was answered otherwise stays as it was. */
async function settleOnce(
  tx: Db,
  spaceId: string,
  personId: string,
  settled: rows.Settled,
): Promise<boolean> {
  const request = await rows.lockRequest(tx, spaceId, personId);
  if (request === null) throw new Refusal('found.not');
  if (request.answer === settled.answer) return false;
  if (request.answer !== null) throw new Refusal('waitlist.decided');
  await rows.settleRequest(tx, request, settled);
  return true;
}

export async function tellKeepers(house: House, spaceId: string): Promise<void> {
  for (const keeper of await keepersOf(house.db, spaceId)) house.live.moved(keeper, 'requests');
}

async function waiting(house: House, spaceId: string): Promise<Answer<typeof spaceRequests>> {
  const asked = await rows.waitingRequests(house.db, spaceId, mostAtOnce);
  const faces = await profilesOf(
    house.db,
    asked.map(({ personId }) => personId),
  );
  return {
    requests: asked.map(({ personId, words, askedAt }) => ({
      space_id: spaceId,
      person_id: personId,
      name: faces.get(personId)?.name ?? '',
      avatar_url: faces.get(personId)?.avatar_url ?? '',
      words,
      asked_at: askedAt.toISOString(),
    })),
  };
}

function doorShape(door: Door, request: rows.RequestRow | null, now: Date): SpaceDoor {
  const { id, kind, name, subtitle, thumbnail, members } = door;
  const shown = { space_id: id, kind, name, subtitle, thumbnail, members, answer: null };
  if (door.inside) return { ...shown, standing: 'inside' };
  if (door.sentAway) return { ...shown, standing: 'sent_away' };
  // Let in once and gone since: they may ask again like anybody.
  if (request === null || request.answer === 'yes') return { ...shown, standing: 'outside' };
  if (request.answer === null) return { ...shown, standing: 'asked' };
  const again = new Date((request.answeredAt ?? now).getTime() + pause);
  const answer = { words: request.answerWords, ask_again_at: again.toISOString() };
  return { ...shown, standing: again <= now ? 'outside' : 'declined', answer };
}
