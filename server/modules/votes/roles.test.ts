import { newId } from '@kinsong/contract/common/ids.ts';
import type { Call } from '@kinsong/contract/common/call.ts';
import * as spaces from '@kinsong/contract/spaces/spaces.ts';
import { spaceRules } from '@kinsong/contract/votes/rules.ts';
import * as calls from '@kinsong/contract/votes/votes.ts';
import type { Vote } from '@kinsong/contract/votes/vote.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import type { Citizen } from '../../test/people.ts';
import { Salon, SetClock, yes } from '../../test/voting.ts';
import { eraseVotes } from './index.ts';

let home: TestApp;
let salon: Salon;
let outsider: Citizen;
let vote: Vote;
const clock = new SetClock('2026-10-12T10:00:00Z');

beforeAll(async () => {
  home = await openTestApp({ clock });
  salon = await Salon.found(home.town, clock.now);
  outsider = await home.town.person('Olaf');
});
beforeEach(async () => {
  vote = await salon.opens({ way: 'consent', secrecy: 'open' });
});
afterAll(() => home.close());

type Who = 'owner' | 'steward' | 'member' | 'other' | 'guest';
const consents = { way: 'consent', answer: 'consent' } as const;

/** What each call answers to the owner, a steward, the proposer (a member), another member and a guest. */
const table: readonly [Call, object, Record<Who, string>][] = [
  [calls.listVotes, { query: {} }, all('yes')],
  [calls.ownBallots, {}, all('yes')],
  [spaceRules, {}, all('yes')],
  [calls.voteResults, {}, all('yes')],
  [
    calls.openVote,
    { body: { title: 'And?', deadline: '2026-10-20T20:00:00Z' } },
    { ...all('yes'), guest: 'allowed.not' },
  ],
  [calls.castBallot, { body: { choice: consents } }, { ...all('yes'), guest: 'allowed.not' }],
  [calls.changeVote, { body: { description: 'More of it' } }, { ...all('allowed.not'), member: 'yes' }],
  [calls.amendVote, { body: { title: 'Or so?' } }, { ...all('allowed.not'), member: 'yes' }],
  [calls.closeVote, {}, { ...all('allowed.not'), member: 'vote.waits' }],
  [calls.withdrawVote, {}, { ...all('yes'), other: 'allowed.not', guest: 'allowed.not' }],
  [
    calls.writeOutcome,
    { body: { words: 'So be it' } },
    { ...all('vote.running'), other: 'allowed.not', guest: 'allowed.not' },
  ],
  [calls.endProxy, {}, all('yes')],
];

function all(answer: string): Record<Who, string> {
  return { owner: answer, steward: answer, member: answer, other: answer, guest: answer };
}

async function answerTo(who: Citizen, call: Call, input: object): Promise<string> {
  const { body } = input as { body?: object };
  const response = await who.send(call, {
    ...input,
    params: { space_id: salon.id, vote_id: vote.id },
    ...(body === undefined ? {} : { body: { id: newId(), ...body } }),
  });
  return response.ok ? 'yes' : ((await response.json()) as { code: string }).code;
}

const cases = table.flatMap(([call, input, answers]) =>
  (Object.keys(answers) as Who[]).map((who) => [call.name, who, answers[who], call, input] as const),
);

describe('[P7] who may do what', () => {
  test.each(cases)('%s by the %s: %s', async (_name, who, answer, call, input) => {
    expect(await answerTo(salon[who], call, input)).toBe(answer);
  });

  test.each(table.map(([call, input]) => [call.name, call, input] as const))(
    '%s by somebody from elsewhere finds nothing',
    async (_name, call, input) => {
      expect(await answerTo(outsider, call, input)).toBe('found.not');
    },
  );

  test('a proxy can be given by who may vote, to who may vote', async () => {
    const give = (who: Citizen, to: string) => answerTo(who, calls.giveProxy, { body: { to } });
    expect(await give(salon.guest, salon.owner.id)).toBe('allowed.not');
    expect(await give(salon.owner, salon.guest.id)).toBe('input.wrong');
    expect(await give(salon.owner, salon.other.id)).toBe('yes');
    expect(await give(outsider, salon.owner.id)).toBe('found.not');
  });
});

test('[P7] in an archived salon votes are read and nothing else; when its salon is erased, nothing of it is left', async () => {
  const secret = await salon.opens({ secrecy: 'anonymous' });
  await salon.casts(salon.owner, secret, yes);
  const archive = (archived: boolean) =>
    salon.owner.call(spaces.archiveSpace, { params: { space_id: salon.id }, body: { archived } });
  await archive(true);
  for (const [call, input, answers] of table)
    expect(await answerTo(salon.member, call, input), call.name).toBe(
      call.method === 'GET' ? answers.member : 'space.archived',
    );
  await archive(false);
  const { house } = home.app;
  const after = await house.db.transaction((tx) => eraseVotes(tx, salon.id, house));
  await after();
  expect(
    (await salon.owner.call(calls.listVotes, { params: { space_id: salon.id }, query: {} })).votes,
  ).toEqual([]);
  expect(await house.files.keysIn('vote-keys')).toEqual([]);
});
