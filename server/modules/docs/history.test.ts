import { newId } from '@kinsong/contract/common/ids.ts';
import { minute } from '@kinsong/contract/common/time.ts';
import { copyDoc, docHistory, docVersion, restoreDoc } from '@kinsong/contract/docs/doc-history.ts';
import type { DocVersion } from '@kinsong/contract/docs/doc.ts';
import { createDoc, readDoc } from '@kinsong/contract/docs/docs.ts';
import { changeRole } from '@kinsong/contract/spaces/spaces.ts';
import { toMarkdown } from '@kinsong/engines/docs/to-markdown.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { DocWriter } from '../../test/doc-writer.ts';
import type { Citizen } from '../../test/people.ts';

let ahead = 0;
const clock = { now: () => new Date(Date.now() + ahead) };
let home: TestApp;
let anna: Citizen;
let ruth: Citizen;
let space: string;
let doc: string;

beforeAll(async () => {
  home = await openTestApp({ clock });
  anna = await home.town.person('Anna');
  space = (await anna.found('The roof')).id;
  ruth = await home.town.guestOf(anna, space, 'Ruth');
  const body = { id: newId(), title: 'What we agreed', markdown: 'We pay in four parts.' };
  doc = (await anna.call(createDoc, { params: { space_id: space }, body })).id;
});
afterAll(() => home.close());

const history = async (): Promise<DocVersion[]> =>
  (await anna.call(docHistory, { params: { doc_id: doc }, query: {} })).versions;
const words = async (id = doc): Promise<string> =>
  toMarkdown((await anna.call(readDoc, { params: { doc_id: id } })).words);

async function write(who: Citizen, lines: readonly string[]): Promise<void> {
  const writer = await new DocWriter(home.base, who.token, doc).come();
  for (const line of lines) {
    writer.writeLine(line);
    await expect.poll(() => writer.kept === writer.sent).toBe(true);
  }
  writer.leave();
}

test('[P8] each sitting of somebody is a version, and what several wrote at once is one', async () => {
  ahead = 60 * minute;
  await write(ruth, ['The second is due', 'when the slates are up.']);
  ahead = 90 * minute;
  await write(anna, ['The third when it has rained.']);
  const versions = await history();
  expect(versions.map(({ writers, words: first }) => [writers, first])).toEqual([
    [[anna.id], 'The third when it has rained.'],
    [[ruth.id], 'The second is due'],
    [[anna.id], 'We pay in four parts.'],
  ]);
  ahead = 91 * minute;
  await write(ruth, ['And I agree.']);
  ahead = 92 * minute;
  await write(anna, ['So do I.']);
  const [latest] = await history();
  expect(new Set(latest?.writers)).toEqual(new Set([anna.id, ruth.id]));
});

test('[P8] a version shows what it did, and restoring it loses nothing', async () => {
  const before = await words();
  const versions = await history();
  const second = versions.at(-2)!;
  const params = { doc_id: doc, version: second.version };
  const then = await anna.call(docVersion, { params });
  expect(then.differences.map(({ what }) => what)).toEqual(['same', 'added', 'added']);
  await ruth.call(restoreDoc, { params });
  expect(await words()).toBe('We pay in four parts.\n\nThe second is due\n\nwhen the slates are up.\n');
  const [restored, ...earlier] = await history();
  expect(restored?.writers).toContain(ruth.id);
  const last = { doc_id: doc, version: earlier[0]!.version };
  expect(toMarkdown((await anna.call(docVersion, { params: last })).words)).toBe(before);
});

test('[P8] a copy has the words of then, and a guest restores and copies nothing', async () => {
  const first = (await history()).at(-1)!;
  const body = { id: newId(), title: 'As it began', version: first.version };
  const copy = await ruth.call(copyDoc, { params: { doc_id: doc }, body });
  expect(await words(copy.id)).toBe('We pay in four parts.\n');
  const params = { space_id: space, person_id: ruth.id };
  await anna.call(changeRole, { params, body: { role: 'guest' } });
  const one = { params: { doc_id: doc, version: first.version } };
  await expect(ruth.call(restoreDoc, one)).rejects.toMatchObject({ code: 'allowed.not' });
  await expect(
    ruth.call(copyDoc, { params: { doc_id: doc }, body: { ...body, id: newId() } }),
  ).rejects.toMatchObject({ code: 'allowed.not' });
  expect((await ruth.call(docVersion, one)).version.version).toBe(first.version);
});

test('[P8] what is restored is seen at once by whoever has the doc open, and a block nobody touched stays theirs', async () => {
  const writer = await new DocWriter(home.base, anna.token, doc).come();
  const kept = writer.text.get(0);
  writer.writeLine('Only for a moment');
  await expect.poll(() => writer.kept === writer.sent).toBe(true);
  const first = (await history())[1]!;
  await anna.call(restoreDoc, { params: { doc_id: doc, version: first.version } });
  await expect.poll(() => writer.lines).not.toContain('Only for a moment');
  expect(writer.text.get(0)).toBe(kept);
  writer.leave();
});
