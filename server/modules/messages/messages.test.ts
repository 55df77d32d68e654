import { newId } from '@kinsong/contract/common/ids.ts';
import * as calls from '@kinsong/contract/messages/messages.ts';
import { archiveSpace, changesSince, removeMember } from '@kinsong/contract/spaces/spaces.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import type { Citizen } from '../../test/people.ts';

let home: TestApp;
let anna: Citizen;
let bram: Citizen;
let outsider: Citizen;
let params: { space_id: string };

beforeAll(async () => {
  home = await openTestApp();
  anna = await home.town.person('Anna');
  outsider = await home.town.person('Olaf');
  params = { space_id: (await anna.found('Mending the House')).id };
  bram = await home.town.guestOf(anna, params.space_id, 'Bram');
});
afterAll(() => home.close());

const refused = (code: string): object => expect.objectContaining({ code }) as object;
const say = (who: Citizen, content: string, more: { id?: string; reply_to?: string } = {}, where = params) =>
  who.call(calls.postMessage, { params: where, body: { id: newId(), content, ...more } });
const read = (
  who: Citizen,
  query: { before?: number; after?: number; limit?: number } = {},
  where = params,
) => who.call(calls.listMessages, { params: where, query });

describe('posting', () => {
  test('what one says the other reads, in the order it was said', async () => {
    const said = [];
    for (const text of ['The roof drips.', 'Into the soup pot.', 'Again.']) said.push(await say(anna, text));
    const { messages } = await read(bram);
    expect(messages.slice(-3)).toEqual(said);
    expect(said.map(({ seq }) => seq)).toEqual([said[0]!.seq, said[0]!.seq + 1, said[0]!.seq + 2]);
  });

  test('sent twice, one after the other or at once, it is stored once and answered the same', async () => {
    const id = newId();
    const answers = await Promise.all([
      say(anna, 'Once', { id }),
      say(anna, 'Once', { id }),
      say(anna, 'Once', { id }),
    ]);
    answers.push(await say(anna, 'Once', { id }));
    expect(new Set(answers.map(({ seq }) => seq)).size).toBe(1);
    const { messages } = await read(bram);
    expect(messages.filter((message) => message.id === id)).toHaveLength(1);
  });

  test('an id that someone else used is refused, and nothing of theirs is shown', async () => {
    const { id } = await say(anna, 'Mine');
    await expect(say(bram, 'Also mine', { id })).rejects.toEqual(refused('id.taken'));
    const elsewhere = { space_id: (await bram.found('Elsewhere')).id };
    await expect(say(bram, 'Here too', { id }, elsewhere)).rejects.toEqual(refused('id.taken'));
  });

  test('three hundred at once from two people all arrive, each at a place of its own, without a gap', async () => {
    const before = (await read(anna)).rev;
    await Promise.all(Array.from({ length: 300 }, (_, n) => say(n % 2 === 0 ? anna : bram, `Number ${n}`)));
    const first = await read(anna, { after: before, limit: 200 });
    const second = await read(anna, { after: first.messages.at(-1)!.seq, limit: 200 });
    const seqs = [...first.messages, ...second.messages].map(({ seq }) => seq);
    expect(seqs).toEqual(Array.from({ length: 300 }, (_, n) => before + 1 + n));
  });

  test('a reply keeps what it answers; a reply to something elsewhere is refused at its field', async () => {
    const original = await say(anna, 'Who has the ladder?');
    expect(await say(bram, 'Piet.', { reply_to: original.id })).toMatchObject({ reply_to: original.id });
    const elsewhere = { space_id: (await bram.found('Private')).id };
    const failure = say(bram, 'Out of place', { reply_to: original.id }, elsewhere);
    await expect(failure).rejects.toMatchObject({
      code: 'input.wrong',
      fields: { reply_to: expect.any(String) },
    });
  });

  test('blank or endless text is refused at its field', async () => {
    for (const content of ['', '  \n\t ', 'x'.repeat(8001)]) {
      await expect(say(anna, content)).rejects.toMatchObject({
        code: 'input.wrong',
        fields: { content: expect.any(String) },
      });
    }
    expect(await say(anna, 'x'.repeat(8000))).toMatchObject({ content: 'x'.repeat(8000) });
  });

  test('text that a database can not hold is refused, not a failure of ours', async () => {
    await expect(say(anna, 'a\u0000b')).rejects.toEqual(refused('input.wrong'));
  });

  test('nobody writes in an archived space', async () => {
    const closed = { space_id: (await anna.found('Closed')).id };
    await anna.call(archiveSpace, { params: closed, body: { archived: true } });
    await expect(say(anna, 'Hello?', {}, closed)).rejects.toEqual(refused('space.archived'));
  });
});

describe('what was known a moment ago', () => {
  test('helps nobody who has been sent away since, nor in a space archived since', async () => {
    const salon = { space_id: (await anna.found('A moment ago')).id };
    const guest = await home.town.guestOf(anna, salon.space_id, 'Gerrit');
    await say(guest, 'Still here', {}, salon);
    await anna.call(removeMember, { params: { ...salon, person_id: guest.id } });
    await expect(say(guest, 'And now?', {}, salon)).rejects.toEqual(refused('found.not'));
    await say(anna, 'The last word', {}, salon);
    await anna.call(archiveSpace, { params: salon, body: { archived: true } });
    await expect(say(anna, 'One more', {}, salon)).rejects.toEqual(refused('space.archived'));
  });

  test('nor where the news of it never came: the write itself looks once more', async () => {
    const salon = { space_id: (await anna.found('Another node')).id };
    const guest = await home.town.guestOf(anna, salon.space_id, 'Greet');
    await say(guest, 'Still here', {}, salon);
    const { db } = home.app.house;
    await db.prepared('update space_members set left_at = now() where space_id = $1 and person_id = $2', [
      salon.space_id,
      guest.id,
    ]);
    await expect(say(guest, 'And now?', {}, salon)).rejects.toEqual(refused('found.not'));
    await say(anna, 'The last word', {}, salon);
    await db.prepared('update spaces set archived_at = now() where id = $1', [salon.space_id]);
    await expect(say(anna, 'One more', {}, salon)).rejects.toEqual(refused('space.archived'));
    expect((await read(anna, {}, salon)).messages.map(({ content }) => content)).toEqual([
      'Still here',
      'The last word',
    ]);
  });
});

describe('strangers and former members', () => {
  test('a stranger may neither read nor write nor learn that there is something', async () => {
    await expect(read(outsider)).rejects.toEqual(refused('found.not'));
    await expect(say(outsider, 'Let me in')).rejects.toEqual(refused('found.not'));
    await expect(outsider.call(changesSince, { params, query: {} })).rejects.toEqual(refused('found.not'));
  });

  test('who was removed can no longer read', async () => {
    const salon = { space_id: (await anna.found('Short stay')).id };
    const guest = await home.town.guestOf(anna, salon.space_id, 'Gast');
    await read(guest, {}, salon);
    await anna.call(removeMember, { params: { ...salon, person_id: guest.id } });
    await expect(read(guest, {}, salon)).rejects.toEqual(refused('found.not'));
  });
});

describe('edits and deletions', () => {
  const edit = (who: Citizen, message_id: string, content: string) =>
    who.call(calls.editMessage, { params: { ...params, message_id }, body: { content } });
  const takeBack = (who: Citizen, message_id: string) =>
    who.call(calls.deleteMessage, { params: { ...params, message_id } });

  test('an edit keeps its place in the stream and says that it was edited', async () => {
    const said = await say(anna, 'Thrusday');
    const edited = await edit(anna, said.id, 'Thursday');
    expect(edited).toMatchObject({ content: 'Thursday', seq: said.seq, edited_at: expect.any(String) });
    expect(edited.rev).toBeGreaterThan(said.rev);
  });

  test("nobody edits another's words, not even the owner", async () => {
    const said = await say(bram, 'As I said');
    await expect(edit(anna, said.id, 'As I wish')).rejects.toEqual(refused('allowed.not'));
  });

  test('a deleted message keeps neither text nor reply, in the stream, in what changed, and in the database', async () => {
    const said = await say(bram, 'A secret about the cake');
    expect(await takeBack(bram, said.id)).toMatchObject({ content: '', deleted_at: expect.any(String) });
    const { changes } = await anna.call(changesSince, { params, query: { since: said.seq } });
    expect(JSON.stringify(changes)).not.toContain('cake');
    const { messages } = await anna.call(calls.searchMessages, { params, query: { q: 'cake' } });
    expect(messages).toEqual([]);
  });

  test('taking back twice is taking back; editing what was taken back is not found', async () => {
    const said = await say(bram, 'Never mind');
    const first = await takeBack(bram, said.id);
    expect(await takeBack(bram, said.id)).toEqual(first);
    await expect(edit(bram, said.id, 'Still here')).rejects.toEqual(refused('found.not'));
  });

  test('taken back several times at once, each is told that it was taken back, as are those who read along', async () => {
    const said = await say(bram, 'Never mind that either');
    const answers = await Promise.all([bram, bram, anna, bram].map((who) => takeBack(who, said.id)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ id: said.id, content: '', deleted_at: expect.any(String) });
    const { changes } = await anna.call(changesSince, { params, query: { since: said.seq } });
    expect(changes).toMatchObject([{ data: answers[0] }]);
  });

  test("an owner may remove another's words, a member may not", async () => {
    const byAnna = await say(anna, 'From the owner');
    await expect(takeBack(bram, byAnna.id)).rejects.toEqual(refused('allowed.not'));
    const byBram = await say(bram, 'From a member');
    expect(await takeBack(anna, byBram.id)).toMatchObject({ content: '' });
  });
});

describe('reading', () => {
  test('pages go back to the beginning and forth again, each message once', async () => {
    const salon = { space_id: (await anna.found('Long table')).id };
    for (let n = 1; n <= 25; n++) await say(anna, `Line ${n}`, {}, salon);
    const newest = await read(anna, { limit: 10 }, salon);
    const older = await read(anna, { limit: 10, before: newest.messages[0]!.seq }, salon);
    const oldest = await read(anna, { limit: 10, before: older.messages[0]!.seq }, salon);
    const all = [...oldest.messages, ...older.messages, ...newest.messages].map(({ content }) => content);
    expect(all).toEqual(Array.from({ length: 25 }, (_, n) => `Line ${n + 1}`));
    expect([newest.more, older.more, oldest.more]).toEqual([true, true, false]);
    const forth = await read(anna, { limit: 10, after: oldest.messages.at(-1)!.seq }, salon);
    expect(forth.messages).toEqual(older.messages);
  });

  test('search finds by beginnings of words, newest first, only here, whatever is typed', async () => {
    const salon = { space_id: (await anna.found('Search')).id };
    await say(anna, 'The roof drips', {}, salon);
    const second = await say(anna, 'Roofers come on Friday', {}, salon);
    const find = async (q: string) =>
      (await anna.call(calls.searchMessages, { params: salon, query: { q } })).messages;
    expect((await find('roof')).map(({ id }) => id)[0]).toBe(second.id);
    expect(await find('roof')).toHaveLength(2);
    expect(await find('friday roof')).toEqual([second]);
    for (const odd of ["'; drop table", '& | !', '(((', '\\', ':*'])
      await expect(find(odd)).resolves.toBeInstanceOf(Array);
  });
});

describe('unread and seen', () => {
  test('what others said since one last looked is unread; reading clears it; it never goes back', async () => {
    const salon = { space_id: (await anna.found('Unread')).id };
    const guest = await home.town.guestOf(anna, salon.space_id, 'Uma');
    const mine = async (who: Citizen) =>
      (await who.call(calls.unreadCounts, {})).unread.find(({ space_id }) => space_id === salon.space_id);
    const said = [await say(anna, 'One', {}, salon), await say(anna, 'Two', {}, salon)];
    expect(await mine(guest)).toMatchObject({ unread: 2, last: { content: 'Two', author_name: 'Anna' } });
    expect(await mine(anna)).toMatchObject({ unread: 0 });
    const seen = (seq: number) => guest.call(calls.seenUpTo, { params: salon, body: { seq } });
    expect(await seen(said[1]!.seq)).toEqual({ seen: said[1]!.seq });
    expect(await seen(said[0]!.seq)).toEqual({ seen: said[1]!.seq });
    expect(await mine(guest)).toMatchObject({ unread: 0 });
    const { seen: marks } = await anna.call(calls.seenBy, { params: salon });
    expect(marks).toContainEqual({ person_id: guest.id, seq: said[1]!.seq });
  });
});

describe("the specification's own paths", () => {
  test("[K34] GET /api/projects/{id}/messages gives the salon's messages with their sender", async () => {
    const said = await say(anna, 'In the specified words');
    const { messages } = await bram.call(calls.projectMessages, { params: { project_id: params.space_id } });
    expect(messages.at(-1)).toEqual({
      id: said.id,
      sender_id: anna.id,
      sender_name: 'Anna',
      content: 'In the specified words',
      created_at: said.created_at,
    });
  });

  test('[K36] POST /api/projects/{id}/messages/direct takes the content from the query or from a JSON body', async () => {
    const project = { project_id: params.space_id };
    const byQuery = await anna.call(calls.projectMessageDirect, {
      params: project,
      query: { content: 'By query' },
      body: undefined,
    });
    const byBody = await anna.call(calls.projectMessageDirect, {
      params: project,
      query: {},
      body: { content: 'By body' },
    });
    expect([byQuery.content, byBody.content]).toEqual(['By query', 'By body']);
    const { messages } = await read(bram, { limit: 2 });
    expect(messages.map(({ content }) => content)).toEqual(['By query', 'By body']);
    const empty = anna.call(calls.projectMessageDirect, { params: project, query: {}, body: undefined });
    await expect(empty).rejects.toMatchObject({
      code: 'input.wrong',
      fields: { content: expect.any(String) },
    });
  });
});
