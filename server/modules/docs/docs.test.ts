import { newId } from '@kinsong/contract/common/ids.ts';
import { hour } from '@kinsong/contract/common/time.ts';
import {
  answerComment,
  commentDoc,
  deleteComment,
  listComments,
  settleComment,
} from '@kinsong/contract/docs/doc-comments.ts';
import type { NewDoc } from '@kinsong/contract/docs/doc-input.ts';
import type { Doc } from '@kinsong/contract/docs/doc.ts';
import * as calls from '@kinsong/contract/docs/docs.ts';
import { changeRole } from '@kinsong/contract/spaces/spaces.ts';
import { toMarkdown } from '@kinsong/engines/docs/to-markdown.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { pagesOf } from '../../test/pdf-pages.ts';
import type { Citizen } from '../../test/people.ts';
import { forgettingDeleted } from './delete-docs.ts';

let ahead = 0;
const clock = { now: () => new Date(Date.now() + ahead) };
let home: TestApp;
let anna: Citizen;
let ruth: Citizen;
let guest: Citizen;
let stranger: Citizen;
let space: string;

beforeAll(async () => {
  home = await openTestApp({ clock });
  anna = await home.town.person('Anna');
  stranger = await home.town.person('Mira');
  space = (await anna.found('The roof')).id;
  ruth = await home.town.guestOf(anna, space, 'Ruth');
  guest = await home.town.guestOf(anna, space, 'Piet');
  const params = { space_id: space, person_id: guest.id };
  await anna.call(changeRole, { params, body: { role: 'guest' } });
});
afterAll(() => home.close());

const begin = (who: Citizen, body: Partial<NewDoc> = {}): Promise<Doc> =>
  who.call(calls.createDoc, {
    params: { space_id: space },
    body: { id: newId(), title: 'What we agreed', ...body },
  });
const refusal = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'nothing',
    (error: { code: string }) => error.code,
  );
const list = async (who = anna): Promise<Doc[]> =>
  (await who.call(calls.listDocs, { params: { space_id: space }, query: {} })).docs;
const markdown = async (id: string): Promise<string> =>
  toMarkdown((await anna.call(calls.readDoc, { params: { doc_id: id } })).words);

describe('[P8] the tree of a salon’s docs', () => {
  test('a doc is made once, from a template, from Markdown or empty', async () => {
    const doc = await begin(anna, { template: 'recipe' });
    expect(await begin(anna, { id: doc.id, template: 'recipe' })).toEqual(doc);
    expect(await refusal(begin(ruth, { id: doc.id }))).toBe('id.taken');
    expect(await markdown(doc.id)).toContain('## What it needs');
    expect(await markdown((await begin(ruth)).id)).toBe('\n');
    expect(await markdown((await begin(ruth, { markdown: '# One\n\n- two' })).id)).toBe('# One\n\n- two\n');
  });

  test('a file of Markdown is brought whole, and what is no text is refused', async () => {
    const bring = (file: string | Uint8Array<ArrayBuffer>, id = newId()) =>
      anna.call(calls.importDoc, {
        params: { space_id: space },
        query: { id, title: 'Brought' },
        body: new Blob([file]),
      });
    const long = `# Long\n\n${'Whoever passes the pot empties it. '.repeat(15_000)}`;
    expect((await markdown((await bring(long)).id)).length).toBeGreaterThan(500_000);
    expect(await refusal(bring(new Uint8Array([0, 1, 2])))).toBe('text.kind');
    expect(await refusal(bring('a'.repeat(1_100_000)))).toBe('text.large');
  });

  test('docs lie in folders, in an order, and not in themselves nor too deep', async () => {
    const folder = await begin(anna, { kind: 'folder', title: 'Winter' });
    const doc = await begin(anna, { parent_id: folder.id });
    const change = (id: string, body: object) => ruth.call(calls.changeDoc, { params: { doc_id: id }, body });
    expect(await refusal(change(folder.id, { parent_id: doc.id }))).toBe('doc.inside');
    expect(await refusal(change(folder.id, { parent_id: folder.id }))).toBe('doc.inside');
    expect(await refusal(change(doc.id, { parent_id: newId() }))).toBe('input.wrong');
    const named = await change(doc.id, { title: 'Who sleeps where', parent_id: null, order: 'a5' });
    expect(named).toMatchObject({ title: 'Who sleeps where', parent_id: null, order: 'a5' });
    let parent: string | null = null;
    for (let depth = 0; depth < 6; depth += 1)
      parent = (await begin(anna, { kind: 'folder', title: `${depth}`, parent_id: parent })).id;
    expect(await refusal(begin(anna, { parent_id: parent }))).toBe('doc.deep');
    expect(await refusal(change(folder.id, { parent_id: parent }))).toBe('doc.deep');
  });

  test('a folder is taken away with all in it, and comes back so for whoever did it, within an hour', async () => {
    const folder = await begin(ruth, { kind: 'folder', title: 'Old things' });
    const doc = await begin(ruth, { parent_id: folder.id, markdown: 'Kept words' });
    const one = { params: { doc_id: folder.id } };
    expect((await ruth.call(calls.deleteDoc, one)).docs.map(({ title }) => title)).toEqual(['', '']);
    expect((await list()).map(({ id }) => id)).not.toContain(doc.id);
    expect(await refusal(anna.call(calls.readDoc, { params: { doc_id: doc.id } }))).toBe('found.not');
    expect(await refusal(anna.call(calls.keepDoc, one))).toBe('found.not');
    expect((await ruth.call(calls.keepDoc, one)).docs).toHaveLength(2);
    expect(await markdown(doc.id)).toBe('Kept words\n');
    await ruth.call(calls.deleteDoc, one);
    ahead = 2 * hour;
    await forgettingDeleted.run(home.app.house);
    expect(await refusal(ruth.call(calls.keepDoc, one))).toBe('found.not');
    ahead = 0;
  });
});

describe('[P8] who may do what', () => {
  test('guests read and comment; a stranger finds nothing; only keepers take away what others began', async () => {
    const doc = await begin(anna, { markdown: 'Words' });
    const one = { params: { doc_id: doc.id } };
    expect((await guest.call(calls.readDoc, one)).doc.title).toBe('What we agreed');
    expect(await refusal(begin(guest))).toBe('allowed.not');
    expect(await refusal(guest.call(calls.changeDoc, { ...one, body: { title: 'Mine' } }))).toBe(
      'allowed.not',
    );
    expect(await refusal(guest.call(calls.deleteDoc, one))).toBe('allowed.not');
    expect(await refusal(ruth.call(calls.deleteDoc, one))).toBe('allowed.not');
    expect(await refusal(stranger.call(calls.readDoc, one))).toBe('found.not');
    expect(await refusal(stranger.call(calls.exportDoc, { ...one, query: {} }))).toBe('found.not');
    expect(await refusal(begin(stranger))).toBe('found.not');
  });
});

describe('[P8] what was said about a doc', () => {
  test('is answered, settled, opened again by an answer, and taken back by whoever said it', async () => {
    const doc = await begin(anna, { markdown: 'Where Oma sleeps' });
    const id = newId();
    const said = { params: { doc_id: doc.id }, body: { id, quote: 'Oma', content: 'I sleep well.' } };
    expect(await guest.call(commentDoc, said)).toEqual(await guest.call(commentDoc, said));
    expect(await refusal(ruth.call(commentDoc, said))).toBe('id.taken');
    const params = { comment_id: id };
    const answer = { params, body: { id: newId(), content: 'Beside a soup pot.' } };
    await ruth.call(answerComment, answer);
    expect((await ruth.call(answerComment, answer)).answers).toHaveLength(1);
    const settled = await anna.call(settleComment, { params, body: { settled: true } });
    expect(settled.settled_by).toBe(anna.id);
    const again = await guest.call(answerComment, { params, body: { id: newId(), content: 'No.' } });
    expect([again.settled_at, again.answers.length]).toEqual([null, 2]);
    expect(await refusal(ruth.call(deleteComment, { params }))).toBe('allowed.not');
    expect(await refusal(stranger.call(answerComment, answer))).toBe('found.not');
    expect((await guest.call(deleteComment, { params })).content).toBe('');
    const { comments } = await anna.call(listComments, { params: { space_id: space }, query: {} });
    expect(comments.map((comment) => comment.id)).not.toContain(id);
  });
});

describe('[P8] finding and taking along', () => {
  test('words and titles are found, in a space and in all of one’s own; never by a stranger', async () => {
    const doc = await begin(anna, {
      title: 'Slate hooks',
      markdown: 'Bram brings the marmalade ladder on Monday.',
    });
    const search = async (who: Citizen, q: string) =>
      (await who.call(calls.searchMyDocs, { query: { q } })).found.map((found) => found.doc.id);
    expect(await search(ruth, 'marmal')).toEqual([doc.id]);
    expect(await search(ruth, 'slate hooks')).toEqual([doc.id]);
    expect(await search(stranger, 'marmalade')).toEqual([]);
    const here = { params: { space_id: space }, query: { q: 'marmalade' } };
    const { found } = await anna.call(calls.searchDocs, here);
    expect(found[0]?.excerpt).toContain('marmalade ladder');
  });

  test('as Markdown, as a page and as a PDF with pages broken where it says so', async () => {
    const doc = await begin(anna, {
      title: 'Η στέγη / Крыша: <agreed>',
      markdown:
        '# First\n\nBram **starts**.\n\n<!-- page break -->\n\nΔευτέρα, понедельник\n\n| a | b |\n| --- | --- |\n| 1 | 2 |',
    });
    const bring = async (as: calls.ExportKind) =>
      anna.send(calls.exportDoc, { params: { doc_id: doc.id }, query: { as } });
    expect(await (await bring('md')).text()).toContain('Bram **starts**.\n\n<!-- page break -->');
    const page = await bring('html');
    expect(page.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(await page.text()).toContain('<title>Η στέγη / Крыша: &lt;agreed&gt;</title>');
    const pages = await pagesOf(new Uint8Array(await (await bring('pdf')).arrayBuffer()));
    expect(pages).toHaveLength(2);
    expect(pages[1]).toContain('Δευτέρα, понедельник');
  });
});
