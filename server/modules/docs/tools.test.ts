import { newId } from '@kinsong/contract/common/ids.ts';
import { listDocs } from '@kinsong/contract/docs/docs.ts';
import { proposal } from '@kinsong/engines/guide/talk/proposal.ts';
import { answerProposal } from '@kinsong/contract/guide/proposals.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { Conversation } from '../../test/conversation.ts';
import type { Citizen } from '../../test/people.ts';
import { docsTools } from './docs.tools.ts';

let home: TestApp;
let anna: Citizen;
let salon: string;
const [create] = docsTools;

beforeAll(async () => {
  home = await openTestApp();
  anna = await home.town.person('Anna');
  salon = (await anna.found('Oma’s Week')).id;
});
afterAll(() => home.close());

test('of a wish it takes what it is about and where; without either there is no card', () => {
  const args = (said: Parameters<typeof proposal>[1]) => create!.hears?.args(proposal('write_doc', said));
  expect(args({ object: 'The rota' })).toBeNull();
  expect(args({ space: salon })).toBeNull();
  expect(args({ object: 'The rota', space: salon })).toEqual({ title: 'The rota', space_id: salon });
});

test('[G6] asked for in a salon, a doc is begun there after a Yes; a stranger to the salon gets no card', async () => {
  const talk = await Conversation.of(anna);
  await talk.say('Write a doc about the rota in Oma’s Week');
  const card = (await talk.messages()).find(({ extra }) => extra?.kind === 'proposal')!;
  expect(card.extra).toMatchObject({
    tool: 'docs.create',
    card: { ask: 'A doc called “The rota”?', title: 'The rota' },
    args: { title: 'The rota', space_id: salon },
  });
  await anna.call(answerProposal, { params: { proposal_id: card.id }, body: { answer: 'yes' } });
  const { docs } = await anna.call(listDocs, { params: { space_id: salon }, query: {} });
  expect(docs).toMatchObject([{ id: card.id, title: 'The rota' }]);
  const olaf = { id: (await home.town.person('Olaf')).id, roles: ['member'], sessionId: newId() };
  const args = create!.args.parse({ title: 'The rota', space_id: salon });
  await expect(create!.describe(home.app.house, olaf, args)).rejects.toMatchObject({ code: 'found.not' });
});
