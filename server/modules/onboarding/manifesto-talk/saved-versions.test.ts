import { allCalls } from '@kinsong/contract/calls.ts';
import {
  manifestoTalk,
  manifestoVersions,
  noFields,
  saveManifesto,
  shareManifesto,
  type Sharing,
} from '@kinsong/contract/onboarding/manifesto-talk.ts';
import { keepManifesto } from '@kinsong/contract/onboarding/manifesto.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { oneOfEach, plausible } from '../../../test/call-inputs.ts';
import { promise } from '../../../test/first-evening.ts';
import type { Citizen } from '../../../test/people.ts';
import { manifestoFor } from '../index.ts';

let now = new Date('2026-11-20T19:00:00Z');
let home: TestApp;
let anna: Citizen;

beforeAll(async () => {
  home = await openTestApp({ clock: { now: () => now } });
});
beforeEach(async () => {
  now = new Date('2026-11-20T19:00:00Z');
  anna = await home.town.person('Anna');
});
afterAll(() => home.close());

const refused = (code: string): object => expect.objectContaining({ code }) as object;
const secret = 'Between us: the ferry is in debt.';
const first = { ...noFields, purpose: 'A house where nobody eats alone', skills: 'Bread' };
const nothingWritten = { personal_objective: '', earth_objective: '' };
const second = { ...first, skills: 'Bread, and calm with forms' };

interface Saving {
  readonly at?: string;
  readonly fields?: typeof first;
  readonly sharing?: Sharing;
}

const save = ({ at = now.toISOString(), fields = first, sharing }: Saving = {}) =>
  anna.call(saveManifesto, {
    body: {
      manifesto_data: {
        ...fields,
        full_conversation: [{ role: 'user', content: secret }],
        created_at: at,
      },
      is_complete: true,
      sharing_permissions: sharing ?? { matchmaking: true, lore: false },
    },
  });
const see = () => anna.call(manifestoTalk, {});
const read = (use: keyof Sharing) => manifestoFor(home.app.house, anna.id, use);

test('[K31] POST /api/user/manifesto takes the specified payload and keeps it as a version', async () => {
  const response = await fetch(`${home.base}/api/user/manifesto`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${anna.token}` },
    body: JSON.stringify({
      manifesto_data: {
        purpose: 'A house where nobody eats alone',
        values: 'Plain speech',
        skills: 'Bread',
        interests: 'Rivers',
        short_term_goals: 'Open the kitchen on Sundays',
        long_term_goals: 'Leave a bakery to younger hands',
        full_conversation: [
          { role: 'assistant', content: 'What are you here for?' },
          { role: 'user', content: 'A house where nobody eats alone' },
        ],
        created_at: '2026-11-20T18:59:00.000Z',
      },
      is_complete: true,
      sharing_permissions: { matchmaking: true, lore: false },
    }),
  });
  expect(response.status).toBe(200);
  expect(await see()).toMatchObject({
    versions: 1,
    saved: { interests: 'Rivers', at: '2026-11-20T19:00:00.000Z' },
    understood: { interests: 'Rivers' },
  });
});

test('[K31] sent again, also at once, it is saved once, and switches moved since then stay', async () => {
  const at = now.toISOString();
  await Promise.all([save({ at }), save({ at })]);
  await anna.call(shareManifesto, { body: { matchmaking: false, lore: false } });
  await save({ at });
  expect(await see()).toMatchObject({ versions: 1, sharing: { matchmaking: false } });
});

test('[K31] put right and saved again it is a new version, and the earlier one stays to be read', async () => {
  await save();
  now = new Date('2026-11-25T19:00:00Z');
  await save({ fields: second });
  expect(await anna.call(manifestoVersions, {})).toEqual({
    versions: [
      { ...second, at: '2026-11-25T19:00:00.000Z' },
      { ...first, at: '2026-11-20T19:00:00.000Z' },
    ],
  });
});

test.each([
  ['is_complete', { is_complete: false }],
  ['sharing_permissions', { sharing_permissions: { matchmaking: 'yes', lore: false } }],
  ['sharing_permissions', { sharing_permissions: {} }],
])('[K31] a wrong %s is refused, and nothing is saved', async (_, wrong) => {
  const manifesto_data = { ...first, full_conversation: [], created_at: now.toISOString() };
  const sharing_permissions = { matchmaking: true, lore: false };
  const body = { manifesto_data, is_complete: true, sharing_permissions, ...wrong };
  await expect(anna.call(saveManifesto, { body: body as never })).rejects.toEqual(refused('input.wrong'));
  expect((await see()).versions).toBe(0);
});

test.each([
  { created_at: 'yesterday' },
  { purpose: 'a'.repeat(2001) },
  { values: 7 },
  { full_conversation: [{ role: 'system', content: 'x' }] },
  { full_conversation: Array.from({ length: 62 }, () => ({ role: 'user', content: 'x' })) },
])('[K31] manifesto_data with %o is refused', async (wrong) => {
  const manifesto_data = { ...first, full_conversation: [], created_at: now.toISOString(), ...wrong };
  const body = { manifesto_data, is_complete: true, sharing_permissions: { matchmaking: true, lore: false } };
  await expect(anna.call(saveManifesto, { body: body as never })).rejects.toEqual(refused('input.wrong'));
});

describe('[O9] sharing is the person’s, and later parts of the house read through one function', () => {
  test('before anything is saved, and where nobody was asked, there is nothing to read', async () => {
    expect([await read('matchmaking'), await read('lore')]).toEqual([null, null]);
  });

  test('as specified: for matchmaking, and not for lore', async () => {
    await save();
    expect(await read('matchmaking')).toEqual({ ...first, ...nothingWritten });
    expect(await read('lore')).toBeNull();
  });

  test('moved later, each switch counts from then on', async () => {
    await save();
    await anna.call(shareManifesto, { body: { matchmaking: false, lore: true } });
    expect(await read('matchmaking')).toBeNull();
    expect(await read('lore')).toMatchObject(first);
  });

  test('what is read is what was saved last, never a slip that is still being written, and never the talk', async () => {
    await save();
    now = new Date('2026-11-25T19:00:00Z');
    await save({ fields: second });
    expect(await read('matchmaking')).toMatchObject(second);
    expect(JSON.stringify(await read('matchmaking'))).not.toContain('debt');
  });
});

describe('[O9] what was written in the form belongs to it', () => {
  const write = (more = {}) =>
    anna.call(keepManifesto, {
      body: {
        avatar_name: 'Anna',
        personal_objective: 'Say sorry first',
        earth_objective: 'Mend before I buy',
        ...more,
      },
    });

  test('beside what was talked over', async () => {
    await promised();
    await write();
    await save();
    expect(await read('matchmaking')).toEqual({
      ...first,
      personal_objective: 'Say sorry first',
      earth_objective: 'Mend before I buy',
    });
  });

  test('alone, once the person has said who may read it, and not before', async () => {
    await promised();
    await write();
    expect(await read('matchmaking')).toBeNull();
    await anna.call(shareManifesto, { body: { matchmaking: true, lore: false } });
    expect(await read('matchmaking')).toMatchObject({ ...noFields, personal_objective: 'Say sorry first' });
    expect(await read('lore')).toBeNull();
  });

  test('but not where the form was skipped', async () => {
    await promised();
    await write({ build_over_time: true });
    await anna.call(shareManifesto, { body: { matchmaking: true, lore: true } });
    expect(await read('matchmaking')).toBeNull();
  });

  async function promised(): Promise<void> {
    const { call, body } = promise('Anna');
    expect((await anna.send(call, { body })).status).toBe(200);
  }
});

test('[K31] the conversation that was saved comes out of no call: not to a super user, and not even to its author', async () => {
  await save();
  const architect = await home.town.architect();
  const owner = {
    who: anna,
    space: (await anna.found('The Bakery')).id,
    word: 'Bread',
    origin: home.app.house.config.publicUrl.origin,
  };
  for (const call of allCalls.filter(({ method }) => method === 'GET'))
    for (const who of [architect, anna]) {
      const params = await oneOfEach(call.path, owner);
      const response = await who.send(call, { params, query: plausible(owner).query });
      expect(await response.text(), call.name).not.toContain('the ferry is in debt');
    }
});
