import { largestText } from '@kinsong/contract/common/plain-text-file.ts';
import * as calls from '@kinsong/contract/onboarding/manifesto.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import type { Citizen } from '../../../test/people.ts';

let home: TestApp;
let anna: Citizen;

beforeAll(async () => {
  home = await openTestApp();
  anna = await home.town.person('Anna');
  await anna.promises();
});
afterAll(() => home.close());

const refused = (code: string): object => expect.objectContaining({ code }) as object;
const bring = (body: Uint8Array<ArrayBuffer> | string, who = anna) =>
  who.call(calls.bringText, { query: { name: 'mine.txt' }, body: new Blob([body]) });
const bytes = (...values: number[]) => new Uint8Array(values);

describe('[O1] a manifesto one wrote before', () => {
  test.each([
    ['a picture', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13), 'text.kind'],
    ['a PDF', '%PDF-1.7 and so on', 'text.kind'],
    ['nothing', bytes(), 'text.empty'],
    ['only blanks', ' \n\t \n', 'text.empty'],
    ['the letters of another encoding', bytes(0x47, 0x72, 0xfc, 0xdf, 0x65), 'text.encoding'],
    ['a byte too much', new Uint8Array(largestText + 1).fill(0x61), 'text.large'],
  ])(
    'is refused where it is %s, each in its own words, and nothing that stood there is lost',
    async (_, body, code) => {
      const { id } = await bring('What was there before');
      await expect(bring(body)).rejects.toEqual(refused(code));
      expect((await anna.call(calls.myManifesto, {})).text).toMatchObject({ id, name: 'mine.txt' });
    },
  );

  test.each([
    ['UTF-8', new TextEncoder().encode('Grüße, Oma')],
    ['UTF-8 with its mark', bytes(0xef, 0xbb, 0xbf, ...new TextEncoder().encode('Grüße, Oma'))],
    ['UTF-16, low byte first', bytes(0xff, 0xfe, ...utf16('Grüße, Oma', true))],
    ['UTF-16, high byte first', bytes(0xfe, 0xff, ...utf16('Grüße, Oma', false))],
  ])('is read in %s', async (_, body) => {
    const { id } = await bring(body);
    expect(await anna.call(calls.readText, { params: { text_id: id } })).toMatchObject({
      text: 'Grüße, Oma',
    });
  });

  test('of 1 MB goes through whole', async () => {
    const { characters } = await bring(new Uint8Array(largestText).fill(0x61));
    expect(characters).toBe(largestText);
  });

  test('is read by nobody else, and gone once it is left behind', async () => {
    const olaf = await home.town.person('Olaf');
    const { id } = await bring('Mine alone');
    await expect(olaf.call(calls.readText, { params: { text_id: id } })).rejects.toEqual(
      refused('found.not'),
    );
    await anna.call(calls.leaveText, {});
    expect((await anna.call(calls.myManifesto, {})).text).toBeNull();
    await expect(anna.call(calls.readText, { params: { text_id: id } })).rejects.toEqual(
      refused('found.not'),
    );
  });

  test('stays with the version it was kept with, whatever is brought later', async () => {
    const { id } = await bring('Of the first version');
    await anna.call(calls.keepManifesto, {
      body: { avatar_name: 'Anna', uploaded_manifesto: calls.textAddress(id) },
    });
    expect((await anna.call(calls.myManifesto, {})).text).toMatchObject({ id });
    const later = await bring('Of a later one');
    await anna.call(calls.leaveText, {});
    await anna.call(calls.keepManifesto, { body: { avatar_name: 'Anna' } });
    const { current, earlier } = await anna.call(calls.myManifesto, {});
    expect(current?.text).toBeNull();
    expect(earlier[0]?.text).toEqual({ id, name: 'mine.txt', characters: 20 });
    await expect(anna.call(calls.readText, { params: { text_id: later.id } })).rejects.toEqual(
      refused('found.not'),
    );
  });
});

function utf16(text: string, lowFirst: boolean): number[] {
  return Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)).flatMap((code) => {
    const pair = [code % 256, Math.floor(code / 256)];
    return lowFirst ? pair : pair.reverse();
  });
}
