import type { Answer, Received } from '@kinsong/contract/common/call.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import type {
  approveWaitlist,
  joinWaitlist,
  waitlist,
  WaitlistEntry,
} from '@kinsong/contract/invitations/waitlist.ts';
import { inConstantTime } from '../../platform/constant-time.ts';
import type { House } from '../../platform/house.ts';
import { postLetter } from '../../platform/mail/index.ts';
import { caller, type Visit } from '../../platform/caller.ts';
import {
  audit,
  callerWho,
  findPersonByName,
  isWithinMeasure,
  loginNameOrRefuse,
  makeLink,
  mayInHouse,
  nameIn,
  openLink,
  type LoginName,
} from '../identity/index.ts';
import { findInvitation } from './invitations.sql.ts';
import { makeInvitation, placeLasts, termsOfPlace } from './make-invitation.ts';
import { letterToWaiting } from './waitlist.letter.ts';
import * as rows from './waitlist.sql.ts';

type AskedPage = Received<typeof waitlist>['query'];
type Page = Answer<typeof waitlist>;
const pageLength = 50;

const thanks =
  'Thank you. If a letter can reach you, one is on its way: please confirm there that you asked.';

interface Asked {
  readonly loginName: LoginName;
  readonly name: string;
  readonly line: string;
  /** The code they used, where its maker has the say. */
  readonly invitationId: string | null;
}

/** Keeps a request for a place. Who asks twice, or is a member already, changes nothing and learns nothing. */
export async function ask(house: House, { loginName, name, line, invitationId }: Asked): Promise<void> {
  if ((await findPersonByName(house.db, loginName)) !== null) return;
  const at = house.clock.now();
  const { email } = loginName;
  const mayWrite = email !== null && (await isWithinMeasure(house, 'waitlist letters', email));
  await house.db.transaction(async (tx) => {
    const request = await rows.insertRequest(
      tx,
      {
        id: newId(at.getTime()),
        loginName: nameIn(loginName),
        name,
        line,
        // A number can not be written to: whoever decides sees that nobody confirmed it.
        status: email === null ? 'waiting' : 'unconfirmed',
        invitationId,
        askedAt: at,
        confirmedAt: null,
        decidedAt: null,
        decidedBy: null,
      },
      new Date(at.getTime() - placeLasts),
    );
    if (!mayWrite || request.status !== 'unconfirmed') return;
    const link = await makeLink(house, tx, 'confirm waitlist', { subjectId: request.id, sentTo: email });
    await postLetter(house, letterToWaiting(email, link), tx);
  });
}

export async function join(
  house: House,
  { name, email, line }: Received<typeof joinWaitlist>['body'],
): Promise<Answer<typeof joinWaitlist>> {
  const loginName = loginNameOrRefuse(email);
  await inConstantTime(200, () => ask(house, { loginName, name, line, invitationId: null }));
  return { message: thanks };
}

export async function confirm(house: House, token: string): Promise<{ message: string }> {
  await house.db.transaction(async (tx) => {
    const { subjectId } = await openLink(house, tx, 'confirm waitlist', token);
    if (subjectId !== null) await rows.confirmRequest(tx, subjectId, house.clock.now());
  });
  return { message: 'Thank you. You are on the waitlist; a letter comes when there is a place.' };
}

export function list(house: House, asked: AskedPage, visit: Visit): Promise<Page> {
  callerWho(visit, 'invitations.decideWaitlist');
  return pageOf(house, null, asked);
}

export function listOwn(house: House, asked: AskedPage, visit: Visit): Promise<Page> {
  return pageOf(house, caller(visit).id, asked);
}

async function pageOf(house: House, maker: string | null, { state, after }: AskedPage): Promise<Page> {
  const wanted = { maker, isDecided: state === 'decided', after: after ?? null, most: pageLength + 1 };
  const [found, waiting] = await Promise.all([
    rows.listRequests(house.db, wanted),
    rows.countWaiting(house.db, maker),
  ]);
  return { entries: found.slice(0, pageLength).map(shape), more: found.length > pageLength, waiting };
}

/** A place, and the letter that says so. */
export async function approve(
  house: House,
  id: string,
  visit: Visit,
): Promise<Answer<typeof approveWaitlist>> {
  const request = await requestToDecide(house, id, visit);
  const person = caller(visit);
  return house.db.transaction(async (tx) => {
    const at = house.clock.now();
    const entry = await rows.decideRequest(tx, request.id, 'approved', person.id, at);
    if (entry === null) throw new Refusal('waitlist.decided');
    const invitation = await makeInvitation(tx, house, visit, termsOfPlace(entry.loginName, entry.name));
    await audit(tx, at, visit, 'gave a place', person.id, entry.id);
    return { entry: shape(entry), invitation };
  });
}

export async function decline(house: House, id: string, visit: Visit): Promise<{ entry: WaitlistEntry }> {
  const request = await requestToDecide(house, id, visit);
  const person = caller(visit);
  return house.db.transaction(async (tx) => {
    const at = house.clock.now();
    const entry = await rows.decideRequest(tx, request.id, 'declined', person.id, at);
    if (entry === null) throw new Refusal('waitlist.decided');
    await audit(tx, at, visit, 'declined a request', person.id, entry.id);
    return { entry: shape(entry) };
  });
}

/** Super users decide about everybody, others about those who used their own code. */
async function requestToDecide(house: House, id: string, visit: Visit): Promise<rows.WaitlistRow> {
  const person = caller(visit);
  const request = await rows.findRequest(house.db, id);
  if (request === null) throw new Refusal('found.not');
  if (mayInHouse(person, 'invitations.decideWaitlist')) return request;
  const code = request.invitationId === null ? null : await findInvitation(house.db, request.invitationId);
  if (code?.createdBy !== person.id) throw new Refusal('found.not');
  return request;
}

const shape = (row: rows.WaitlistRow): WaitlistEntry => ({
  id: row.id,
  name: row.name,
  email: row.loginName,
  line: row.line,
  status: row.status,
  asked_at: row.askedAt.toISOString(),
  confirmed_at: row.confirmedAt?.toISOString() ?? null,
  decided_at: row.decidedAt?.toISOString() ?? null,
  invitation_id: row.invitationId,
});
