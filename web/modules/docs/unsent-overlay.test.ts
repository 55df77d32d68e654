import { newId } from '@kinsong/contract/common/ids.ts';
import type { Doc, DocComment } from '@kinsong/contract/docs/doc.ts';
import { expect, test } from 'vitest';
import type { OutboxItem } from '../../platform/outbox/queue.ts';
import { commentsShown, docsShown } from './unsent-overlay.ts';

const [me, space, roof, inRoof] = [newId(), newId(), newId(), newId()];
const at = '2026-10-13T18:31:00.000Z';
const doc = (id: string, parent_id: string | null): Doc => ({
  ...{ id, space_id: space, rev: 1, born: 1, kind: 'doc', title: 'The roof', icon: null, parent_id },
  ...{ order: 'a', words_at: null, writers: [], created_by: me, created_at: at, deleted_at: null },
});
const known = [doc(roof, null), doc(inRoof, roof)];
const said: DocComment = {
  ...{ id: newId(), space_id: space, rev: 1, born: 1, doc_id: roof, quote: 'dry', content: 'Is it?' },
  ...{ author_id: me, created_at: at, answers: [], settled_at: null, settled_by: null, deleted_at: null },
};
let n = 0;
const item = (
  call: string,
  params: object,
  body: object = {},
  more: Partial<OutboxItem> = {},
): OutboxItem => ({
  ...{ n: (n += 1), space, call, params: { ...params }, body: { ...body }, at: Date.now(), tries: 0 },
  ...more,
});
const docs = (...items: OutboxItem[]) => docsShown(known, items, me);
const comments = (...items: OutboxItem[]) => commentsShown([said], items, me);

test('[P8] what is begun, named and moved here is seen at once, and not yet said to be at the house', () => {
  const id = newId();
  const shown = docs(
    item('docs.create', { space_id: space }, { id, kind: 'doc', title: 'Soup', icon: null, parent_id: null }),
    item('docs.change', { doc_id: id }, { title: 'Soup and bread', parent_id: roof }),
  );
  expect(shown.find((each) => each.id === id)).toMatchObject({
    title: 'Soup and bread',
    parent_id: roof,
    isThere: false,
  });
});

test('[P8] what is taken away goes with all that lies in it, and comes back when that is undone', () => {
  expect(docs(item('docs.delete', { doc_id: roof }))).toEqual([]);
  const back = docs(item('docs.delete', { doc_id: roof }), item('docs.keep', { doc_id: roof }));
  expect(back.map(({ id }) => id)).toEqual([roof]);
});

test('[P8] what the house refused shows nothing', () => {
  expect(docs(item('docs.delete', { doc_id: roof }, {}, { refused: 'allowed.not' }))).toHaveLength(2);
});

test('[P8] what one says, answers, settles and takes back is seen at once, and each once', () => {
  const [id, answer] = [newId(), newId()];
  const on = { comment_id: said.id };
  const answers = item('docs.answerComment', on, { id: answer, content: 'It was.' });
  expect(comments(answers, answers)[0]?.answers.map(({ content }) => content)).toEqual(['It was.']);
  expect(comments(item('docs.settleComment', on, { settled: true }))[0]?.settled_by).toBe(me);
  expect(comments(item('docs.deleteComment', on))).toEqual([]);
  const mine = comments(item('docs.comment', { doc_id: roof }, { id, quote: '', content: 'Yes.' }));
  expect(mine.map(({ content }) => content)).toEqual(['Is it?', 'Yes.']);
});
