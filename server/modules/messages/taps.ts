import type { Answer } from '@kinsong/contract/common/call.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import { hiddenAmong, tappingLasts, type myTaps, type tapMessage } from '@kinsong/contract/messages/taps.ts';
import { isVoice } from '@kinsong/contract/seekers/voices.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { soulTapsIn } from '../seekers/index.ts';
import { changeSpace, mayOrRefuse } from '../spaces/index.ts';
import { countTap, findMessage, findMessages, type MessageRow } from './messages.sql.ts';
import { messageChange } from './shapes.ts';
import { newTapKey, openTapKey, sealTapKey, tapHash } from './tap-key.ts';
import * as rows from './taps.sql.ts';

/**
 * Gives a trust tap. What is kept is one hash more in a set, under a key that belongs to this message alone; nothing
 * that says who or, within the day, when. Tapped again, nothing changes.
 */
export async function tap(
  house: House,
  person: Person,
  spaceId: string,
  messageId: string,
): Promise<Answer<typeof tapMessage>> {
  const place = await mayOrRefuse(house, person, 'messages.tap', spaceId);
  const message = await findMessage(house.db, spaceId, messageId, place.seesFrom);
  if (message === null || message.deletedAt !== null) throw new Refusal('found.not');
  // A voice of the house has no trust to move.
  if (message.authorId === person.id || isVoice(message.authorId)) throw new Refusal('allowed.not');
  const here = await rows.peopleHere(house.db, spaceId);
  const count = (await hasTapped(house, message, person))
    ? message.trustTaps
    : await giveTap(house, message, person);
  return { message_id: messageId, trust_taps: count, guessable: here < hiddenAmong };
}

async function hasTapped(house: House, { id }: MessageRow, person: Person): Promise<boolean> {
  const sealed = await rows.findTapKey(house.db, id);
  return sealed !== null && rows.hasTap(house.db, id, tapHash(openTapKey(house.config, sealed), person.id));
}

function giveTap(house: House, { id, spaceId, createdAt }: MessageRow, person: Person): Promise<number> {
  const now = house.clock.now();
  if (now.getTime() >= createdAt.getTime() + tappingLasts) throw new Refusal('tap.closed');
  return changeSpace(house, spaceId, async (tx, rev) => {
    const [message] = await findMessages(tx, [id]);
    if (message === undefined || message.deletedAt !== null) throw new Refusal('found.not');
    const sealed = await rows.findTapKey(tx, id);
    // Tapped before, and the key is gone (the house came back from a backup, which holds none): it is closed.
    if (sealed === null && message.trustTaps > 0) throw new Refusal('tap.closed');
    const key = sealed === null ? newTapKey() : openTapKey(house.config, sealed);
    if (sealed === null) await rows.insertTapKey(tx, id, sealTapKey(house.config, key));
    const hash = tapHash(key, person.id);
    // Given in this very moment from another device.
    if (await rows.hasTap(tx, id, hash)) return { result: message.trustTaps, changes: [] };
    await rows.addTap(tx, id, dayOf(now), hash);
    const row = await countTap(tx, id, rev);
    if (row === null) throw new Refusal('found.not');
    return { result: row.trustTaps, changes: [messageChange(row)] };
  });
}

/** The day of a tap is the house's own: those of the people would tell them apart. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** What I tapped here, found by making my own hash anew for each message; it can be done for nobody who does not ask. */
export async function tappedBy(
  house: House,
  person: Person,
  spaceId: string,
): Promise<Answer<typeof myTaps>> {
  const { seesFrom } = await mayOrRefuse(house, person, 'messages.read', spaceId);
  const [open, soul, here] = await Promise.all([
    rows.openTapsIn(house.db, spaceId, seesFrom),
    soulTapsIn(house.db, person.id, spaceId),
    rows.peopleHere(house.db, spaceId),
  ]);
  const mine = open.filter(({ sealedKey, hashes }) =>
    hashes.includes(tapHash(openTapKey(house.config, sealedKey), person.id)),
  );
  return { trust: mine.map(({ messageId }) => messageId), soul, guessable: here < hiddenAmong };
}
