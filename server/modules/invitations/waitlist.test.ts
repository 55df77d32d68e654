import { newId } from '@kinsong/contract/common/ids.ts';
import { register } from '@kinsong/contract/invitations/register-and-redeem.ts';
import { inviteToSpace } from '@kinsong/contract/invitations/invitations.ts';
import * as calls from '@kinsong/contract/invitations/waitlist.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { letterTo, lettersTo, tokenIn } from '../../test/letters.ts';
import type { Citizen } from '../../test/people.ts';

let home: TestApp;
let ada: Citizen;
let anna: Citizen;
let now = Date.now();
const day = 24 * 60 * 60 * 1000;
const refused = (code: string): object => expect.objectContaining({ code }) as object;

beforeAll(async () => {
  home = await openTestApp({ clock: { now: () => new Date(now) } });
  ada = await home.town.architect();
  anna = await home.town.person('Anna');
});
afterAll(() => home.close());

const newAddress = (): string => `noor-${newId().slice(-8)}@hearth.example`;
const ask = (email: string, line = 'We sing on Thursdays.', name = 'Noor') =>
  home.town.stranger.call(calls.joinWaitlist, { body: { name, email, line } });
const entryOf = async (email: string) => {
  for (const state of ['asking', 'decided'] as const) {
    const { entries } = await ada.call(calls.waitlist, { query: { state } });
    const entry = entries.find((each) => each.email === email);
    if (entry !== undefined) return entry;
  }
  return undefined;
};
const confirm = async (email: string) => {
  const token = tokenIn(await letterTo(home, email, 'Did you ask'), 'waitlist');
  return home.town.stranger.call(calls.confirmWaitlist, { body: { token } });
};

test('[L4] asked, confirmed by letter, approved: an invitation letter goes out and opens an account', async () => {
  const email = newAddress();
  await ask(email);
  expect(await entryOf(email)).toMatchObject({
    name: 'Noor',
    line: 'We sing on Thursdays.',
    status: 'unconfirmed',
  });
  await confirm(email);
  const entry = await entryOf(email);
  expect(entry?.status).toBe('waiting');
  const params = { entry_id: entry?.id ?? '' };
  expect((await ada.call(calls.approveWaitlist, { params })).entry.status).toBe('approved');
  const letter = await letterTo(home, email, 'invites you to Kinsong');
  const invite_code = /enter\?code=(\d{12})/.exec(letter)?.[1] ?? '';
  const { user } = await home.town.stranger.call(register, {
    body: { name: 'Noor', email, password: 'we sing on thursdays', invite_code },
  });
  expect(user.email).toBe(email);
  await expect(ada.call(calls.approveWaitlist, { params })).rejects.toEqual(refused('waitlist.decided'));
});

test('[L4] whoever comes in by another code waits no longer: nobody is asked to decide about a member', async () => {
  const email = newAddress();
  const salon = await anna.found('The Back Door');
  const { invite_code } = await anna.call(inviteToSpace, { params: { space_id: salon.id }, body: {} });
  const registering = (code: string) =>
    home.town.stranger.call(register, {
      body: { name: 'Noor', email, password: 'we sing on thursdays', invite_code: code },
    });
  await expect(registering('111122223333')).rejects.toEqual(refused('auth.coordinates'));
  expect(await entryOf(email)).toMatchObject({ status: 'unconfirmed' });
  await registering(invite_code);
  expect(await entryOf(email)).toBeUndefined();
});

test('[L4] asking twice changes nothing, writes no second letter and tells nobody who is there', async () => {
  const email = newAddress();
  const first = await ask(email);
  expect(await ask(email, 'other words', 'Somebody Else')).toEqual(first);
  expect(await ask(email.toUpperCase())).toEqual(first);
  const { email: member } = { email: await memberAddress() };
  expect(await ask(member)).toEqual(first);
  await confirm(email);
  expect(await ask(email)).toEqual(first);
  expect(await entryOf(email)).toMatchObject({
    name: 'Noor',
    line: 'We sing on Thursdays.',
    status: 'waiting',
  });
  expect(await lettersTo(home, email)).toHaveLength(1);
  expect(await entryOf(member)).toBeUndefined();
  expect(await lettersTo(home, member)).toEqual([]);
});

async function memberAddress(): Promise<string> {
  const { rows } = await home.app.house.db.runText('select email from persons where id = $1', [anna.id]);
  return (rows[0] as { email: string }).email;
}

test('[L4] declined: no letter; whoever asks again finds the same answer and stays declined', async () => {
  const email = newAddress();
  await ask(email);
  const params = { entry_id: (await entryOf(email))?.id ?? '' };
  expect((await ada.call(calls.declineWaitlist, { params })).entry.status).toBe('declined');
  await ask(email);
  expect((await entryOf(email))?.status).toBe('declined');
});

test('[K3] [L4] registering without a valid code leaves a request for a place, never a session', async () => {
  for (const [invite_code, code] of [
    [undefined, 'waitlist.left'],
    ['', 'waitlist.left'],
    ['000000000000', 'auth.coordinates'],
  ] as const) {
    const email = newAddress();
    const body = {
      name: 'Kofi',
      email,
      password: 'a drum in the yard',
      ...(invite_code === undefined ? {} : { invite_code }),
    };
    const response = await home.town.stranger.send(register, { body });
    expect(await response.json()).toMatchObject({ code });
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await entryOf(email)).toMatchObject({ name: 'Kofi', status: 'unconfirmed' });
  }
});

test('two super users who decide at once decide once', async () => {
  const email = newAddress();
  await ask(email);
  const params = { entry_id: (await entryOf(email))?.id ?? '' };
  const all = await Promise.allSettled([
    ada.call(calls.approveWaitlist, { params }),
    ada.call(calls.declineWaitlist, { params }),
    ada.call(calls.approveWaitlist, { params }),
  ]);
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('refused: a link that is none, no name, a line too long, no address; a member can not look', async () => {
  await expect(home.town.stranger.call(calls.confirmWaitlist, { body: { token: 'x' } })).rejects.toEqual(
    refused('link.over'),
  );
  await expect(ask(newAddress(), 'x'.repeat(501))).rejects.toEqual(refused('input.wrong'));
  await expect(ask(newAddress(), '', ' ')).rejects.toEqual(refused('input.wrong'));
  await expect(ask('noor')).rejects.toEqual(refused('input.wrong'));
  await expect(anna.call(calls.waitlist, { query: {} })).rejects.toEqual(refused('allowed.not'));
  const params = { entry_id: newId() };
  await expect(anna.call(calls.approveWaitlist, { params })).rejects.toEqual(refused('found.not'));
});

test('a phone number waits without a letter; the code of its place is handed on by whoever gave it', async () => {
  await ask('+49 170 9998877');
  const entry = await entryOf('+491709998877');
  expect(entry?.status).toBe('waiting');
  const { invitation } = await ada.call(calls.approveWaitlist, { params: { entry_id: entry?.id ?? '' } });
  expect(invitation.invite_code).toMatch(/^\d{12}$/);
});

test('[L4] the waitlist comes in pages: the longest waiting first, and those decided by themselves', async () => {
  const other = await openTestApp({ clock: { now: () => new Date(now) } });
  try {
    const architect = await other.town.architect();
    const emails: string[] = [];
    for (let each = 0; each < 52; each++) {
      now += 1000;
      emails.push(`noor-${each}@hearth.example`);
      const body = { name: 'Noor', email: emails[each] ?? '' };
      await other.town.stranger.call(calls.joinWaitlist, { body });
    }
    now += 1000;
    await other.town.stranger.call(calls.joinWaitlist, { body: { name: 'Noor', email: '+49 170 9998877' } });
    const page = async (query: object) => {
      const { entries, ...rest } = await architect.call(calls.waitlist, { query });
      return { ids: entries.map(({ id }) => id), names: entries.map(({ email }) => email), ...rest };
    };
    const first = await page({});
    expect(first).toMatchObject({ names: emails.slice(0, 50), more: true, waiting: 1 });
    const next = await page({ after: first.ids.at(-1) });
    expect(next).toMatchObject({ names: [...emails.slice(50), '+491709998877'], more: false });
    for (const entry_id of [first.ids[0] ?? '', first.ids[1] ?? ''])
      await architect.call(calls.declineWaitlist, { params: { entry_id } });
    expect((await page({ state: 'decided' })).names).toEqual([emails[1], emails[0]]);
    expect((await page({})).names).toEqual([...emails.slice(2), '+491709998877'].slice(0, 50));
  } finally {
    await other.close();
  }
}, 60_000);

// The last one here: a month passes, and all sessions with it.
test('whose place ran out before they came may ask anew; earlier, asking changes nothing', async () => {
  const email = newAddress();
  const statusOf = async (): Promise<unknown> => {
    const { rows } = await home.app.house.db.runText('select status from waitlist where login_name = $1', [
      email,
    ]);
    return rows;
  };
  await ask(email);
  await ada.call(calls.approveWaitlist, { params: { entry_id: (await entryOf(email))?.id ?? '' } });
  now += 29 * day;
  await ask(email);
  expect(await statusOf()).toEqual([{ status: 'approved' }]);
  now += 2 * day;
  await ask(email);
  expect(await statusOf()).toEqual([{ status: 'unconfirmed' }]);
});
