import type { Call } from '@kinsong/contract/common/call.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import { sessionCheck } from '@kinsong/contract/identity/identity.ts';
import { register, acceptInviteCode } from '@kinsong/contract/invitations/register-and-redeem.ts';
import { inviteToSpace } from '@kinsong/contract/invitations/invitations.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { Browser } from '../../test/browser.ts';
import { Caller } from '../../test/caller.ts';
import { lettersTo, tokenIn, letterTo } from '../../test/letters.ts';
import { signInByLetter } from '@kinsong/contract/identity/passwords-and-letters.ts';
import type { Citizen } from '../../test/people.ts';

/** Who holds a good code asks with an address: nothing of the answer says whether there was an account. */
let home: TestApp;
let anna: Citizen;
const password = 'a lamp in the window';

beforeAll(async () => {
  home = await openTestApp();
  anna = await home.town.person('Anna');
});
afterAll(() => home.close());

/** Always as long as the others, so that lengths can be compared too. */
const newAddress = (): string => `wren-${newId().slice(-8)}@hearth.example`;

const bodies = {
  'invitations.register': (email: string, invite_code: string) => ({
    name: 'Wren',
    email,
    password,
    invite_code,
  }),
  'invitations.acceptInviteCode': (email_or_phone: string, code: string) => ({
    code,
    avatar_name: 'Wren',
    real_name: 'Wren',
    email_or_phone,
    consent: true,
  }),
};

async function newCode(space: string): Promise<string> {
  return (await anna.call(inviteToSpace, { params: { space_id: space }, body: {} })).invite_code;
}

/** A value by its shape: signs that are drawn anew each time become one sign, their number stays. */
const shape = (text: string): string =>
  text
    .replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'an id')
    .replace(/wren-[0-9a-f]{8}@/g, 'an address@')
    .replace(/(?<![\w-])[\w-]{43}(?![\w-])/g, 'a token')
    .replace(/(?<![\w-])[\w-]{12}\.a token/g, 'a mark');

interface Seen {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly cookies: readonly string[];
  readonly body: string;
  readonly length: number;
  readonly sameToken: boolean;
}

async function seen(response: Response): Promise<Seen> {
  const body = await response.text();
  const changing = ['date', 'x-request-id', 'set-cookie'];
  const cookies = response.headers.getSetCookie();
  const token = (JSON.parse(body) as { access_token?: string }).access_token;
  return {
    status: response.status,
    headers: [...response.headers]
      .filter(([name]) => !changing.includes(name))
      .map(([name, value]) => [name, shape(value)] as const),
    cookies: cookies.map(shape),
    body: shape(body),
    length: body.length + cookies.join().length,
    sameToken: token === undefined || cookies[0]?.startsWith(`session_token=${token};`) === true,
  };
}

describe.each([register, acceptInviteCode] as const)('$name', (call: Call) => {
  const body = bodies[call.name as keyof typeof bodies];
  const asking = (email: string, code: string, caller: Caller = home.town.stranger) =>
    caller.send(call, { body: body(email, code) });

  test('answers a known address as a new one, in every part: status, headers, cookies, body', async () => {
    const { id } = await anna.found('The Porch');
    const known = newAddress();
    const asNew = await seen(await asking(known, await newCode(id)));
    const asKnown = await seen(await asking(known, await newCode(id)));
    expect(asKnown).toEqual(asNew);
    expect(asNew.cookies.map((cookie) => cookie.split('=')[0])).toEqual(['session_token', 'known_device']);
    expect(asNew.sameToken).toBe(true);
  });

  test('answers a known address no sooner than a new one: at its fixed time', async () => {
    const { id } = await anna.found('The Porch');
    const known = newAddress();
    for (let n = 0; n < 2; n++) {
      const code = await newCode(id);
      const from = performance.now();
      await (await asking(known, code)).text();
      expect(performance.now() - from).toBeGreaterThan(call === register ? 495 : 245);
    }
  });

  test('what a known address gets opens nothing, and keeps opening nothing once its owner is in by the letter', async () => {
    const { id } = await anna.found('The Porch');
    const known = newAddress();
    const owner = new Browser(home.base);
    await asking(known, await newCode(id), owner);
    const other = new Browser(home.base);
    await asking(known, await newCode(id), other);
    expect(other.cookies.get('session_token')).toMatch(/^[\w-]{43}$/);
    expect(await other.call(sessionCheck, {})).toEqual({ authenticated: false });
    await owner.call(signInByLetter, {
      body: { token: tokenIn(await letterTo(home, known, 'You already have an account'), 'letter') },
    });
    expect(await lettersTo(home, known)).toHaveLength(1);
    expect(await other.call(sessionCheck, {})).toEqual({ authenticated: false });
    await expect(
      new Caller(home.base, other.cookies.get('session_token')).call(inviteToSpace, {
        params: { space_id: id },
        body: {},
      }),
    ).rejects.toMatchObject({ code: 'auth.needed' });
  });
});
