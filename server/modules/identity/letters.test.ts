import { register } from '@kinsong/contract/invitations/register-and-redeem.ts';
import { inviteToSpace, createInvite } from '@kinsong/contract/invitations/invitations.ts';
import * as words from '@kinsong/contract/identity/passwords-and-letters.ts';
import * as places from '@kinsong/contract/invitations/waitlist.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { Browser } from '../../test/browser.ts';
import { tokenIn } from '../../test/letters.ts';
import type { Citizen } from '../../test/people.ts';
import { PostOffice, type Received } from '../../test/smtp-server.ts';

let office: PostOffice;
let home: TestApp;
let ada: Citizen;
const email = 'oma.erna@hearth.example';
const password = 'a lamp in the window';

beforeAll(async () => {
  office = await PostOffice.open();
  home = await openTestApp({ settings: { KINSONG_SMTP_URL: office.url } });
  ada = await home.town.architect();
});
afterAll(async () => {
  await home.close();
  await office.close();
});

/** Both parts say the same and lead to the same place; nothing in it is fetched from anywhere when it is read. */
function expectWhole({ text, html }: Received, ...said: string[]): void {
  const [link = ''] = /https?:\/\/\S+\/(?:enter|salon\/[\da-f-]{36})[?#]\S+/.exec(text) ?? [];
  expect(link).not.toBe('');
  expect(html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
  for (const words of said) expect([text.includes(words), html.includes(words)]).toEqual([true, true]);
  expect(html).not.toMatch(/<img|<link|<script|\bsrc=|url\(|@import/i);
}

async function codeOfSalon(): Promise<string> {
  const { id } = await ada.found('The Porch');
  return (await ada.call(inviteToSpace, { params: { space_id: id }, body: {} })).invite_code;
}

test('[L4] [L6] an invitation, to the house and into a salon', async () => {
  const greeting = 'There is soup, and a chair by the window.';
  const { invite_code } = await ada.call(createInvite, { body: { email, greeting } });
  const letter = await office.letterTo(email, 'Ada invites you to Kinsong');
  expectWhole(letter, greeting, invite_code.replace(/\d{4}(?=\d)/g, '$&-'));
  const { id } = await ada.found('The Kitchen Book');
  await ada.call(inviteToSpace, { params: { space_id: id }, body: { email } });
  expectWhole(await office.letterTo(email, 'Ada invites you to The Kitchen Book'), 'The Kitchen Book');
});

test('[L4] the question whether one asked for a place', async () => {
  const waiting = 'noor@hearth.example';
  await home.town.stranger.call(places.joinWaitlist, { body: { name: 'Noor', email: waiting } });
  const letter = await office.letterTo(waiting, 'Did you ask for a place?');
  expectWhole(letter, 'Yes, I asked');
  const body = { token: tokenIn(letter.html, 'waitlist') };
  await home.town.stranger.call(places.confirmWaitlist, { body });
});

test('[L9] the confirmation of an address, the new password, and the letter that lets one in', async () => {
  const browser = new Browser(home.base);
  const joins = async (by: Browser) =>
    by.call(register, { body: { name: 'Erna', email, password, invite_code: await codeOfSalon() } });
  await joins(browser);
  await browser.call(words.askConfirmation, {});
  const confirming = await office.letterTo(email, 'Is this your address?');
  expectWhole(confirming, 'Yes, this is my address');
  await browser.call(words.confirmEmail, { body: { token: tokenIn(confirming.text, 'confirm') } });

  await browser.call(words.askReset, { body: { email } });
  const resetting = await office.letterTo(email, 'Choose a new password');
  expectWhole(resetting, 'Choose a new password');
  const fresh = 'bread and a little salt';
  const { user } = await browser.call(words.resetPassword, {
    body: { token: tokenIn(resetting.html, 'reset'), password: fresh },
  });

  await joins(new Browser(home.base));
  const letting = await office.letterTo(email, 'You already have an account');
  expectWhole(letting, 'Come in');
  const came = await browser.call(words.signInByLetter, { body: { token: tokenIn(letting.html, 'letter') } });
  expect(came.user.id).toBe(user.id);
});

test('every letter comes from the house and goes to one person', () => {
  expect(office.received.length).toBeGreaterThanOrEqual(6);
  for (const { from, to } of office.received) expect([from, to.length]).toEqual(['kinsong@localhost', 1]);
});
