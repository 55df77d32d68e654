import { newId } from '@kinsong/contract/common/ids.ts';
import { docCloseCodes } from '@kinsong/contract/docs/doc-line.ts';
import { createDoc, deleteDoc, readDoc, searchDocs } from '@kinsong/contract/docs/docs.ts';
import { logout } from '@kinsong/contract/identity/identity.ts';
import { archiveSpace, changeRole, removeMember } from '@kinsong/contract/spaces/spaces.ts';
import { plainText } from '@kinsong/engines/docs/plain-text.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { DocWriter } from '../../test/doc-writer.ts';
import type { Citizen } from '../../test/people.ts';
import { desk } from './writing/open-docs.ts';

let home: TestApp;
let anna: Citizen;
let ruth: Citizen;
let space: string;
const writers: DocWriter[] = [];

beforeAll(async () => {
  home = await openTestApp();
  anna = await home.town.person('Anna');
  space = (await anna.found('The roof')).id;
  ruth = await home.town.guestOf(anna, space, 'Ruth');
});
afterEach(() => {
  for (const writer of writers.splice(0)) writer.cut();
});
afterAll(() => home.close());

const begin = async (markdown = 'We agreed:'): Promise<string> => {
  const body = { id: newId(), title: 'What we agreed', markdown };
  return (await anna.call(createDoc, { params: { space_id: space }, body })).id;
};
const at = (who: Citizen, doc: string): Promise<DocWriter> => {
  const writer = new DocWriter(home.base, who.token, doc);
  writers.push(writer);
  return writer.come();
};
const makeGuest = (who: Citizen) =>
  anna.call(changeRole, { params: { space_id: space, person_id: who.id }, body: { role: 'guest' } });
const wordsOf = async (doc: string, who = anna): Promise<string> =>
  plainText((await who.call(readDoc, { params: { doc_id: doc } })).words);
async function until(holds: () => boolean): Promise<void> {
  await expect.poll(holds, { timeout: 5000 }).toBe(true);
}

test('[P8] what one writes the other reads, and both are told that it is kept', async () => {
  const doc = await begin();
  const [one, other] = [await at(anna, doc), await at(ruth, doc)];
  expect([one.mayWrite, other.mayWrite, one.lines]).toEqual([true, true, ['We agreed:']]);
  one.writeLine('Bram starts on Monday.');
  other.writeLine('If it is dry.');
  const seen = () => [one.lines.length, other.lines.length, one.closed, other.closed];
  await expect.poll(seen, { timeout: 20_000 }).toEqual([3, 3, [], []]);
  expect(other.lines).toEqual(one.lines);
  await until(() => one.kept === one.sent && other.kept === other.sent);
  expect(await wordsOf(doc)).toContain('Bram starts on Monday.');
});

test('[P8] two who write offline in the same place lose no letter, and see the same afterwards', async () => {
  const doc = await begin('Start');
  const [one, other] = [await at(anna, doc), await at(ruth, doc)];
  one.cut();
  other.cut();
  for (const letter of ' Anna was here.') one.type(letter);
  for (const letter of ' Ruth was here.') other.type(letter);
  one.writeLine('From Anna');
  other.writeLine('From Ruth');
  await Promise.all([one.come(), other.come()]);
  await until(() => one.lines.length === 3 && one.lines.join('|') === other.lines.join('|'));
  for (const said of ['Anna was here.', 'Ruth was here.']) expect(one.lines[0]).toContain(said);
  await until(() => one.kept === one.sent && other.kept === other.sent);
  one.leave();
  other.leave();
  const words = await wordsOf(doc);
  for (const said of ['Anna was here.', 'Ruth was here.', 'From Anna', 'From Ruth'])
    expect(words).toContain(said);
});

test('[P8] nobody has it open any more: it is out of memory, found by its words, and told who wrote', async () => {
  const doc = await begin('Start');
  const writer = await at(ruth, doc);
  writer.writeLine('Quittenbrot');
  await until(() => writer.kept === writer.sent);
  const { open } = desk(home.app.house);
  expect(open.has(doc)).toBe(true);
  writer.leave();
  await until(() => !open.has(doc));
  const { found } = await anna.call(searchDocs, { params: { space_id: space }, query: { q: 'quittenbrot' } });
  expect(found.map((one) => [one.doc.id, one.doc.writers])).toEqual([[doc, [ruth.id, anna.id]]]);
});

describe('[P8] who comes to the line of a doc', () => {
  test('a stranger, somebody of elsewhere and whoever asks for nothing are told nothing', async () => {
    const doc = await begin();
    const mira = await home.town.person('Mira');
    const none = new DocWriter(home.base, null, doc);
    expect((await none.come()).closed).toEqual([docCloseCodes.session]);
    expect((await at(mira, doc)).closed).toEqual([docCloseCodes.gone]);
    expect((await at(anna, newId())).closed).toEqual([docCloseCodes.gone]);
    expect((await at(anna, 'nonsense')).closed).toEqual([docCloseCodes.gone]);
  });

  test('a page of another site opens no line', async () => {
    const writer = new DocWriter(home.base, anna.token, await begin());
    await writer.come({ origin: 'https://elsewhere.example' });
    expect([writer.synced, writer.mayWrite]).toEqual([false, null]);
  });

  test('a guest reads along and writes nothing', async () => {
    const doc = await begin();
    const tomas = await home.town.guestOf(anna, space, 'Tomas');
    await makeGuest(tomas);
    const [guest, one] = [await at(tomas, doc), await at(anna, doc)];
    expect(guest.mayWrite).toBe(false);
    guest.writeLine('I was not asked.');
    one.writeLine('For all to read');
    await until(() => guest.lines.includes('For all to read') && guest.refused > 0);
    expect(await wordsOf(doc)).not.toContain('I was not asked.');
    expect(one.lines).not.toContain('I was not asked.');
  });

  test('whoever is made a guest comes back and only reads', async () => {
    const doc = await begin();
    const noor = await home.town.guestOf(anna, space, 'Noor');
    const writer = await at(noor, doc);
    await makeGuest(noor);
    await until(() => writer.closed.includes(docCloseCodes.changed));
    expect((await writer.come()).mayWrite).toBe(false);
  });

  test('a member who is removed is out at once, and nothing that they send afterwards is kept', async () => {
    const doc = await begin();
    const piet = await home.town.guestOf(anna, space, 'Piet');
    const [gone, one] = [await at(piet, doc), await at(anna, doc)];
    await anna.call(removeMember, { params: { space_id: space, person_id: piet.id } });
    gone.writeLine('One more word');
    await until(() => gone.closed.includes(docCloseCodes.gone));
    one.writeLine('Without Piet');
    await until(() => one.kept === one.sent);
    expect(gone.lines).not.toContain('Without Piet');
    expect(await wordsOf(doc)).not.toContain('One more word');
    expect((await gone.come()).closed.at(-1)).toBe(docCloseCodes.gone);
  });

  test('whoever signs out is out', async () => {
    const doc = await begin();
    const lena = await home.town.guestOf(anna, space, 'Lena');
    const writer = await at(lena, doc);
    await lena.call(logout, {});
    await until(() => writer.closed.length > 0);
    expect(writer.closed).toEqual([docCloseCodes.session]);
  });

  test('a doc that is taken away is closed for all', async () => {
    const doc = await begin();
    const writer = await at(ruth, doc);
    await anna.call(deleteDoc, { params: { doc_id: doc } });
    await until(() => writer.closed.includes(docCloseCodes.gone));
    expect((await writer.come()).closed.at(-1)).toBe(docCloseCodes.gone);
  });

  test('in an archived space everybody reads', async () => {
    const { id } = await anna.found('Over');
    const body = { id: newId(), title: 'X', markdown: 'As it was' };
    const doc = await anna.call(createDoc, { params: { space_id: id }, body });
    const writer = await at(anna, doc.id);
    await anna.call(archiveSpace, { params: { space_id: id }, body: { archived: true } });
    await until(() => writer.closed.includes(docCloseCodes.changed));
    const back = await writer.come();
    expect([back.mayWrite, back.lines]).toEqual([false, ['As it was']]);
  });
});

describe('[P8] what should not be said on the line', () => {
  test.each([
    ['no bytes', new Uint8Array()],
    ['letters', new TextEncoder().encode('{"t":"watch"}')],
    ['random bytes', Uint8Array.from({ length: 400 }, (_, at) => (at * 7919) % 251)],
    ['50 MB', new Uint8Array(50 * 1024 * 1024)],
  ])('%s', async (_, bytes) => {
    const doc = await begin('Untouched');
    const [bad, good] = [await at(ruth, doc), await at(anna, doc)];
    bad.throwIn(bytes);
    good.writeLine('Still here');
    await until(() => good.kept === good.sent);
    expect(await wordsOf(doc)).toBe('Untouched\nStill here');
    expect(bad.closed).toHaveLength(1);
  });

  test('a change that is none', async () => {
    const doc = await begin('Untouched');
    const writer = await at(ruth, doc);
    writer.throwUpdate(Uint8Array.from([9, 9, 9, 250, 250, 250, 3]));
    await until(() => writer.closed.includes(docCloseCodes.nonsense));
    expect(await wordsOf(doc)).toBe('Untouched');
  });

  test('what no editor writes is left out of the words', async () => {
    const doc = await begin('Words');
    const writer = await at(ruth, doc);
    writer.text.push([new Y.XmlElement('script'), new Y.XmlElement('paragraph')]);
    await until(() => writer.kept === writer.sent);
    const { words } = await anna.call(readDoc, { params: { doc_id: doc } });
    expect(words.content.map(({ type }) => type)).toEqual(['paragraph', 'paragraph']);
  });
});
