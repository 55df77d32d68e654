import { day, hour } from '@kinsong/contract/common/time.ts';
import { answerProposal } from '@kinsong/contract/guide/proposals.ts';
import * as calls from '@kinsong/contract/votes/votes.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { Conversation } from '../../test/conversation.ts';
import { Salon, SetClock, yes } from '../../test/voting.ts';
import { closeDue } from './close-vote.ts';
import { knownDecisions } from './index.ts';

let home: TestApp;
let salon: Salon;
const clock = new SetClock('2026-10-12T10:00:00Z');

beforeAll(async () => {
  home = await openTestApp({ clock });
  salon = await Salon.found(home.town, clock.now);
});
afterAll(() => home.close());

test('[P7] “what did we decide”: the guide finds what was voted on, with the words written of it, only for who reads it', async () => {
  const vote = await salon.opens({ title: 'Share the cost of the roof in four equal parts?' });
  for (const who of salon.voters) await salon.casts(who, vote, yes);
  await salon.opens({ title: 'The roof, still open' });
  clock.moveOn(day + hour);
  await salon.opens({ title: 'Which colour for the roof?' });
  await closeDue(home.app.house);
  const words = 'Four families, a quarter each, by the end of November.';
  await salon.member.call(calls.writeOutcome, { params: { vote_id: vote.id }, body: { words } });
  const asked = await Conversation.of(salon.guest);
  const { response } = await asked.say('What did we decide about the cost of the roof?');
  expect(response).toContain('“Share the cost of the roof in four equal parts?”');
  expect(response).toContain(words);
  expect(response).not.toContain('colour');
  const known = await knownDecisions(home.app.house, salon.guest);
  expect(known.map(({ question }) => question)).not.toContain('Which colour for the roof?');
  const outsider = await home.town.person('Olaf');
  expect(await knownDecisions(home.app.house, outsider)).toEqual([]);
  const stranger = await Conversation.of(outsider);
  expect((await stranger.say('What did we decide about the cost of the roof?')).response).not.toContain(
    words,
  );
});

test('[P7] the guide offers a vote; it is opened with the Yes, where and until when the card says', async () => {
  const talk = await Conversation.of(salon.owner);
  await talk.say('Start a vote about the colour of the door');
  const card = (await talk.messages()).find(({ extra }) => extra?.kind === 'proposal')!;
  expect(card.extra).toMatchObject({
    tool: 'votes.open',
    card: { ask: 'A vote on “The colour of the door”?' },
  });
  const changes = { space_id: salon.id, until: '2026-10-20' };
  const answer = { params: { proposal_id: card.id }, body: { answer: 'yes' as const, args: changes } };
  await salon.owner.call(answerProposal, answer);
  await salon.owner.call(answerProposal, answer);
  const { votes } = await salon.guest.call(calls.listVotes, { params: { space_id: salon.id }, query: {} });
  const made = votes.filter(({ title }) => /colour of the door/i.test(title));
  expect(made).toMatchObject([{ way: 'yes_no', status: 'open', created_by: salon.owner.id }]);
  expect(made[0]!.deadline.slice(0, 10)).toBe('2026-10-20');
}, 90_000);
