import type { Answer } from '@kinsong/contract/common/call.ts';
import type { CalendarEvent, EventGuest } from '@kinsong/contract/calendar/event.ts';
import { mostGuests, type eventGuests as listCall } from '@kinsong/contract/calendar/guests.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { Db } from '../../../platform/database/index.ts';
import type { House } from '../../../platform/house.ts';
import { postLetter, type Letter } from '../../../platform/mail/index.ts';
import type { Person } from '../../../platform/person.ts';
import { changeSpace } from '../../spaces/index.ts';
import { findEvent, type EventRow } from '../calendar.sql.ts';
import { eventShape } from '../contract-shapes.ts';
import { guestToken, tokenMark } from '../exchange-tokens.ts';
import { reachEvent } from '../find-event.ts';
import { writtenEvents } from '../ics/written-event.ts';
import { changeGuestsOf } from './change-guests.ts';
import { endLetter, invitationLetter } from './guest.letters.ts';
import { newsFor, nextVersion } from './guest-news.ts';
import * as rows from './guests.sql.ts';

interface Asked {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

/** Asked twice with one id, one letter goes. */
export async function inviteGuest(
  house: House,
  person: Person,
  eventId: string,
  asked: Asked,
): Promise<CalendarEvent> {
  const found = await reachEvent(house, person, eventId, 'change');
  const now = house.clock.now();
  if (found.lastAt !== null && found.lastAt < now) throw new Refusal('guest.over');
  return changeSpace(house, found.spaceId, async (tx, rev) => {
    const event = await findOrRefuse(tx, eventId);
    const known = await rows.findGuest(tx, asked.id);
    if (known !== null) {
      if (known.eventId !== eventId || known.invitedBy !== person.id) throw new Refusal('id.taken');
      return { result: eventShape(event), changes: [] };
    }
    if ((await rows.countAsked(tx, eventId)) >= mostGuests) throw new Refusal('guest.many');
    const days = await rows.withDays(tx, eventId);
    const guest = guestRow(house, asked, { event, days, by: person.id, at: now, rev });
    if (!(await rows.insertGuest(tx, guest))) throw new Refusal('guest.known');
    const changed = await changeGuestsOf(tx, days, rev, (guests) => [...guests, newGuest(guest)]);
    await post(house, tx, invitationLetter(house.config, await newsFor(house, tx, guest, event), now));
    return { result: await shapeNow(tx, eventId), changes: changed };
  });
}

interface Making {
  readonly event: EventRow;
  readonly days: readonly EventRow[];
  readonly by: string;
  readonly at: Date;
  readonly rev: number;
}

const guestRow = (house: House, asked: Asked, { event, days, by, at, rev }: Making): rows.GuestRow => ({
  ...asked,
  email: asked.email.toLowerCase(),
  eventId: event.id,
  spaceId: event.spaceId,
  tokenHash: tokenMark(house, guestToken(house, asked.id)),
  invitedBy: by,
  invitedAt: at,
  told: writtenEvents(days),
  toldRev: rev,
  withdrawnAt: null,
});

/** Where no name was given: what stands before the @, and nothing that a letter could be sent to. */
const newGuest = ({ id, name, email }: rows.GuestRow): EventGuest => ({
  id,
  name: name === '' ? (email.split('@')[0] ?? '') : name,
  answer: null,
  reason: '',
  answered_at: null,
  on_days: [],
});

export async function listGuests(
  house: House,
  person: Person,
  eventId: string,
): Promise<Answer<typeof listCall>> {
  const event = await reachEvent(house, person, eventId, 'change');
  const emails = new Map((await rows.addressesOf(house.db, event.guests)).map((row) => [row.id, row]));
  return {
    guests: event.guests.flatMap((guest) => {
      const { email, invitedAt } = emails.get(guest.id) ?? {};
      if (email === undefined || invitedAt === undefined) return [];
      return [{ ...guest, email, invited_at: invitedAt.toISOString() }];
    }),
  };
}

/** A letter says so; taken back twice it is taken back once. */
export async function withdrawGuest(
  house: House,
  person: Person,
  eventId: string,
  guestId: string,
): Promise<CalendarEvent> {
  const found = await reachEvent(house, person, eventId, 'change');
  const now = house.clock.now();
  return changeSpace(house, found.spaceId, async (tx, rev) => {
    const event = await findOrRefuse(tx, eventId);
    const guest = await rows.findGuest(tx, guestId);
    if (guest?.spaceId !== event.spaceId) throw new Refusal('found.not');
    const concerned = await rows.rowsOf(tx, guestId);
    if (concerned.every(({ id }) => id !== eventId)) throw new Refusal('found.not');
    if (guest.withdrawnAt !== null) return { result: eventShape(event), changes: [] };
    await rows.updateGuest(tx, guestId, { withdrawnAt: now });
    const changed = await changeGuestsOf(tx, concerned, rev, (guests) =>
      guests.filter(({ id }) => id !== guestId),
    );
    const news = await newsFor(house, tx, guest, event, guest.told.map(nextVersion));
    await post(house, tx, endLetter(house.config, news, 'taken back', now));
    return { result: await shapeNow(tx, eventId), changes: changed };
  });
}

export async function post(house: House, tx: Db, letter: Promise<Letter>): Promise<void> {
  await postLetter(house, await letter, tx);
}

async function findOrRefuse(tx: Db, eventId: string): Promise<EventRow> {
  const event = await findEvent(tx, eventId);
  if (event === null || event.deletedAt !== null) throw new Refusal('found.not');
  return event;
}

const shapeNow = async (tx: Db, eventId: string): Promise<CalendarEvent> =>
  eventShape(await findOrRefuse(tx, eventId));
