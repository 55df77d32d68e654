import type { Call, Input } from '@kinsong/contract/common/call.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import { login } from '@kinsong/contract/identity/identity.ts';
import {
  redeemInvitation,
  register,
  acceptInviteCode,
  recogniseCode,
} from '@kinsong/contract/invitations/register-and-redeem.ts';
import { inviteToSpace } from '@kinsong/contract/invitations/invitations.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { markOf } from '../../platform/encryption.ts';
import { openNode, openTestApp, type TestApp } from '../../test/app.ts';
import { Caller } from '../../test/caller.ts';
import type { Citizen } from '../../test/people.ts';

let home: TestApp;
let anna: Citizen;
let ahead = 0;
const clock = { now: () => new Date(Date.now() + ahead) };
const settings = {
  KINSONG_TRUST_PROXY: 'loopback',
  // Those who come by it do so in the clear, as on a network one trusts.
  KINSONG_INSECURE: '1',
  KINSONG_RATE_LIMITS: '1',
  KINSONG_SECRET: 'a secret that all nodes of this house have',
};

beforeAll(async () => {
  home = await openTestApp({ clock, settings });
  anna = await home.town.person('Anna');
});
afterAll(() => home.close());
beforeEach(() => home.app.house.db.runText('delete from tallies'));

/** Somebody who calls from this address, as a proxy that the house trusts says. */
class From extends Caller {
  readonly #address: string;
  constructor(address: string, base = home.base, token: string | null = null) {
    super(base, token);
    this.#address = address;
  }
  protected override headers(): Record<string, string> {
    return { ...super.headers(), 'x-forwarded-for': this.#address };
  }
}

const guest = (code: string) => ({
  body: {
    code,
    avatar_name: 'Guest',
    real_name: 'Guest',
    email_or_phone: `guest-${newId()}@hearth.example`,
    consent: true as const,
  },
});
const wrong = (): string => String(Math.floor(Math.random() * 1e12)).padStart(12, '0');

const outcome = <C extends Call>(caller: Caller, call: C, input: Input<C>): Promise<string> =>
  caller.call(call, input).then(
    () => 'in',
    (error: { code: string }) => error.code,
  );
const guessing = (address: string, base = home.base): Promise<string> =>
  outcome(new From(address, base), acceptInviteCode, guest(wrong()));

async function newCode(max_uses = 1): Promise<string> {
  const { id } = await anna.found('A Salon');
  return (await anna.call(inviteToSpace, { params: { space_id: id }, body: { max_uses } })).invite_code;
}

/** As if so many wrong codes had come from everywhere. */
async function houseUnderAttack(tries: number): Promise<void> {
  const { db, config } = home.app.house;
  await db.runText('delete from tallies');
  await db.runText(`insert into tallies (mark, tries, until) values ($1, $2, now() + interval '9 hours')`, [
    markOf(config, 'tries: wrong codes', 'the house'),
    tries,
  ]);
}

test('after twenty wrong codes a network has to stop, whichever of its addresses asks and wherever the code is typed', async () => {
  const from = (n: number): string => `203.0.113.${n}`;
  const ways = (n: number) => [
    guessing(from(n)),
    outcome(new From(from(n + 50)), register, {
      body: {
        name: 'X',
        email: `x-${newId()}@hearth.example`,
        password: 'a lamp in a window',
        invite_code: wrong(),
      },
    }),
    outcome(new From(from(n + 100), home.base, anna.token), redeemInvitation, { body: { code: wrong() } }),
  ];
  const tries = (await Promise.all(Array.from({ length: 10 }, (_, n) => ways(n)).flat())).toSorted();
  expect(tries.filter((each) => each === 'auth.coordinates')).toHaveLength(20);
  expect(tries.filter((each) => each === 'rate.limited')).toHaveLength(10);
  // Not even a right one; nor does the same address written as IPv6 help; somebody else's network knows nothing of it.
  const code = await newCode(3);
  expect(await outcome(new From(from(200)), acceptInviteCode, guest(code))).toBe('rate.limited');
  expect(await outcome(new From(`::ffff:${from(201)}`), acceptInviteCode, guest(code))).toBe('rate.limited');
  expect(await outcome(new From('203.0.114.1'), acceptInviteCode, guest(code))).toBe('in');
  ahead += 11 * 60_000;
  expect(await outcome(new From(from(200)), acceptInviteCode, guest(code))).toBe('in');
});

test('forty networks of one IPv6 /48 get eighty wrong codes in ten minutes, and not eight hundred', async () => {
  const networks = Array.from({ length: 40 }, (_, n) => `2001:db8:7:${(n * 256 + n).toString(16)}::1`);
  const tries: string[] = [];
  for (let round = 0; round < 3; round++) {
    tries.push(...(await Promise.all(networks.map((address) => guessing(address)))));
  }
  expect(tries.filter((each) => each === 'auth.coordinates')).toHaveLength(80);
  expect(tries.filter((each) => each === 'rate.limited')).toHaveLength(40);
  expect(await guessing('2001:db8:8::1')).toBe('auth.coordinates');
}, 30_000);

test('one /64 has twenty, and one /56 forty', async () => {
  const narrow = await Promise.all(Array.from({ length: 22 }, (_, n) => guessing(`2001:db8:9::${n + 1}`)));
  expect(narrow.filter((each) => each === 'auth.coordinates')).toHaveLength(20);
  const rest = await Promise.all(Array.from({ length: 30 }, (_, n) => guessing(`2001:db8:9:${n + 1}::1`)));
  expect(rest.filter((each) => each === 'auth.coordinates')).toHaveLength(20);
});

test('however many wrong codes come from everywhere, a right one from elsewhere is let in, after a moment', async () => {
  const code = await newCode(2);
  const patience: number[] = [];
  for (const attack of [0, 600, 100_000]) {
    await houseUnderAttack(attack);
    const from = performance.now();
    const came = await outcome(new From(`192.0.2.${attack % 200}`), recogniseCode, { query: { code } });
    patience.push(performance.now() - from);
    expect(came).toBe('in');
    const entering = await outcome(
      new From(`192.0.${attack % 100}.9`),
      acceptInviteCode,
      guest(await newCode()),
    );
    expect(entering).toBe('in');
  }
  const [calm = 0, many = 0, flood = 0] = patience;
  expect(many - calm).toBeGreaterThan(1000);
  expect(flood).toBeGreaterThan(3900);
  expect(flood).toBeLessThan(10_000);
}, 40_000);

test('while wrong codes come from twenty-five places, a right one from elsewhere is let in', async () => {
  const code = await newCode();
  const attack: Promise<string>[] = [];
  for (let wave = 0; wave < 8; wave++) {
    for (let place = 0; place < 25; place++) attack.push(guessing(`10.${place}.0.${wave}`));
    await pause(150);
  }
  const from = performance.now();
  const came = await outcome(new From('192.0.2.1'), acceptInviteCode, guest(code));
  const waited = performance.now() - from;
  await Promise.all(attack);
  expect(came).toBe('in');
  expect(waited).toBeLessThan(5000);
}, 60_000);

test('whoever tried wrongly waits longer each time while the house is under attack, and then has to stop', async () => {
  await houseUnderAttack(600);
  const waited: number[] = [];
  const said: string[] = [];
  for (let n = 0; n < 4; n++) {
    const from = performance.now();
    said.push(await guessing('192.0.2.77'));
    waited.push(performance.now() - from);
  }
  expect(said).toEqual(['auth.coordinates', 'auth.coordinates', 'auth.coordinates', 'rate.limited']);
  const [first = 0, second = 0, third = 0] = waited;
  expect(first).toBeGreaterThan(1490);
  expect(second).toBeGreaterThan(2990);
  expect(third).toBeGreaterThan(5990);
}, 30_000);

test('right codes count for nothing: a wedding party comes in by one line', async () => {
  const code = await newCode(40);
  for (let n = 0; n < 3; n++) {
    const party = Array.from({ length: 10 }, () =>
      outcome(new From('192.0.2.5'), acceptInviteCode, guest(code)),
    );
    expect(new Set(await Promise.all(party))).toEqual(new Set(['in']));
  }
  // Nor does asking whom a code greets, when it is one that opens and greets nobody.
  expect(await new From('192.0.2.5').call(recogniseCode, { query: { code } })).toMatchObject({
    name: null,
    greeting: null,
  });
  const { rows } = await home.app.house.db.runText('select 1 from tallies where tries > 0');
  expect(rows).toEqual([]);
});

test('what is over goes with the next ones that are counted: the table does not grow', async () => {
  for (let n = 0; n < 8; n++) await guessing(`10.${n}.0.1`);
  ahead += 11 * 60_000;
  for (let n = 0; n < 4; n++) await guessing('10.99.0.1');
  const { rows } = await home.app.house.db.runText('select 1 from tallies');
  expect(rows).toHaveLength(2);
});

test('the nodes of a house count wrong codes together', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kinsong-tries-'));
  const other = await openNode(home.databaseUrl, folder, settings, clock);
  try {
    const both = await Promise.all(
      Array.from({ length: 24 }, (_, n) => guessing('192.0.2.200', n % 2 === 0 ? home.base : other.base)),
    );
    expect(both.filter((each) => each === 'auth.coordinates')).toHaveLength(20);
  } finally {
    await other.close();
    await rm(folder, { recursive: true, force: true });
  }
});

test('the same networks are counted for passwords: another address of the line is no new beginning', async () => {
  const tries: string[] = [];
  for (let n = 0; n < 22; n++) {
    const body = { email: `someone-${n}@hearth.example`, password: 'a guess' };
    tries.push(await outcome(new From(`2001:db8:a::${n + 1}`), login, { body }));
  }
  expect(tries.filter((each) => each === 'auth.denied')).toHaveLength(20);
  expect(tries.slice(20)).toEqual(['rate.limited', 'rate.limited']);
});
