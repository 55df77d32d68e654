import { newId } from '@kinsong/contract/common/ids.ts';
import { login, sessionCheck } from '@kinsong/contract/identity/identity.ts';
import { inviteToSpace, createInvite } from '@kinsong/contract/invitations/invitations.ts';
import { acceptInviteCode } from '@kinsong/contract/invitations/register-and-redeem.ts';
import { onboard } from '@kinsong/contract/identity/onboard.ts';
import { changePassword, signInByLetter } from '@kinsong/contract/identity/passwords-and-letters.ts';
import { mySpaces, openSpace } from '@kinsong/contract/spaces/spaces.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { Browser } from '../../test/browser.ts';
import { letterTo, lettersTo, tokenIn } from '../../test/letters.ts';
import type { Citizen } from '../../test/people.ts';

let home: TestApp;
let anna: Citizen;
let now = Date.now();
const refused = (code: string): object => expect.objectContaining({ code }) as object;
const hour = 60 * 60 * 1000;

beforeAll(async () => {
  home = await openTestApp({ clock: { now: () => new Date(now) } });
  anna = await home.town.person('Anna');
});
afterAll(() => home.close());

async function invite(body: object = {}): Promise<{ code: string; space: string }> {
  const { id: space } = await anna.found('The Porch');
  const { invite_code } = await anna.call(inviteToSpace, { params: { space_id: space }, body });
  return { code: invite_code, space };
}

const accepting = (browser: Browser, code: string, email_or_phone: string) =>
  browser.call(acceptInviteCode, {
    body: { code, avatar_name: 'Wren', real_name: 'Oma Wren', email_or_phone, consent: true },
  });

const newAddress = (): string => `wren-${newId().slice(-8)}@hearth.example`;

test('[K5] a code and a name are enough to come in; a password is set at once afterwards', async () => {
  const { code, space } = await invite();
  const browser = new Browser(home.base);
  const email = newAddress();
  const answer = await accepting(browser, code, email);
  expect(answer).toEqual({ status: 'accepted', message: expect.any(String) as string, space_id: space });
  const { user, auth_source } = await browser.call(sessionCheck, {});
  expect(user).toMatchObject({ avatar_name: 'Wren', real_name: 'Oma Wren', email, trust_score: 100 });
  expect(auth_source).toBe('jwt');
  expect((await browser.call(mySpaces, {})).spaces.map(({ id }) => id)).toContain(space);

  await browser.call(changePassword, { body: { password: 'four chairs on a porch' } });
  await home.town.stranger.call(login, { body: { email, password: 'four chairs on a porch' } });
});

test('[K5] a known address gets the same answer and no session; a letter lets its owner in, once', async () => {
  const { code, space } = await invite({ max_uses: 9 });
  const [first, second] = [new Browser(home.base), new Browser(home.base)];
  const email = newAddress();
  const asNew = await accepting(first, code, email);
  const { code: another, space: porch } = await invite();
  const asKnown = await accepting(second, another, email);
  expect({ ...asKnown, space_id: space }).toEqual(asNew);
  expect(await second.call(sessionCheck, {})).toEqual({ authenticated: false });
  expect([...second.cookies.keys()]).toEqual([...first.cookies.keys()]);

  const token = tokenIn(await letterTo(home, email, 'You already have an account'), 'letter');
  const owner = new Browser(home.base);
  const entered = await owner.call(signInByLetter, { body: { token } });
  expect(entered).toMatchObject({ space_id: porch, user: { email } });
  expect((await owner.call(openSpace, { params: { space_id: porch } })).members).toHaveLength(2);
  await expect(second.call(signInByLetter, { body: { token } })).rejects.toEqual(refused('link.over'));
});

test('the letter is of no use after an hour, and a stranger can have three of them sent at most', async () => {
  const { code } = await invite({ max_uses: 9 });
  const email = newAddress();
  await accepting(new Browser(home.base), code, email);
  for (let n = 0; n < 5; n++) await accepting(new Browser(home.base), code, email);
  const letter = await letterTo(home, email, 'You already have an account');
  expect((await lettersTo(home, email)).length).toBeLessThanOrEqual(3);
  now += hour + 1000;
  const opening = home.town.stranger.call(signInByLetter, { body: { token: tokenIn(letter, 'letter') } });
  await expect(opening).rejects.toEqual(refused('link.over'));
  now -= hour + 1000;
});

test('[K5] wrong, spent, expired and another one’s: one answer, and no quicker one', async () => {
  const spent = await invite();
  await accepting(new Browser(home.base), spent.code, newAddress());
  const architect = await home.town.architect();
  const bound = await architect.call(createInvite, {
    body: { code: 'Winterdoor', email: 'piet@hearth.example' },
  });
  const expired = await invite({ expires_hours: 1 });
  now += 2 * hour;
  for (const code of ['000000000000', '', spent.code, expired.code, bound.invite_code]) {
    const from = performance.now();
    await expect(accepting(new Browser(home.base), code, newAddress())).rejects.toEqual(
      refused('auth.coordinates'),
    );
    expect(performance.now() - from).toBeGreaterThan(245);
  }
  now -= 2 * hour;
  const right = await accepting(new Browser(home.base), 'winter-DOOR', 'Piet@hearth.example');
  expect(right.status).toBe('accepted');
});

test('[K5] refused: no consent, no address, no name', async () => {
  const { code } = await invite();
  const body = {
    code,
    avatar_name: 'W',
    real_name: 'W',
    email_or_phone: newAddress(),
    consent: true as const,
  };
  for (const wrong of [{ consent: false }, { avatar_name: ' ' }, { real_name: '' }, { code: undefined }]) {
    const response = await home.town.stranger.send(acceptInviteCode, { body: { ...body, ...wrong } });
    expect(await response.json()).toMatchObject({ code: 'input.wrong' });
  }
  await expect(accepting(new Browser(home.base), code, '0170 1234567')).rejects.toEqual(
    expect.objectContaining({ fields: { email_or_phone: expect.any(String) as string } }),
  );
});

test('[K5] twenty at once under one address on a code with many uses make one account, and none is told of the other', async () => {
  const { code, space } = await invite({ max_uses: 50 });
  const email = newAddress();
  const browsers = Array.from({ length: 20 }, () => new Browser(home.base));
  const answers = await Promise.all(browsers.map((browser) => accepting(browser, code, email)));
  const alike = { status: 'accepted', message: 'The door stands open.', space_id: space };
  expect(answers).toEqual(answers.map(() => alike));
  const checks = await Promise.all(browsers.map((browser) => browser.call(sessionCheck, {})));
  expect(checks.filter(({ authenticated }) => authenticated)).toHaveLength(1);
  const { rows } = await home.app.house.db.runText(
    'select count(*)::int as n from persons where email = $1',
    [email],
  );
  expect(rows).toEqual([{ n: 1 }]);
});

test('[K6] [E4] onboarding answers the player; the coordinates must be one’s own', async () => {
  const { code } = await invite();
  const browser = new Browser(home.base);
  const email = newAddress();
  await accepting(browser, code, email);
  const face = '/api/avatars/drawn?style=rings&seed=7&backgroundColor=f3e3c3';
  const player = await browser.call(onboard, { body: { name: 'Wren II', email, avatar_url: face } });
  expect(player).toMatchObject({ name: 'Wren II', avatar_name: 'Wren II', avatar_url: face, email });

  const saying = (changes: object) => browser.call(onboard, { body: { name: 'W', email, ...changes } });
  await expect(saying({ email: 'no address' })).rejects.toEqual(
    expect.objectContaining({
      code: 'onboarding.coordinates',
      message: 'Please provide your coordinates to access the timeline',
    }),
  );
  await expect(saying({ email: 'other@hearth.example' })).rejects.toEqual(
    expect.objectContaining({
      code: 'onboarding.denied',
      message: 'Access to the timeline was denied. Please verify your coordinates.',
    }),
  );
  await expect(saying({ avatar_url: 'https://elsewhere.example/spy.png' })).rejects.toEqual(
    refused('onboarding.denied'),
  );
});
