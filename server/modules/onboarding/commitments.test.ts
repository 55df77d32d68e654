import { errors, type ErrorCode } from '@kinsong/contract/common/errors.ts';
import type { Input } from '@kinsong/contract/common/call.ts';
import { sessionCheck } from '@kinsong/contract/identity/identity.ts';
import {
  acceptCommitments,
  commitmentIds,
  longestSignature,
  myCommitments,
} from '@kinsong/contract/onboarding/commitments.ts';
import { evening } from '@kinsong/contract/onboarding/evening.ts';
import { promisesVersion } from '@kinsong/contract/onboarding/promises-version.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import type { Citizen } from '../../test/people.ts';
import { insertAccepted } from './commitments.sql.ts';
import { keepEnded } from './evening.sql.ts';

let now = new Date('2026-11-21T19:00:00Z');
let home: TestApp;

beforeAll(async () => {
  home = await openTestApp({ clock: { now: () => now } });
});
afterAll(() => home.close());

type Body = Input<typeof acceptCommitments>['body'];
const all: Body = { signature: 'Anna Dekker', acknowledged: [...commitmentIds], version: promisesVersion };

const promise = (who: Citizen, more: Partial<Body> = {}) =>
  who.call(acceptCommitments, { body: { ...all, ...more } });
const refused = (code: ErrorCode): object =>
  expect.objectContaining({ code, message: errors[code].text }) as object;
const accepted = async (who: Citizen) => (await who.call(myCommitments, {})).accepted;
const stepOf = async (who: Citizen) => (await who.call(evening, {})).step;

describe('[O8] promising', () => {
  test('keeps each of the four with version, time and signature, and leads on to the manifesto', async () => {
    const anna = await home.town.person('Anna');
    expect([await accepted(anna), await stepOf(anna)]).toEqual([[], 'sacred_tenets']);
    const answer = await promise(anna, { signature: '  Anna Dekker ' });
    const at = { version: promisesVersion, accepted_at: now.toISOString(), signature: 'Anna Dekker' };
    expect(answer).toEqual({
      accepted: [
        { id: 'word', ...at },
        { id: 'listening', ...at },
        { id: 'help', ...at },
        { id: 'nda', ...at },
      ],
      step: 'manifesto_onboarding',
    });
    expect([await accepted(anna), await stepOf(anna)]).toEqual([answer.accepted, answer.step]);
    expect((await anna.call(sessionCheck, {})).user?.onboarding_step).toBe('manifesto_onboarding');
  });

  test('a code is as good a signature as a name, and lets nobody in anywhere', async () => {
    const bram = await home.town.person('Bram');
    await promise(bram, { signature: '4821-7730-9915' });
    expect(new Set((await accepted(bram)).map(({ signature }) => signature))).toEqual(
      new Set(['4821-7730-9915']),
    );
  });

  test('sent again, at once or two days later, is promised once: the first day and signature stay', async () => {
    const cato = await home.town.person('Cato');
    await Promise.all([promise(cato), promise(cato)]);
    const first = await accepted(cato);
    now = new Date('2026-11-23T19:00:00Z');
    expect((await promise(cato, { signature: 'Somebody else' })).accepted).toEqual(first);
    expect(first).toHaveLength(4);
  });

  test('what one promised is for one’s own eyes: another sees their own', async () => {
    const [dora, emil] = [await home.town.person('Dora'), await home.town.person('Emil')];
    await promise(dora);
    expect(await accepted(emil)).toEqual([]);
    expect(await stepOf(emil)).toBe('sacred_tenets');
  });
});

describe('[E30] [O8] what is refused, and leaves nothing promised', () => {
  let fenna: Citizen;
  beforeAll(async () => {
    fenna = await home.town.person('Fenna');
  });

  test.each<[string, Partial<Body>, ErrorCode]>([
    ['an empty name or code', { signature: '' }, 'onboarding.unsigned'],
    ['a name of spaces', { signature: ' \n ' }, 'onboarding.unsigned'],
    ['a name of letters that nobody sees', { signature: '\u200b\u2060' }, 'onboarding.unsigned'],
    ['no commitment', { acknowledged: [] }, 'onboarding.promises'],
    [
      'three commitments without the silence',
      { acknowledged: ['word', 'listening', 'help'] },
      'onboarding.promises',
    ],
    ['one commitment four times', { acknowledged: ['nda', 'nda', 'nda', 'nda'] }, 'onboarding.promises'],
    ['older words', { version: promisesVersion - 1 }, 'onboarding.newWords'],
    ['words still to be written', { version: promisesVersion + 1 }, 'onboarding.newWords'],
    ['a name with a letter that is none', { signature: 'An\u0000na' }, 'input.wrong'],
    ['a name as long as a letter', { signature: 'x'.repeat(longestSignature + 1) }, 'input.wrong'],
    ['a commitment that is none', { acknowledged: ['obedience'] as never }, 'input.wrong'],
  ])('%s', async (_what, wrong, code) => {
    await expect(promise(fenna, wrong)).rejects.toEqual(refused(code));
    expect([await accepted(fenna), await stepOf(fenna)]).toEqual([[], 'sacred_tenets']);
  });

  test('the sentences are the specification’s', () => {
    expect([
      errors['onboarding.unsigned'].text,
      errors['onboarding.promises'].text,
      errors['onboarding.joining'].text,
    ]).toEqual([
      'Please enter your name or invite code',
      'Please acknowledge all sacred commitments',
      'Authentication failed. Please try again.',
    ]);
  });
});

test('[O8] who promised older words is asked again; the older promise stays on record beside the new one', async () => {
  const greta = await home.town.person('Greta');
  const then = new Date('2025-03-03T18:00:00Z');
  const older = { personId: greta.id, version: promisesVersion - 1 };
  const ended = { part: 'sacred_tenets', outcome: 'finished', endedAt: then } as const;
  await keepEnded(home.app.house.db, [{ ...older, ...ended }]);
  await insertAccepted(
    home.app.house.db,
    commitmentIds.map((commitment) => ({ ...older, commitment, acceptedAt: then, signature: 'Greta' })),
  );
  expect(await stepOf(greta)).toBe('sacred_tenets');
  expect((await promise(greta)).step).toBe('manifesto_onboarding');
  expect((await accepted(greta)).map(({ version, accepted_at }) => [version, accepted_at])).toEqual([
    ...commitmentIds.map(() => [promisesVersion - 1, then.toISOString()]),
    ...commitmentIds.map(() => [promisesVersion, now.toISOString()]),
  ]);
});
