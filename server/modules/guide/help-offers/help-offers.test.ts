import { newId } from '@kinsong/contract/common/ids.ts';
import { day } from '@kinsong/contract/common/time.ts';
import { settleThread } from '@kinsong/contract/guide/chat.ts';
import * as calls from '@kinsong/contract/guide/help-offers.ts';
import { erasingWord, forgetAll } from '@kinsong/contract/guide/memory.ts';
import { deleteMessage, editMessage, postMessage } from '@kinsong/contract/messages/messages.ts';
import { forward } from '@kinsong/contract/messages/forwards.ts';
import { removeMember } from '@kinsong/contract/spaces/spaces.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { Conversation } from '../../../test/conversation.ts';
import type { Citizen } from '../../../test/people.ts';
import { ensureThread } from '../../spaces/index.ts';
import { absentPerson } from '../absent-person.ts';
import { hearHelpOffer } from './hear-offer.ts';
import { offeredHelp, sweepHelpOffersJob } from './help-offers.ts';

let home: TestApp;
let anna: Citizen;
let bram: Citizen;
let outsider: Citizen;
let salon: string;
/** A Monday; the Saturday after it is the 28th. */
let now = new Date();
const saturday = '2026-11-28';

beforeAll(async () => {
  now = new Date('2026-11-23T10:00:00Z');
  home = await openTestApp({ clock: { now: () => now } });
  outsider = await home.town.person('Olaf');
});
beforeEach(async () => {
  now = new Date('2026-11-23T10:00:00Z');
  anna = await home.town.person('Anna');
  salon = (await anna.found('The Harvest')).id;
  bram = await home.town.guestOf(anna, salon, 'Bram');
  await agrees(true);
});
afterAll(() => home.close());

const agrees = (help_on: boolean, who = bram) => who.call(settleThread, { body: { help_on } });
const say = (content: string, who = bram, space_id = salon) =>
  who.call(postMessage, { params: { space_id }, body: { id: newId(), content } });
const seenBy = async ({ id }: Citizen) =>
  (await offeredHelp(home.app.house, absentPerson(id))).map(({ who, what, day: on }) => [who, what, on]);
const kept = async () =>
  (await home.app.house.db.runText(`select what from guide_help_offers where space_id = '${salon}'`)).rows;

describe('[G8] help that is offered in a salon', () => {
  test('is kept with who, what, when and where, of those who agreed; off as it comes', async () => {
    const { id, content } = await say('I can drive on Saturday, if anybody needs a lift');
    expect(await offeredHelp(home.app.house, absentPerson(anna.id))).toMatchObject([
      { who: bram.id, what: 'Drive', day: saturday, messageId: id, spaceId: salon, said: content },
    ]);
    await say('I could bake a cake on Saturday', anna);
    expect(await kept()).toHaveLength(1);
    expect(await seenBy(bram)).toHaveLength(1);
  });

  test('what offers nothing, and what somebody else said and was only carried here, keeps nothing', async () => {
    await say('Can anybody drive on Saturday?');
    await say('I can see the river from here');
    const other = (await anna.found('The Kitchen')).id;
    await agrees(true, anna);
    const { id: message_id } = await say('I could cook on Friday', anna, other);
    const body = { id: newId(), from_space_id: other, message_id };
    await anna.call(forward, { params: { space_id: salon }, body });
    await agrees(false, anna);
    expect(await kept()).toEqual([]);
  });

  test('a stranger never sees it, and can not have it forgotten', async () => {
    await say('I can help with the apples');
    expect(await seenBy(outsider)).toEqual([]);
    const talk = await Conversation.of(outsider);
    expect((await talk.say('Who could help with the apples?')).response).not.toContain('Bram');
    await expect(
      outsider.call(calls.forgetHelpOffer, { params: { offer_id: (await mine())[0]!.message_id } }),
    ).rejects.toMatchObject({ code: 'found.not' });
  });

  test('a thread, a room and a council keep nothing', async () => {
    const thread = await ensureThread(home.app.house, bram.id);
    await say('I can drive on Saturday', bram, thread);
    const words = { id: newId(), spaceId: salon, authorId: bram.id, text: 'I can drive on Saturday' };
    for (const kind of ['room', 'council', 'thread', 'swap', 'planet'] as const)
      await hearHelpOffer(home.app.house, { ...words, kind, at: now, isNew: true });
    expect(await mine()).toEqual([]);
  });

  test('said otherwise, it offers what it says now; taken back, nothing', async () => {
    const { id: message_id } = await say('I can drive on Saturday');
    const params = { space_id: salon, message_id };
    now = new Date('2026-11-23T10:05:00Z');
    await bram.call(editMessage, { params, body: { content: 'I can bake on Friday' } });
    expect(await seenBy(anna)).toEqual([[bram.id, 'Bake', '2026-11-27']]);
    await bram.call(editMessage, { params, body: { content: 'I am away at the weekend' } });
    expect(await kept()).toEqual([]);
    await bram.call(editMessage, { params, body: { content: 'I can drive on Saturday' } });
    expect(await kept()).toHaveLength(1);
    await bram.call(deleteMessage, { params });
    expect(await kept()).toEqual([]);
  });

  test('goes after its day, and without one after sixty days', async () => {
    await say('I can drive on Saturday');
    await say('I can help with the apples');
    now = new Date('2026-11-28T20:00:00Z');
    expect(await seenBy(anna)).toHaveLength(2);
    now = new Date('2026-11-30T08:00:00Z');
    expect(await seenBy(anna)).toEqual([[bram.id, 'Help with the apples', null]]);
    await sweepHelpOffersJob.run(home.app.house, {});
    expect(await kept()).toHaveLength(1);
    now = new Date(Date.parse('2026-11-23T10:00:00Z') + 60 * day);
    expect(await seenBy(anna)).toEqual([]);
    await sweepHelpOffersJob.run(home.app.house, {});
    expect(await kept()).toEqual([]);
  });

  test('goes with whoever leaves, with a No to its keeping, and with everything that is forgotten', async () => {
    await say('I can drive on Saturday');
    await agrees(false);
    expect(await kept()).toEqual([]);
    await agrees(true);
    await say('I can drive on Saturday');
    await bram.call(forgetAll, { body: { word: erasingWord } });
    expect(await kept()).toEqual([]);
    await say('I can drive on Saturday');
    await anna.call(removeMember, { params: { space_id: salon, person_id: bram.id } });
    expect(await seenBy(anna)).toEqual([]);
    await sweepHelpOffersJob.run(home.app.house, {});
    expect(await kept()).toEqual([]);
  });

  test('is listed for whoever offered it, who may have it forgotten; the words stay', async () => {
    const { id } = await say('I can drive on Saturday');
    expect(await mine()).toMatchObject([
      { message_id: id, what: 'Drive', day: saturday, space_id: salon, space_name: 'The Harvest' },
    ]);
    expect((await anna.call(calls.helpOffers, {})).offers).toEqual([]);
    const params = { offer_id: id };
    await expect(anna.call(calls.forgetHelpOffer, { params })).rejects.toMatchObject({ code: 'found.not' });
    expect(await bram.call(calls.forgetHelpOffer, { params })).toEqual({ forgotten: 1 });
    expect(await seenBy(anna)).toEqual([]);
    expect((await say('Thank you', anna)).seq).toBeGreaterThan(0);
  });

  test('whoever asks for it on a day finds who offered it', async () => {
    await say('I can drive on Saturday');
    const talk = await Conversation.of(anna);
    const { response } = await talk.say('Who could drive on Saturday?');
    expect(response).toContain('Bram');
    expect((await talk.say('Who could drive on Sunday?')).response).toContain('Nobody has offered');
  });
});

const mine = async () => (await bram.call(calls.helpOffers, {})).offers;
