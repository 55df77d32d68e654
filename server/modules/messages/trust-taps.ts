import type { Answer } from '@kinsong/contract/common/call.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import {
  canBeGuessed,
  tappingLasts,
  type myTaps,
  type tapMessage,
} from '@kinsong/contract/messages/trust-taps.ts';
import { isVoice } from '@kinsong/contract/seekers/non-human-speakers.ts';
import type { Db } from '../../platform/database/index.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { soulTapsIn } from '../seekers/index.ts';
import { mayOrRefuse, membersOf } from '../spaces/index.ts';
import { dayKeyFor, dayOf, findLock } from './tap-day-keys.ts';
import { findMessage, findMessages, type MessageRow } from './messages.sql.ts';
import { marksIn } from './read-marks.ts';
import { newTapKey, sealTapKey, tapLock, type KeptTap, type TapLock } from './tap-encryption.ts';
import * as rows from './trust-taps.sql.ts';

/**
 * Gives a trust tap. What is kept is one hash more in a sealed set, under a key of the message and one of its day;
 * nothing that says who or, within the day, when. The message itself is not touched: the others see the count move at the
 * next full ten minutes (see publish-tap-counts.ts), whoever tapped at once. Tapped again, nothing changes.
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
  const [members, seen] = await Promise.all([membersOf(house.db, spaceId), marksIn(house, spaceId)]);
  const trust_taps = (await countSeenBy(house, message, person)) ?? (await giveTap(house, message, person));
  const guessable = canBeGuessed({
    author: message.authorId,
    seq: message.seq,
    tapper: person.id,
    here: members.filter(({ leftAt }) => leftAt === null).map(({ personId }) => personId),
    seen,
  });
  return { message_id: messageId, trust_taps, guessable };
}

/** Their own among the others' count, before it is told: of the taps of anybody else in these minutes it says nothing. */
const asTapperSees = (count: number, own: KeptTap): number => (own.told ? count : count + 1);

/** How many taps whoever gave one of them sees; null where they gave none, or nobody can tell any more. */
async function countSeenBy(house: House, message: MessageRow, { id }: Person): Promise<number | null> {
  const [sealedKey, sets] = await Promise.all([
    rows.findTapKey(house.db, message.id),
    rows.tapsOn(house.db, message.id),
  ]);
  const lock = await findLock(house, dayOf(message.createdAt), sealedKey);
  const own = lock === null ? undefined : ownAmong(lock, sets, id);
  return own === undefined ? null : asTapperSees(message.trustTaps, own);
}

type Sealed = Pick<rows.TapsRow, 'sealed'>;

function ownAmong(lock: TapLock, sets: readonly Sealed[], personId: string): KeptTap | undefined {
  const hash = lock.hashOf(personId);
  return sets.flatMap(({ sealed }) => lock.open(sealed) ?? []).find((each) => each.hash === hash);
}

function closed(): never {
  throw new Refusal('tap.closed');
}

function giveTap(house: House, { id, createdAt }: MessageRow, person: Person): Promise<number> {
  const now = house.clock.now();
  if (now.getTime() >= createdAt.getTime() + tappingLasts) closed();
  return house.db.transaction(async (tx) => {
    await rows.holdTapping(tx, id);
    const [message] = await findMessages(tx, [id]);
    if (message === undefined || message.deletedAt !== null) throw new Refusal('found.not');
    const sets = await rows.holdTapsOn(tx, id);
    const lock = await lockForTap(house, tx, message, sets.length > 0);
    const own = ownAmong(lock, sets, person.id);
    // Given in this very moment from another device.
    if (own !== undefined) return asTapperSees(message.trustTaps, own);
    const day = dayOf(now);
    const today = sets.find((each) => each.day === day);
    const before = today === undefined ? [] : (lock.open(today.sealed) ?? closed());
    const fresh = { hash: lock.hashOf(person.id), told: false, counted: false };
    await rows.keepTap(tx, { messageId: id, day, sealed: lock.seal([...before, fresh]) });
    return message.trustTaps + 1;
  });
}

/** The keys of a message, made with its first tap. */
async function lockForTap(house: House, tx: Db, message: MessageRow, wasTapped: boolean): Promise<TapLock> {
  const known = await rows.findTapKey(tx, message.id);
  if (known !== null) {
    return (await findLock(house, dayOf(message.createdAt), known)) ?? closed();
  }
  // Tapped before, and the keys are gone (the house came back from a backup, which holds none): it is closed.
  if (wasTapped || message.trustTaps > 0) closed();
  const key = newTapKey();
  await rows.insertTapKey(tx, message.id, sealTapKey(house.config, key));
  return tapLock(await dayKeyFor(house, tx, dayOf(message.createdAt)), key);
}

/**
 * What I tapped here, found by making my own hash anew for each message; it can be done for nobody who does not ask. Each
 * with the count as I see it, which may be my own tap ahead of what the others see.
 */
export async function tappedBy(
  house: House,
  person: Person,
  spaceId: string,
): Promise<Answer<typeof myTaps>> {
  const { seesFrom } = await mayOrRefuse(house, person, 'messages.read', spaceId);
  const [open, soul] = await Promise.all([
    rows.openTapsIn(house.db, spaceId, seesFrom),
    soulTapsIn(house.db, person.id, spaceId),
  ]);
  const trust: { message_id: string; trust_taps: number }[] = [];
  for (const { id, createdAt, trustTaps, sealedKey, sets } of open) {
    const lock = await findLock(house, dayOf(createdAt), sealedKey);
    const all = sets.map((sealed) => ({ sealed }));
    const own = lock === null ? undefined : ownAmong(lock, all, person.id);
    if (own !== undefined) trust.push({ message_id: id, trust_taps: asTapperSees(trustTaps, own) });
  }
  return { trust, soul };
}
