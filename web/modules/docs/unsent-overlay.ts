import type { Doc, DocComment } from '@kinsong/contract/docs/doc.ts';
import type { DocChange, NewComment, NewDoc } from '@kinsong/contract/docs/doc-input.ts';
import type { OutboxItem } from '../../platform/outbox/queue.ts';
import { within } from './tree/doc-tree.ts';

/** Whether it is at the house. */
export type Shown<Row> = Row & { readonly isThere: boolean };

/** Later than every revision: what is not there yet was done last. */
const notYet = Number.MAX_SAFE_INTEGER;

function named({ params }: OutboxItem, name: string): string {
  const value = params[name];
  return typeof value === 'string' ? value : '';
}
const moment = ({ at }: OutboxItem): string => new Date(at).toISOString();

/** Lays what waits in the outbox over the docs that are held, so that one's own doing is seen at once. */
export function docsShown(known: readonly Doc[], items: readonly OutboxItem[], me: string): Shown<Doc>[] {
  const shown = new Map<string, Shown<Doc>>();
  for (const doc of known) if (doc.deleted_at === null) shown.set(doc.id, { ...doc, isThere: true });
  const before = new Map(known.map((doc) => [doc.id, doc]));
  for (const item of items) {
    if (item.refused !== undefined) continue;
    const id = named(item, 'doc_id');
    if (item.call === 'docs.create') {
      const made = madeBy(item, me);
      if (!before.has(made.id)) shown.set(made.id, made);
    } else if (item.call === 'docs.change') {
      const doc = shown.get(id);
      const { icon, title, parent_id, order } = (item.body ?? {}) as DocChange;
      if (doc === undefined) continue;
      shown.set(id, {
        ...doc,
        ...(title !== undefined && { title }),
        ...(icon !== undefined && { icon }),
        ...(parent_id !== undefined && { parent_id }),
        ...(order !== undefined && { order }),
      });
    } else if (item.call === 'docs.delete') {
      for (const gone of within(id, [...shown.values()])) shown.delete(gone);
    } else if (item.call === 'docs.keep') {
      // What was taken away and is wanted back before the house heard of either is simply there.
      const doc = before.get(id);
      if (doc?.deleted_at === null) shown.set(id, { ...doc, isThere: true });
    }
  }
  return [...shown.values()];
}

function madeBy(item: OutboxItem, me: string): Shown<Doc> {
  const { id, kind, title, icon, parent_id, order = 'zzzz' } = item.body as NewDoc;
  return {
    ...{ id, kind, title, icon, parent_id, order, created_by: me, created_at: moment(item) },
    ...{ space_id: item.space, rev: notYet, born: notYet, words_at: null, writers: [], deleted_at: null },
    isThere: false,
  };
}

/** The same for what was said about docs. */
export function commentsShown(
  known: readonly DocComment[],
  items: readonly OutboxItem[],
  me: string,
): Shown<DocComment>[] {
  const shown = new Map<string, Shown<DocComment>>();
  for (const said of known) if (said.deleted_at === null) shown.set(said.id, { ...said, isThere: true });
  for (const item of items) {
    if (item.refused !== undefined) continue;
    const said = shown.get(named(item, 'comment_id'));
    const by = { author_id: me, created_at: moment(item) };
    if (item.call === 'docs.comment') {
      const { id, quote, content } = item.body as NewComment;
      if (known.some((each) => each.id === id)) continue;
      shown.set(id, {
        ...{ id, quote, content, ...by, doc_id: named(item, 'doc_id'), space_id: item.space },
        ...{ rev: notYet, born: notYet, answers: [], settled_at: null, settled_by: null, deleted_at: null },
        isThere: false,
      });
    } else if (said === undefined) continue;
    else if (item.call === 'docs.answerComment') {
      const { id, content } = item.body as { id: string; content: string };
      if (said.answers.some((answer) => answer.id === id)) continue;
      shown.set(said.id, { ...said, answers: [...said.answers, { id, content, ...by }], isThere: false });
    } else if (item.call === 'docs.settleComment') {
      const settled = item.body?.['settled'] === true;
      shown.set(said.id, {
        ...said,
        settled_at: settled ? by.created_at : null,
        settled_by: settled ? me : null,
      });
    } else if (item.call === 'docs.deleteComment') shown.delete(said.id);
  }
  return [...shown.values()].sort((a, b) => a.created_at.localeCompare(b.created_at));
}
