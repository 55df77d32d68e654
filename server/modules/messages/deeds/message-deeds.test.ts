import { newId } from '@kinsong/contract/common/ids.ts';
import { fileAddress, listFiles } from '@kinsong/contract/files/files.ts';
import { forward } from '@kinsong/contract/messages/forwards.ts';
import * as calls from '@kinsong/contract/messages/messages.ts';
import { listPinned, pin } from '@kinsong/contract/messages/pins.ts';
import { mostReactions, react } from '@kinsong/contract/messages/reactions.ts';
import { openThread } from '@kinsong/contract/guide/chat.ts';
import { archiveSpace, changeRole, changesSince, removeMember } from '@kinsong/contract/spaces/spaces.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import type { Citizen } from '../../../test/people.ts';
import { upload } from '../../../test/upload.ts';

let home: TestApp;
let anna: Citizen;
let bram: Citizen;
let olaf: Citizen;
let params: { space_id: string };

beforeAll(async () => {
  home = await openTestApp();
  anna = await home.town.person('Anna');
  olaf = await home.town.person('Olaf');
  params = { space_id: (await anna.found('Mending the House')).id };
  bram = await home.town.guestOf(anna, params.space_id, 'Bram');
});
afterAll(() => home.close());

type Where = typeof params;
const refused = (code: string): object => expect.objectContaining({ code }) as object;
const say = (
  who: Citizen,
  content: string,
  more: Partial<Parameters<typeof posting>[0]> = {},
  where = params,
) => who.call(calls.postMessage, posting({ content, ...more }, where));
const posting = (
  body: { content: string; mentions?: { person_id: string; at: number; length: number }[] },
  where: Where,
) => ({ params: where, body: { id: newId(), ...body } });
const answer = (who: Citizen, message_id: string, emoji: string, on = true, where = params) =>
  who.call(react, { params: { ...where, message_id }, body: { emoji, on } });
const pinIt = (who: Citizen, message_id: string, pinned = true, where = params) =>
  who.call(pin, { params: { ...where, message_id }, body: { pinned } });
const role = (person: Citizen, to: 'steward' | 'member' | 'guest') =>
  anna.call(changeRole, { params: { ...params, person_id: person.id }, body: { role: to } });

describe('[P4] a reaction', () => {
  test('stands under the message with who gave it, once each, and goes again', async () => {
    const { id } = await say(bram, 'The roof is dry.');
    await answer(anna, id, '❤️');
    await answer(bram, id, '❤️');
    await answer(anna, id, '🦆');
    expect((await answer(anna, id, '🦆')).reactions).toEqual([
      { emoji: '❤️', people: [anna.id, bram.id] },
      { emoji: '🦆', people: [anna.id] },
    ]);
    await answer(anna, id, '🦆', false);
    await answer(anna, id, '❤️', false);
    expect(await answer(bram, id, '❤️', false)).not.toHaveProperty('reactions');
  });

  test('takes one revision, and the same again none', async () => {
    const { id, rev } = await say(bram, 'Counted.');
    const first = await answer(anna, id, '👍');
    expect(first.rev).toBe(rev + 1);
    expect((await answer(anna, id, '👍')).rev).toBe(first.rev);
    const { changes } = await anna.call(changesSince, { params, query: { since: rev } });
    expect(changes).toMatchObject([{ event: 'messages.changed', rev: first.rev, data: { id } }]);
  });

  test('of many who answer at once, while the words are changed, none is lost', async () => {
    const { id } = await say(anna, 'First words');
    const signs = ['❤️', '😂', '🙏', '👍', '🕯️', '🎉'];
    const edit = anna.call(calls.editMessage, {
      params: { ...params, message_id: id },
      body: { content: 'Second words' },
    });
    await Promise.all([edit, ...signs.flatMap((sign) => [answer(anna, id, sign), answer(bram, id, sign)])]);
    const { messages } = await bram.call(calls.listMessages, { params, query: { limit: 1 } });
    expect(messages[0]).toMatchObject({ content: 'Second words' });
    const found = messages[0]!.reactions!.map(({ emoji, people }) => [emoji, people.toSorted()]);
    const both = [anna.id, bram.id].toSorted();
    expect(new Map(found as [string, string[]][])).toEqual(new Map(signs.map((sign) => [sign, both])));
  });

  test('is one emoji: words, two of them, or nothing are refused at their field', async () => {
    const { id } = await say(anna, 'What do you think?');
    for (const emoji of ['', 'ok', '👍👍', '<b>', 'x'.repeat(9000)]) {
      await expect(answer(bram, id, emoji)).rejects.toMatchObject({
        code: 'input.wrong',
        fields: { emoji: expect.any(String) },
      });
    }
    for (const emoji of ['👩‍👩‍👧', '🇳🇱', '👍🏽']) await answer(bram, id, emoji);
  });

  test('of so many kinds and no more', async () => {
    const { id } = await say(anna, 'All of them');
    for (let n = 0; n < mostReactions; n++) await answer(bram, id, String.fromCodePoint(0x1f600 + n));
    await expect(answer(anna, id, '🦆')).rejects.toEqual(refused('input.wrong'));
    await answer(anna, id, '😀');
  });

  test('is refused to strangers, in the archive, and where the words were taken back, which takes all of them', async () => {
    const closed = { space_id: (await anna.found('Closed')).id };
    const old = await say(anna, 'Old', {}, closed);
    await anna.call(archiveSpace, { params: closed, body: { archived: true } });
    await expect(answer(anna, old.id, '👍', true, closed)).rejects.toEqual(refused('space.archived'));
    const { id } = await say(anna, 'Gone soon');
    await expect(answer(olaf, id, '👍')).rejects.toEqual(refused('found.not'));
    await answer(bram, id, '👍');
    const gone = await anna.call(calls.deleteMessage, { params: { ...params, message_id: id } });
    expect(gone).not.toHaveProperty('reactions');
    await expect(answer(bram, id, '👍')).rejects.toEqual(refused('found.not'));
  });
});

describe('[P4] naming people', () => {
  const named = (content: string, person: Citizen) => [
    { person_id: person.id, at: content.indexOf('@'), length: 5 },
  ];

  test('is kept by who they are, and counts in what they have not read', async () => {
    const salon = { space_id: (await anna.found('Names')).id };
    const carl = await home.town.guestOf(anna, salon.space_id, 'Carl');
    const content = 'Ask @Carl about it';
    const said = await say(anna, content, { mentions: named(content, carl) }, salon);
    await say(anna, 'And bring the rope', {}, salon);
    expect(said.mentions).toEqual([{ person_id: carl.id, at: 4, length: 5 }]);
    const unread = async (who: Citizen) =>
      (await who.call(calls.unreadCounts, {})).unread.find(({ space_id }) => space_id === salon.space_id);
    expect(await unread(carl)).toMatchObject({ unread: 2, mentions: 1 });
    expect(await unread(anna)).toMatchObject({ unread: 0, mentions: 0 });
    await carl.call(calls.seenUpTo, { params: salon, body: { seq: said.seq } });
    expect(await unread(carl)).toMatchObject({ unread: 1, mentions: 0 });
  });

  test('changes with the words; whoever is not here is not called', async () => {
    const content = '@Bram or @Olaf';
    const both = [...named(content, bram), { person_id: olaf.id, at: 9, length: 5 }];
    const { id, mentions } = await say(anna, content, { mentions: both });
    expect(mentions).toEqual(named(content, bram));
    const changed = await anna.call(calls.editMessage, {
      params: { ...params, message_id: id },
      body: { content: 'Nobody' },
    });
    expect(changed).not.toHaveProperty('mentions');
  });

  test('at no @, beyond the words or one in the other is refused at its field', async () => {
    for (const mentions of [
      [{ person_id: bram.id, at: 0, length: 5 }],
      [{ person_id: bram.id, at: 4, length: 50 }],
      [
        { person_id: bram.id, at: 4, length: 5 },
        { person_id: anna.id, at: 4, length: 5 },
      ],
    ]) {
      await expect(say(anna, 'Ask @Bram', { mentions })).rejects.toMatchObject({ code: 'input.wrong' });
    }
  });

  test('in many messages at once, each keeps its own', async () => {
    const salon = { space_id: (await anna.found('Many at once')).id };
    const content = 'Hey @Anna';
    const all = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        say(anna, content, n % 2 === 0 ? {} : { mentions: named(content, anna) }, salon),
      ),
    );
    expect(all.filter(({ mentions }) => mentions !== undefined)).toHaveLength(20);
    const { messages } = await anna.call(calls.listMessages, { params: salon, query: { limit: 40 } });
    expect(messages.toSorted((a, b) => a.seq - b.seq)).toEqual(all.toSorted((a, b) => a.seq - b.seq));
  });
});

describe('[P4] a pin', () => {
  test('stands on the list for everyone, the latest first, until it is taken out', async () => {
    const one = await say(anna, 'The key hangs behind the door');
    const two = await say(anna, 'Water is off on Monday');
    await pinIt(anna, one.id);
    const pinned = await pinIt(anna, two.id);
    expect(pinned.pinned).toMatchObject({ by: anna.id });
    expect((await pinIt(anna, two.id)).rev).toBe(pinned.rev);
    const list = async () => (await bram.call(listPinned, { params })).messages.map(({ id }) => id);
    expect(await list()).toEqual([two.id, one.id]);
    await pinIt(anna, two.id, false);
    expect(await list()).toEqual([one.id]);
    await anna.call(calls.deleteMessage, { params: { ...params, message_id: one.id } });
    expect(await list()).toEqual([]);
    await expect(olaf.call(listPinned, { params })).rejects.toEqual(refused('found.not'));
  });

  test('is set by owners and stewards on anything, by members on their own words, by guests on nothing', async () => {
    const hers = await say(anna, 'Hers');
    const his = await say(bram, 'His');
    await role(bram, 'guest');
    await expect(pinIt(bram, his.id)).rejects.toEqual(refused('allowed.not'));
    await role(bram, 'member');
    await expect(pinIt(bram, hers.id)).rejects.toEqual(refused('allowed.not'));
    await pinIt(bram, his.id);
    await pinIt(anna, his.id, false);
    await role(bram, 'steward');
    await pinIt(bram, hers.id);
    await role(bram, 'member');
    // What one has pinned oneself one takes down again.
    expect(await pinIt(bram, hers.id, false)).not.toHaveProperty('pinned');
    await expect(pinIt(olaf, hers.id)).rejects.toEqual(refused('found.not'));
  });
});

describe('[P4] carrying words elsewhere', () => {
  const carry = (who: Citizen, message_id: string, to: string, from = params.space_id, id = newId()) =>
    who.call(forward, { params: { space_id: to }, body: { id, from_space_id: from, message_id } });

  test('keeps whose they were, when they were said and where, also a second time', async () => {
    const said = await say(bram, 'The ladder is with Piet.');
    const there = (await anna.found('Elsewhere')).id;
    const third = (await anna.found('A third')).id;
    const carried = await carry(anna, said.id, there);
    const forwarded = {
      author_id: bram.id,
      author_name: 'Bram',
      said_at: said.created_at,
      space_id: params.space_id,
      message_id: said.id,
    };
    expect(carried).toMatchObject({ author_id: anna.id, content: said.content, forwarded });
    expect(await carry(anna, carried.id, third, there)).toMatchObject({ author_id: anna.id, forwarded });
    const edit = { params: { space_id: there, message_id: carried.id }, body: { content: 'Other words' } };
    await expect(anna.call(calls.editMessage, edit)).rejects.toEqual(refused('allowed.not'));
  });

  test('sent twice is stored once, even where the first words were taken back meanwhile', async () => {
    const { id: message_id } = await say(anna, 'Twice');
    const there = (await anna.found('Twice')).id;
    const id = newId();
    const first = await carry(anna, message_id, there, params.space_id, id);
    await anna.call(calls.deleteMessage, { params: { ...params, message_id } });
    expect(await carry(anna, message_id, there, params.space_id, id)).toEqual(first);
    await expect(carry(anna, message_id, there)).rejects.toEqual(refused('found.not'));
  });

  test('is refused from where one may not read, into where one is not, and out of what is said in confidence', async () => {
    const { id } = await say(anna, 'Ours');
    const his = (await olaf.found('His own')).id;
    await expect(carry(olaf, id, his)).rejects.toEqual(refused('found.not'));
    await expect(carry(anna, id, his)).rejects.toEqual(refused('found.not'));
    const { space_id: thread } = await anna.call(openThread, {});
    const { messages } = await anna.call(calls.listMessages, { params: { space_id: thread }, query: {} });
    const told = await anna.call(calls.postMessage, {
      params: { space_id: thread },
      body: { id: newId(), content: 'Between us' },
    });
    expect(messages).toBeDefined();
    await expect(carry(anna, told.id, params.space_id, thread)).rejects.toEqual(refused('allowed.not'));
  });

  test('takes the files along as files of the other salon, which stay when the first are taken back', async () => {
    const bytes = Buffer.from('Leeks, first.');
    const { id: file } = await upload(bram, params.space_id, 'Soup.txt', bytes, { with_message: true });
    const body = { id: newId(), content: '', files: [file] };
    const said = await bram.call(calls.postMessage, { params, body });
    const there = (await anna.found('The other pot')).id;
    const carried = await carry(anna, said.id, there);
    const [copy] = carried.attachments;
    expect(carried).toMatchObject({ content: '', attachments: [{ name: 'Soup.txt', size: bytes.length }] });
    expect(copy?.id).not.toBe(file);
    await bram.call(calls.deleteMessage, { params: { ...params, message_id: said.id } });
    const { files } = await anna.call(listFiles, { params: { space_id: there }, query: {} });
    expect(files).toMatchObject([{ id: copy?.id, message_id: carried.id, brought_by: anna.id }]);
    const read = (who: Citizen) =>
      fetch(home.base + fileAddress(copy!.id), { headers: { authorization: `Bearer ${who.token}` } });
    expect(await (await read(anna)).text()).toBe('Leeks, first.');
    // Whose file it was sees it only where they are.
    expect((await read(bram)).status).toBe(404);
  });

  test('is refused to whoever was sent away since', async () => {
    const { id } = await say(anna, 'Still ours');
    const salon = (await anna.found('Once theirs')).id;
    const greet = await home.town.guestOf(anna, salon, 'Greet');
    const hers = (await greet.found('Hers')).id;
    await anna.call(removeMember, { params: { space_id: salon, person_id: greet.id } });
    await expect(carry(greet, id, hers, salon)).rejects.toEqual(refused('found.not'));
  });
});
