import { newId } from '@kinsong/contract/common/ids.ts';
import { openThread } from '@kinsong/contract/guide/chat.ts';
import { swapChanged } from '@kinsong/contract/guide/events.ts';
import { extraOf } from '@kinsong/contract/guide/message-extra.ts';
import { answerProposal } from '@kinsong/contract/guide/proposals.ts';
import * as calls from '@kinsong/contract/guide/swap.ts';
import type { Swap, SwapStep } from '@kinsong/contract/guide/swap.ts';
import { listMessages } from '@kinsong/contract/messages/messages.ts';
import { myTrust } from '@kinsong/contract/seekers/trust.ts';
import { openSpace } from '@kinsong/contract/spaces/spaces.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { Conversation } from '../../../test/conversation.ts';
import { Listener } from '../../../test/socket-listener.ts';
import type { Citizen } from '../../../test/people.ts';
import { tellOther } from './swap-notices.ts';

let home: TestApp;
let anna: Citizen;
let bram: Citizen;
let olaf: Citizen;
const refused = (code: string): object => expect.objectContaining({ code }) as object;

beforeAll(async () => {
  home = await openTestApp();
  anna = await home.town.person('Anna');
  bram = await home.town.guestOf(anna, (await anna.found('The Garden')).id, 'Bram');
  const salon = await anna.found('Elsewhere');
  olaf = await home.town.guestOf(anna, salon.id, 'Olaf');
});
afterAll(() => home.close());

const begin = (who: Citizen, other: string | null, id = newId()) =>
  who.call(calls.beginSwap, { body: { id, about: 'Who minds the garden', with: other } });
const step = (who: Citizen, { id }: Pick<Swap, 'id'>, body: SwapStep) =>
  who.call(calls.takeStep, { params: { swap_id: id }, body });
const look = (who: Citizen, { id }: Pick<Swap, 'id'>) =>
  who.call(calls.openSwap, { params: { swap_id: id } });
const causes = async (who: Citizen) =>
  (await who.call(myTrust, { query: {} })).entries.filter(({ cause }) => cause === 'perspective_swap');

async function through(swap: Swap): Promise<void> {
  await step(anna, swap, { do: 'tell', text: 'I watered it all summer' });
  await step(bram, swap, { do: 'tell', text: 'I was never asked' });
  await step(bram, swap, { do: 'say_back', text: 'You watered it all summer' });
  await step(anna, swap, { do: 'confirm' });
  await step(anna, swap, { do: 'say_back', text: 'You wanted to be asked' });
  await step(bram, swap, { do: 'confirm' });
  await step(anna, swap, { do: 'read' });
  await step(bram, swap, { do: 'read' });
}

test('[G11] each tells unread, says back until the other agrees, then both read, and the guide reflects both', async () => {
  const swap = await begin(anna, bram.id);
  await step(anna, swap, { do: 'tell', text: 'I watered it all summer' });
  expect((await look(bram, swap)).sides[0]).toMatchObject({ told: true, telling: null });
  expect((await look(anna, swap)).sides[0].telling).toBe('I watered it all summer');
  await step(bram, swap, { do: 'tell', text: 'I was never asked' });
  expect((await look(bram, swap)).sides[0].telling).toBe('I watered it all summer');
  await step(bram, swap, { do: 'say_back', text: 'You have time' });
  await step(anna, swap, { do: 'not_quite', text: 'I made the time' });
  expect((await look(bram, swap)).sides[0]).toMatchObject({
    heard: 'You have time',
    not_quite: 'I made the time',
  });
  await step(bram, swap, { do: 'say_back', text: 'You made the time' });
  await step(anna, swap, { do: 'confirm' });
  await step(anna, swap, { do: 'say_back', text: 'You wanted to be asked' });
  const open = await step(bram, swap, { do: 'confirm' });
  expect(open).toMatchObject({ phase: 'reading', reflection: expect.stringMatching(/\?$/) });
});

test('[G11] [T2] finished by both it moves the trust of both, once a day', async () => {
  for (const _ of [1, 2]) await through(await begin(anna, bram.id));
  expect((await causes(anna)).map(({ amount }) => amount)).toEqual([3]);
  expect((await causes(bram)).map(({ amount }) => amount)).toEqual([3]);
});

test('[G11] whoever was waiting is told in their own thread when it is theirs to go on, once, and of no words that are not for them', async () => {
  const carla = await home.town.guestOf(anna, (await anna.found('The Pond')).id, 'Carla');
  const { space_id } = await carla.call(openThread, {});
  const told = async () =>
    (await carla.call(listMessages, { params: { space_id }, query: {} })).messages.flatMap(
      ({ content, extra }) => {
        const hung = extraOf(extra);
        return hung?.kind === 'notification' && hung.link?.id === swap.id ? [content] : [];
      },
    );
  const swap = await begin(anna, carla.id);
  expect(await told()).toEqual([expect.stringContaining('Anna asks you for a perspective swap')]);
  await step(anna, swap, { do: 'tell', text: 'I watered it all summer' });
  expect(await told()).toHaveLength(1);
  await step(carla, swap, { do: 'tell', text: 'I was never asked' });
  await step(carla, swap, { do: 'say_back', text: 'You watered it' });
  await step(anna, swap, { do: 'not_quite', text: 'All summer' });
  await step(carla, swap, { do: 'say_back', text: 'You watered it all summer' });
  await step(anna, swap, { do: 'confirm' });
  await step(anna, swap, { do: 'say_back', text: 'You wanted to be asked' });
  await step(carla, swap, { do: 'confirm' });
  await step(anna, swap, { do: 'read' });
  await step(carla, swap, { do: 'read' });
  expect(await told()).toEqual([
    expect.stringContaining('Anna asks you'),
    expect.stringContaining('say back what you heard from Anna'),
    expect.stringContaining('Is that what you meant?'),
  ]);
  expect((await told()).join()).not.toContain('summer');
});

test('[G11] it is private to the two: others find neither it nor its space, and hear nothing', async () => {
  const swap = await begin(anna, bram.id);
  await expect(look(olaf, swap)).rejects.toEqual(refused('found.not'));
  await expect(step(olaf, swap, { do: 'tell', text: 'Me too' })).rejects.toEqual(refused('found.not'));
  const params = { space_id: swap.space_id };
  await expect(olaf.call(openSpace, { params })).rejects.toEqual(refused('found.not'));
  expect((await olaf.call(calls.mySwaps, {})).swaps).toEqual([]);
});

test('the other is told at once, and never of words that are not for them yet', async () => {
  const swap = await begin(anna, bram.id);
  const device = await Listener.watching(bram, swap.space_id);
  await step(anna, swap, { do: 'tell', text: 'A secret until you have told' });
  await device.until(() =>
    device.events<Swap>(swap.space_id, swapChanged.name).some(({ sides }) => sides[0].told),
  );
  expect(JSON.stringify(device.frames)).not.toContain('A secret');
  await device.close();
});

test('two steps at once, sent twice: each counts once, and what is out of turn is refused', async () => {
  const swap = await begin(anna, bram.id);
  await Promise.all([
    step(anna, swap, { do: 'tell', text: 'A' }),
    step(bram, swap, { do: 'tell', text: 'B' }),
  ]);
  expect((await look(anna, swap)).phase).toBe('saying_back');
  await expect(step(anna, swap, { do: 'read' })).rejects.toEqual(refused('swap.turn'));
});

test('two steps at once make it both people’s turn, and both are told', async () => {
  const swap = await begin(anna, bram.id);
  await step(anna, swap, { do: 'tell', text: 'A' });
  const before = await look(bram, swap);
  await step(bram, swap, { do: 'tell', text: 'B' });
  // Anna's step, had it come at the same moment: it too sees that both have told.
  await tellOther(home.app.house, anna.id, bram.id, before, await look(anna, swap));
  for (const each of [anna, bram]) {
    const told = (await (await Conversation.of(each)).messages()).filter(({ extra }) => {
      const hung = extraOf(extra);
      return hung?.kind === 'notification' && hung.link?.id === swap.id;
    });
    expect(told.at(-1)?.content).toContain('now it is your turn to say back');
  }
});

test('one asks whom one shares a space with, and nobody else; begun twice it is one', async () => {
  await expect(begin(bram, olaf.id)).rejects.toEqual(refused('found.not'));
  await expect(begin(anna, anna.id)).rejects.toEqual(refused('found.not'));
  const id = newId();
  const swaps = await Promise.all([begin(anna, bram.id, id), begin(anna, bram.id, id)]);
  expect(swaps[0]).toEqual(swaps[1]);
  await expect(begin(bram, anna.id, id)).rejects.toEqual(refused('id.taken'));
});

test('[G11] with the guide alone it says back, is read through, and moves no trust', async () => {
  const swap = await begin(olaf, null);
  const told = await step(olaf, swap, { do: 'tell', text: 'I am afraid of the winter' });
  expect(told.sides[0].heard).toContain('you are afraid of the winter');
  await step(olaf, swap, { do: 'confirm' });
  await step(olaf, swap, { do: 'say_back', text: 'That others may be afraid too' });
  expect(await step(olaf, swap, { do: 'read' })).toMatchObject({
    phase: 'finished',
    reflection: expect.any(String),
  });
  expect(await causes(olaf)).toEqual([]);
});

test.each(['pressed', 'said'])('[G11] a Yes to the card, %s, opens the exchange', async (way) => {
  const talk = await Conversation.of(anna);
  await talk.say('Can I swap perspectives with Bram?');
  const messages = await talk.until((all) => extraOf(all.at(-1)?.extra)?.kind === 'proposal');
  const card = messages.at(-1)!.id;
  if (way === 'said') await talk.say('yes');
  else await anna.call(answerProposal, { params: { proposal_id: card }, body: { answer: 'yes' } });
  expect(await look(bram, { id: card })).toMatchObject({ phase: 'telling' });
});
