import { newId } from '@kinsong/contract/common/ids.ts';
import * as calls from '@kinsong/contract/files/files.ts';
import { forward } from '@kinsong/contract/messages/forwards.ts';
import { deleteMessage, listMessages, postMessage } from '@kinsong/contract/messages/messages.ts';
import { changesSince, changeRole, removeMember } from '@kinsong/contract/spaces/spaces.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { filmOf } from '../../test/film.ts';
import type { Citizen } from '../../test/people.ts';
import { upload } from '../../test/upload.ts';

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
const text = (words: string): Buffer => Buffer.from(words);
const share = async (who: Citizen, name: string, bytes: Uint8Array, given = {}) => {
  const { id, done } = await upload(who, params.space_id, name, bytes, given);
  expect(done).toBe(true);
  return id;
};
const listed = async (who: Citizen) => (await who.call(calls.listFiles, { params, query: {} })).files;
const one = async (who: Citizen, id: string) => (await listed(who)).find((file) => file.id === id);
const get = (who: Citizen, address: string, headers: Record<string, string> = {}) =>
  fetch(home.base + address, { headers: { authorization: `Bearer ${who.token}`, ...headers } });

/** A photograph as a phone makes them: wide, turned by its note, and saying where it was taken. */
function photograph(): Promise<Buffer> {
  return sharp({ create: { width: 2000, height: 1200, channels: 3, background: '#c8643c' } })
    .withExif({ IFD3: { GPSLatitude: '52/1 30/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

describe('[G9] a file brought into a space', () => {
  test('is on the list of everyone there, is told to who watches, and is read as it came', async () => {
    const id = await share(anna, 'roof.txt', text('The ladder stands in the barn.'));
    expect(await one(bram, id)).toMatchObject({
      name: 'roof.txt',
      kind: 'text',
      state: 'plain',
      size: 30,
      brought_by: anna.id,
      message_id: null,
    });
    const { changes } = await bram.call(changesSince, { params, query: { since: 0 } });
    expect(changes).toContainEqual(expect.objectContaining({ event: 'files.changed' }));
    const answer = await get(bram, calls.fileAddress(id));
    expect(await answer.text()).toBe('The ladder stands in the barn.');
    expect(answer.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''roof.txt");
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  });

  test('a picture is made anew, upright and without its place, and shown in three sizes', async () => {
    const id = await share(anna, 'IMG_1.JPG', await photograph());
    const file = await one(bram, id);
    expect(file).toMatchObject({
      kind: 'picture',
      type: 'image/jpeg',
      width: 1200,
      height: 2000,
      state: 'ready',
    });
    const whole = await sharp(await (await get(bram, calls.fileAddress(id))).arrayBuffer()).metadata();
    expect(whole).toMatchObject({ width: 1200, height: 2000 });
    expect([whole.exif, whole.orientation]).toEqual([undefined, undefined]);
    for (const size of calls.previewSizes) {
      const answer = await get(bram, calls.previewAddress(id, size));
      expect(answer.headers.get('content-type')).toBe('image/webp');
      const { height } = await sharp(await answer.arrayBuffer()).metadata();
      expect(height).toBe(calls.previewSides[size]);
    }
  });

  test('the same content is stored once, and stays until nobody shows it', async () => {
    const words = text('The same list of tools, twice.');
    const [first, second] = [await share(anna, 'a.txt', words), await share(bram, 'b.md', words)];
    const { rows } = await home.app.house.db.runText(
      'select distinct blob_id from files where id in ($1, $2)',
      [first, second],
    );
    expect(rows).toHaveLength(1);
    await anna.call(calls.deleteFile, { params: { file_id: first } });
    expect(await (await get(anna, calls.fileAddress(second))).text()).toBe(words.toString());
    expect((await get(anna, calls.fileAddress(first))).status).toBe(404);
  });

  test('is renamed and taken out by who brought it, or by who looks after the space, and by nobody else', async () => {
    const id = await share(bram, 'plan.txt', text('My plan.'));
    const file = { params: { file_id: id } };
    const other = await home.town.guestOf(anna, params.space_id, 'Cato');
    await expect(other.call(calls.renameFile, { ...file, body: { name: 'x.txt' } })).rejects.toEqual(
      refused('allowed.not'),
    );
    await expect(other.call(calls.deleteFile, file)).rejects.toEqual(refused('allowed.not'));
    expect(await bram.call(calls.renameFile, { ...file, body: { name: '../our plan.txt' } })).toMatchObject({
      name: 'our plan.txt',
    });
    const taken = await anna.call(calls.deleteFile, file);
    expect(taken).toMatchObject({ name: '', deleted_at: expect.any(String) });
    expect(await anna.call(calls.deleteFile, file)).toEqual(taken);
    expect(await one(bram, id)).toBeUndefined();
  });

  test('ends with the right: not found for strangers and for who left', async () => {
    const id = await share(anna, 'ours.txt', text('Ours.'));
    const guest = await home.town.guestOf(anna, params.space_id, 'Gast');
    expect((await get(guest, calls.fileAddress(id))).status).toBe(200);
    await anna.call(removeMember, { params: { ...params, person_id: guest.id } });
    for (const who of [guest, outsider])
      for (const address of [calls.fileAddress(id), calls.previewAddress(id, 'small')])
        expect((await get(who, address)).status).toBe(404);
    expect((await fetch(home.base + calls.fileAddress(id))).status).toBe(401);
  });

  test('is read in parts, and not again where the browser has it', async () => {
    const id = await share(anna, 'long.txt', text('0123456789'));
    const part = async (range: string) => {
      const answer = await get(anna, calls.fileAddress(id), { range });
      return [answer.status, answer.headers.get('content-range'), await answer.text()];
    };
    expect(await part('bytes=2-4')).toEqual([206, 'bytes 2-4/10', '234']);
    expect(await part('bytes=7-')).toEqual([206, 'bytes 7-9/10', '789']);
    expect(await part('bytes=-3')).toEqual([206, 'bytes 7-9/10', '789']);
    expect(await part('bytes=5-99')).toEqual([206, 'bytes 5-9/10', '56789']);
    expect(await part('bytes=10-')).toEqual([416, 'bytes */10', '']);
    expect(await part('lines=1-2')).toEqual([200, null, '0123456789']);
    const etag = (await get(anna, calls.fileAddress(id))).headers.get('etag') ?? '';
    const again = await get(anna, calls.fileAddress(id), { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  test('is found by its name and by the words in it, only by who may read it', async () => {
    const id = await share(anna, 'minutes-of-march.md', text('We agreed that the cellar is painted ochre.'));
    const find = async (q: string, who = bram) =>
      (await who.call(calls.searchFiles, { params, query: { q } })).found;
    expect(await find('ochre')).toEqual([
      { file: expect.objectContaining({ id }), excerpt: 'We agreed that the cellar is painted ochre.' },
    ]);
    expect((await find('march minu')).map(({ file }) => file.id)).toEqual([id]);
    expect(await find('turquoise')).toEqual([]);
    for (const odd of ["'; drop table", '& | !', '(((', ':*']) expect(await find(odd)).toEqual([]);
    await expect(find('ochre', outsider)).rejects.toEqual(refused('found.not'));
  });
});

describe('[P4] a message with files', () => {
  const say = (who: Citizen, files: string[], content = '', id = newId()) =>
    who.call(postMessage, { params, body: { id, content, files } });

  test('carries them, and shows one brought for it to the others only then', async () => {
    const id = await share(anna, 'cake.txt', text('A cake with three layers.'), { with_message: true });
    expect(await one(bram, id)).toBeUndefined();
    expect((await get(bram, calls.fileAddress(id))).status).toBe(404);
    expect((await get(anna, calls.fileAddress(id))).status).toBe(200);
    const said = await say(anna, [id]);
    expect(said.attachments).toEqual([expect.objectContaining({ id, name: 'cake.txt', kind: 'text' })]);
    expect(await one(bram, id)).toMatchObject({ message_id: said.id, rev: said.seq, born: said.seq });
    const { changes } = await bram.call(changesSince, { params, query: { since: said.seq - 1 } });
    expect(changes.map(({ event }) => event).toSorted()).toEqual(['files.changed', 'messages.changed']);
  });

  test('said twice it is one message; a file goes with one message, and only from who brought it', async () => {
    const id = await share(anna, 'once.txt', text('Once and for all.'));
    const message = newId();
    const [first, second] = await Promise.all([
      say(anna, [id], 'Look', message),
      say(anna, [id], 'Look', message),
    ]);
    expect(second).toEqual(first);
    await expect(say(anna, [id])).rejects.toEqual(refused('input.wrong'));
    await expect(say(bram, [await share(anna, 'mine.txt', text('Mine.'))])).rejects.toEqual(
      refused('input.wrong'),
    );
    const twice = await share(anna, 'twice.txt', text('Named twice.'));
    expect((await say(anna, [twice, twice.toUpperCase()])).attachments).toHaveLength(1);
    await expect(say(anna, [newId()])).rejects.toEqual(refused('input.wrong'));
    await expect(say(anna, [])).rejects.toEqual(refused('input.wrong'));
  });

  test('taken back it takes its files along', async () => {
    const id = await share(bram, 'sorry.txt', text('I should not have written this.'));
    const { id: message_id } = await say(bram, [id], 'Read this');
    await bram.call(deleteMessage, { params: { ...params, message_id } });
    expect(await one(anna, id)).toBeUndefined();
    expect((await get(anna, calls.fileAddress(id))).status).toBe(404);
  });

  test('says no longer what was taken out of it, and says the new name', async () => {
    const ids = [
      await share(anna, 'a.txt', text('First of two.')),
      await share(anna, 'b.txt', text('Second of two.')),
    ];
    const said = await say(anna, ids, 'Two of them');
    await anna.call(calls.renameFile, { params: { file_id: ids[0]! }, body: { name: 'first.txt' } });
    await anna.call(calls.deleteFile, { params: { file_id: ids[1]! } });
    const { messages } = await bram.call(listMessages, { params, query: {} });
    const shown = messages.find((message) => message.id === said.id);
    expect(shown?.attachments.map(({ name }) => name)).toEqual(['first.txt']);
  });
});

test('[G9] the picture of a film comes from who brought the film, and goes with it where it is carried', async () => {
  const guest = await home.town.guestOf(anna, params.space_id, 'Filip');
  await anna.call(changeRole, { params: { ...params, person_id: guest.id }, body: { role: 'guest' } });
  const id = await share(guest, 'walk.mp4', filmOf(Buffer.alloc(2_500_000)));
  expect(await one(anna, id)).toMatchObject({
    kind: 'film',
    seconds: 90,
    width: 1280,
    height: 720,
    state: 'plain',
  });
  const poster = { params: { file_id: id }, body: new Blob([new Uint8Array(await photograph())]) };
  await expect(anna.call(calls.bringPoster, poster)).rejects.toEqual(refused('allowed.not'));
  expect(await guest.call(calls.bringPoster, poster)).toMatchObject({ state: 'ready' });
  expect((await get(anna, calls.previewAddress(id, 'large'))).status).toBe(200);
  // Carried elsewhere the film keeps its picture and its length, also once the first is taken back.
  const film = await share(guest, 'river.mp4', filmOf(Buffer.alloc(2_500_000)), { with_message: true });
  await guest.call(calls.bringPoster, { ...poster, params: { file_id: film } });
  const body = { id: newId(), content: '', files: [film] };
  await guest.call(postMessage, { params, body });
  const elsewhere = { space_id: (await anna.found('Elsewhere')).id };
  const carry = { id: newId(), from_space_id: params.space_id, message_id: body.id };
  const { attachments } = await anna.call(forward, { params: elsewhere, body: carry });
  expect(attachments).toMatchObject([{ kind: 'film', seconds: 90, width: 1280 }]);
  await guest.call(deleteMessage, { params: { ...params, message_id: body.id } });
  expect((await get(anna, calls.previewAddress(attachments[0]!.id, 'large'))).status).toBe(200);
  const broken = { ...poster, body: new Blob(['no picture']) };
  await expect(guest.call(calls.bringPoster, broken)).rejects.toEqual(refused('image.kind'));
});
