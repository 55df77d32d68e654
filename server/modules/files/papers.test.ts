import { newId } from '@kinsong/contract/common/ids.ts';
import * as calls from '@kinsong/contract/files/files.ts';
import { postMessage } from '@kinsong/contract/messages/messages.ts';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { pageOf, streamOf } from '../../test/pdf.ts';
import type { Citizen } from '../../test/people.ts';
import { upload } from '../../test/upload.ts';
import { filesFoundFor } from './guide-knowledge.ts';

let home: TestApp;
let anna: Citizen;
let bram: Citizen;
let params: { space_id: string };

beforeAll(async () => {
  home = await openTestApp();
  anna = await home.town.person('Anna');
  params = { space_id: (await anna.found('Mending the House')).id };
  bram = await home.town.guestOf(anna, params.space_id, 'Bram');
});
afterAll(() => home.close());

const share = async (name: string, bytes: Uint8Array, given = {}): Promise<string> =>
  (await upload(anna, params.space_id, name, bytes, given)).id;
const get = (address: string) =>
  fetch(home.base + address, { headers: { authorization: `Bearer ${bram.token}` } });
const listed = async (id: string) =>
  (await bram.call(calls.listFiles, { params, query: {} })).files.find((file) => file.id === id);

describe('[G9] the first page of a paper', () => {
  const printed = new URL('../../demo/papers/three-prices.pdf', import.meta.url);
  const find = async (q: string) =>
    (await bram.call(calls.searchFiles, { params, query: { q } })).found.map(({ file }) => file.id);

  test('of a PDF is drawn in three sizes, and its words are found in whatever letters they are printed', async () => {
    const id = await share('prices.pdf', await readFile(printed), { with_message: true });
    const body = { id: newId(), content: 'From the fridge', files: [id] };
    const { attachments } = await anna.call(postMessage, { params, body });
    expect(attachments).toEqual([
      expect.objectContaining({ kind: 'document', pages: 2, state: 'ready', opening: null }),
    ]);
    for (const size of calls.previewSizes) {
      const answer = await get(calls.previewAddress(id, size));
      expect(answer.headers.get('content-type')).toBe('image/webp');
      const { height } = await sharp(await answer.arrayBuffer()).metadata();
      expect(height).toBe(calls.previewSides[size]);
    }
    expect(await find('façade copper')).toEqual([id]);
    expect(await find('cake included')).toEqual([id]);
    const whole = await (await get(calls.fileAddress(id))).arrayBuffer();
    expect(Buffer.from(whole).equals(await readFile(printed))).toBe(true);
  });

  test('of a text is its first words, in any script', async () => {
    const words = 'Κυδώνια και αχλάδια\nАйва и груши\nKweeperen en één peer\n';
    const id = await share('fruit.txt', Buffer.from(words + 'again '.repeat(100)));
    const file = await listed(id);
    expect(file).toMatchObject({ state: 'plain', pages: null });
    expect(file?.opening?.startsWith(words)).toBe(true);
    expect(file?.opening).toHaveLength(400);
    expect(await find('груши')).toEqual([id]);
  });

  test('[G2] the guide finds a file by its name and by the words in it, for whoever may read it and nobody else', async () => {
    const id = await share('ferry-times.txt', Buffer.from('The last boat leaves the Eastbank at ten.'));
    const known = async ({ id: person }: Citizen, ...words: string[]) =>
      filesFoundFor(home.app.house, { id: person, roles: ['member'], sessionId: newId() }, words, 5);
    expect(await known(bram, 'ferry')).toMatchObject([
      { id, spaceId: params.space_id, authorId: anna.id, text: 'The file “ferry-times.txt”' },
    ]);
    expect((await known(bram, 'Eastbank'))[0]?.text).toBe(
      'In the file “ferry-times.txt”: The last boat leaves the Eastbank at ten.',
    );
    expect(await known(bram)).toEqual([]);
    expect(await known(await home.town.person('Olaf'), 'Eastbank', 'ferry')).toEqual([]);
  });

  test('of a locked or broken PDF is none: it is kept as it came, and nothing is asked for in vain', async () => {
    const keys = `/O <${'1'.repeat(64)}> /U <${'2'.repeat(64)}>`;
    const ids = `/ID [<${'0'.repeat(32)}> <${'0'.repeat(32)}>]`;
    const locked = pageOf({
      content: streamOf('BT /F1 12 Tf (Nothing) Tj ET'),
      trailer: `${ids} /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 ${keys} >>`,
    });
    for (const [name, bytes] of [
      ['locked.pdf', locked],
      ['broken.pdf', Buffer.from('%PDF-1.4\nnothing of a PDF\n%%EOF\n')],
    ] as const) {
      const id = await share(name, bytes);
      const preview = await get(calls.previewAddress(id, 'small'));
      expect(await preview.json()).toMatchObject({ code: 'found.not' });
      const whole = await (await get(calls.fileAddress(id))).arrayBuffer();
      expect(Buffer.from(whole).equals(bytes)).toBe(true);
      expect(await listed(id)).toMatchObject({ name, state: 'plain', pages: null, opening: null });
    }
  });
});
