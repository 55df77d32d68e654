import type { AnswerWord } from '@kinsong/contract/calendar/event.ts';
import type { OpenInvitation } from '@kinsong/contract/calendar/guests.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { Db } from '../../../platform/database/index.ts';
import type { House } from '../../../platform/house.ts';
import { changeSpace, nameOfSpace, takingIn } from '../../spaces/index.ts';
import type { EventRow } from '../calendar.sql.ts';
import { tokenMark } from '../exchange-tokens.ts';
import { changeGuestsOf } from './change-guests.ts';
import { hostOf, standing } from './guest-news.ts';
import * as rows from './guests.sql.ts';

/** What a letter's link opens, for whoever has it and without a session. Looking changes nothing. */
export async function lookAtInvitation(house: House, token: string): Promise<OpenInvitation> {
  const guest = await openOrRefuse(house, token);
  return invitationShape(house.db, guest, await standingOrRefuse(house, house.db, guest));
}

/** The last word counts; said once more it is as it was. */
export async function answerInvitation(
  house: House,
  token: string,
  { answer, reason }: { answer: AnswerWord; reason: string },
): Promise<OpenInvitation> {
  const guest = await openOrRefuse(house, token);
  const answered_at = house.clock.now().toISOString();
  return changeSpace(house, guest.spaceId, async (tx, rev) => {
    const before = await standingOrRefuse(house, tx, guest);
    const said = saidBy(guest, before);
    if (said?.answer === answer && said.reason === reason)
      return { result: await invitationShape(tx, guest, before), changes: [] };
    const changes = await changeGuestsOf(tx, await rows.rowsOf(tx, guest.id), rev, (guests) =>
      guests.map((each) =>
        each.id === guest.id ? { ...each, answer, reason, answered_at, on_days: [] } : each,
      ),
    );
    const after = await standingOrRefuse(house, tx, guest);
    return { result: await invitationShape(tx, guest, after), changes };
  });
}

/** Unknown, taken back, or in a space that rests: whoever holds the letter is told the same. */
async function openOrRefuse(house: House, token: string): Promise<rows.GuestRow> {
  const guest = await rows.askedByMark(house.db, tokenMark(house, token));
  if (guest === null) throw new Refusal('guest.over');
  if (!(await takingIn(house.db, [guest.spaceId])).has(guest.spaceId)) throw new Refusal('guest.over');
  return guest;
}

async function standingOrRefuse({ clock }: House, db: Db, guest: rows.GuestRow): Promise<EventRow> {
  const event = standing(await rows.rowsOf(db, guest.id), clock.now());
  if (event === undefined || saidBy(guest, event) === undefined) throw new Refusal('guest.over');
  return event;
}

const saidBy = (guest: rows.GuestRow, { guests }: EventRow) => guests.find(({ id }) => id === guest.id);

async function invitationShape(db: Db, guest: rows.GuestRow, event: EventRow): Promise<OpenInvitation> {
  const { title, place, notes, start, end, zone, allDay, repeat } = event;
  const [host, space] = await Promise.all([hostOf(db, guest), nameOfSpace(db, event.spaceId)]);
  const said = saidBy(guest, event);
  return {
    ...{ title, place, notes, start, end, zone, host, space },
    all_day: allDay,
    repeats: repeat !== null,
    name: guest.name,
    answer: said?.answer ?? null,
    reason: said?.reason ?? '',
  };
}
