import type { Answer } from '@kinsong/contract/common/call.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { DocChange } from '@kinsong/contract/docs/doc-input.ts';
import { deepest, type Doc } from '@kinsong/contract/docs/doc.ts';
import type { listDocs as listCall, readDoc as readCall } from '@kinsong/contract/docs/docs.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { changeSpace, mayOrRefuse, type ChangeSource } from '../spaces/index.ts';
import { commentsChanged } from './comments.sql.ts';
import { commentChange, docChange, docShape } from './contract-shapes.ts';
import * as rows from './docs.sql.ts';
import { reachDoc, reachWords } from './find-doc.ts';
import { branchOf, depthIn, heightOf } from './tree.ts';
import { wordsNow } from './writing/words-now.ts';

export async function listDocs(
  house: House,
  person: Person,
  spaceId: string,
  { after, limit }: { after: number; limit: number },
): Promise<Answer<typeof listCall>> {
  const { seesFrom, rev } = await mayOrRefuse(house, person, 'docs.read', spaceId);
  const page = { after: Math.max(after, seesFrom), limit: limit + 1 };
  const found = await rows.pageOfDocs(house.db, spaceId, page);
  return { docs: found.slice(0, limit).map(docShape), more: found.length > limit, rev };
}

export async function readDoc(house: House, person: Person, docId: string): Promise<Answer<typeof readCall>> {
  const row = await reachWords(house, person, docId, 'docs.read');
  return { doc: docShape(row), words: await wordsNow(house, docId) };
}

/** Names it, or puts it somewhere else: not into itself, and not too deep with all that lies in it. */
export async function changeDoc(
  house: House,
  person: Person,
  docId: string,
  change: DocChange,
): Promise<Doc> {
  const { spaceId } = await reachDoc(house, person, docId, 'docs.write');
  return changeSpace(house, spaceId, async (tx, rev) => {
    const all = await rows.docsIn(tx, spaceId);
    const before = all.find(({ id }) => id === docId);
    if (before === undefined) throw new Refusal('found.not');
    const { title = before.title, icon = before.icon, order = before.order } = change;
    const parentId = change.parent_id === undefined ? before.parentId : change.parent_id;
    if (parentId !== before.parentId) mayLieIn(all, docId, parentId);
    const isSame =
      title === before.title &&
      icon === before.icon &&
      order === before.order &&
      parentId === before.parentId;
    if (isSame) return { result: docShape(before), changes: [] };
    const after = await rows.updateDoc(tx, docId, { rev, title, icon, order, parentId });
    return { result: docShape(after), changes: [docChange(after)] };
  });
}

function mayLieIn(all: readonly rows.DocRow[], docId: string, parentId: string | null): void {
  if (parentId === null) return;
  const branch = branchOf(all, docId);
  if (branch.some(({ id }) => id === parentId)) throw new Refusal('doc.inside');
  if (!all.some(({ id }) => id === parentId))
    throw new Refusal('input.wrong', { parent_id: 'Choose a folder that is here.' });
  if (depthIn(all, parentId) + heightOf(branch, docId) > deepest) throw new Refusal('doc.deep');
}

/** Docs and what was said about them, in one order. */
export const docsChanges: ChangeSource = async ({ db }, spaceId, span) => {
  const [docs, comments] = await Promise.all([
    rows.docsChanged(db, spaceId, span),
    commentsChanged(db, spaceId, span),
  ]);
  return [...docs.map(docChange), ...comments.map(commentChange)]
    .sort((one, other) => one.rev - other.rev)
    .slice(0, span.limit);
};
