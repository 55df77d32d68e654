import { newId } from '@kinsong/contract/common/ids.ts';
import {
  deleteMessage,
  listMessages,
  postMessage,
  type Message,
} from '@kinsong/contract/messages/messages.ts';
import { readFile } from '@kinsong/contract/files/files.ts';
import { reportMessage } from '@kinsong/contract/messages/reports.ts';
import { monthLasts } from '@kinsong/contract/rooms/room.ts';
import { changeRule } from '@kinsong/contract/rooms/rooms.ts';
import { changesSince } from '@kinsong/contract/spaces/spaces.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { goBy, type Citizen } from '../../test/people.ts';
import { found, join, send } from '../../test/rooms.ts';
import { Listener } from '../../test/socket-listener.ts';
import { upload } from '../../test/upload.ts';
import { answerReport, unansweredReports } from '../messages/index.ts';
import { endWordsJob } from './end-words.job.ts';

const clock = { now: new Date('2026-11-02T09:00:00Z') };
let home: TestApp;
let anna: Citizen;
let bram: Citizen;

beforeAll(async () => {
  home = await openTestApp({ clock: { now: () => clock.now } });
  [anna, bram] = [await home.town.person('Anna'), await home.town.person('Bram')];
});
afterAll(() => home.close());

const later = (by: number): Promise<void> => goBy(clock, by, [anna, bram]);
const night = () => endWordsJob.run(home.app.house, {});
const words = async (who: Citizen, id: string): Promise<string[]> =>
  (await who.call(listMessages, { params: { space_id: id }, query: {} })).messages.map(
    ({ content }) => content,
  );
const report = (who: Citizen, space_id: string, message_id: string, reason = '') =>
  who.call(reportMessage, { params: { space_id, message_id }, body: { reason } });
const reportsOf = (id: string) => unansweredReports(home.app.house.db, [id]);

test('[M2] where words stay a month, they end with their files, are told as gone, and nothing younger goes', async () => {
  const { id } = await found(anna, 'For a Month', 100, 'month');
  await join(bram, id);
  const old = await send(anna, id, 'Said long ago');
  const { id: file } = await upload(anna, id, 'soup.txt', Buffer.from('carrots'), { with_message: true });
  await anna.call(postMessage, {
    params: { space_id: id },
    body: { id: newId(), content: '', files: [file] },
  });
  await later(monthLasts);
  await night();
  expect(await words(bram, id)).toEqual(['Said long ago', '']);
  await later(1);
  const young = await send(bram, id, 'Said just now');
  const listener = await Listener.watching(bram, id);
  const before = listener.changes(id).at(-1)!.rev;
  await night();
  await listener.until(() =>
    listener
      .events<Message>(id, 'messages.changed')
      .some((each) => each.id === old.id && each.deleted_at !== null),
  );
  expect(await words(bram, id)).toEqual(['', '', 'Said just now']);
  const params = { space_id: id };
  const { changes } = await bram.call(changesSince, { params, query: { since: before } });
  const gone = changes.filter(({ event }) => event === 'messages.changed').map(({ data }) => data as Message);
  expect(gone.map(({ content, attachments }) => [content, attachments])).toEqual([
    ['', []],
    ['', []],
  ]);
  expect(await anna.send(readFile, { params: { file_id: file } })).toMatchObject({ status: 404 });
  expect(gone.some((each) => each.id === young.id)).toBe(false);
  await listener.close();
});

test('[M2] where words are kept they stay, until the founder says otherwise', async () => {
  const { id } = await found(anna, 'Kept');
  await send(anna, id, 'For good');
  await later(2 * monthLasts);
  await night();
  expect(await words(anna, id)).toEqual(['For good']);
  await anna.call(changeRule, { params: { room_id: id }, body: { rule: 'month' } });
  await night();
  expect(await words(anna, id)).toEqual(['']);
});

test('more than go at once end in one night', async () => {
  const { id } = await found(anna, 'Many Words', 100, 'month');
  await Promise.all(Array.from({ length: 120 }, (_, n) => send(anna, id, `Word ${n}`)));
  await later(monthLasts + 1);
  await night();
  const { messages } = await anna.call(listMessages, { params: { space_id: id }, query: { limit: 200 } });
  expect(messages.filter(({ deleted_at }) => deleted_at === null)).toEqual([]);
});

test('[M2] words that were reported stay past the rule of the room until the report is answered', async () => {
  const { id } = await found(anna, 'Reported', 100, 'month');
  await join(bram, id);
  const said = await send(anna, id, 'Something unkind');
  await report(bram, id, said.id, 'It hurts');
  await later(monthLasts + 1);
  await night();
  expect(await words(bram, id)).toEqual(['Something unkind']);
  const [open] = await reportsOf(said.id);
  expect(open).toMatchObject({
    words: 'Something unkind',
    reason: 'It hurts',
    authorId: anna.id,
    spaceId: id,
  });
  expect(await answerReport(home.app.house.db, open!.id, clock.now)).toBe(true);
  expect(await answerReport(home.app.house.db, open!.id, clock.now)).toBe(false);
  await night();
  expect([await words(bram, id), await reportsOf(said.id)]).toEqual([[''], []]);
});

test('a report stands once a person and message, with the words of that moment, whatever their author does', async () => {
  const { id } = await found(anna, 'Once');
  await join(bram, id);
  const said = await send(anna, id, 'As it was');
  await Promise.all([report(bram, id, said.id, 'First'), report(bram, id, said.id, 'Second')]);
  await anna.call(deleteMessage, { params: { space_id: id, message_id: said.id } });
  expect((await reportsOf(said.id)).map(({ words }) => words)).toEqual(['As it was']);
  await expect(report(bram, id, said.id)).rejects.toMatchObject({ code: 'found.not' });
});

test('nobody reports their own words, nor what they can not read', async () => {
  const { id } = await found(anna, 'Not These');
  const said = await send(anna, id, 'Before Bram came');
  await expect(report(anna, id, said.id)).rejects.toMatchObject({ code: 'allowed.not' });
  await expect(report(bram, id, said.id)).rejects.toMatchObject({ code: 'found.not' });
  await join(bram, id);
  for (const unseen of [said.id, newId()])
    await expect(report(bram, id, unseen)).rejects.toMatchObject({ code: 'found.not' });
  expect(await reportsOf(said.id)).toEqual([]);
});
