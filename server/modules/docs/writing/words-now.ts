import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { DocJson } from '@kinsong/engines/docs/doc-schema.ts';
import * as Y from 'yjs';
import type { Db } from '../../../platform/database/index.ts';
import type { House } from '../../../platform/house.ts';
import { wordsOf } from '../words/y-to-json.ts';
import { tellNodes } from './between-nodes.ts';
import { readState } from './doc-states.sql.ts';
import { desk, lay } from './open-docs.ts';
import { saveUpdate } from './save-updates.ts';

/** A doc as the database has it. What somebody wrote and was told that it is kept is in it. */
export async function docFrom(db: Db, docId: string): Promise<Y.Doc> {
  const stored = await readState(db, docId);
  if (stored === null) throw new Refusal('found.not');
  const doc = new Y.Doc();
  doc.transact(() => {
    Y.applyUpdate(doc, stored.state);
    for (const { update } of stored.updates) Y.applyUpdate(doc, update);
  });
  return doc;
}

/** The words as they stand: those that are open here, or those that are kept. */
export async function wordsNow(house: House, docId: string): Promise<DocJson> {
  const open = desk(house).open.get(docId);
  if (open !== undefined) return wordsOf(open.document);
  const doc = await docFrom(house.db, docId);
  const words = wordsOf(doc);
  doc.destroy();
  return words;
}

/** Writes into a doc as somebody's hand would: kept first, then shown to all who have it open, wherever they are. */
export async function writeInto(
  house: House,
  docId: string,
  by: string,
  write: (doc: Y.Doc) => void,
): Promise<DocJson> {
  const doc = await docFrom(house.db, docId);
  const before = Y.encodeStateVector(doc);
  let changed = false;
  doc.on('update', () => {
    changed = true;
  });
  write(doc);
  if (changed) {
    const update = Y.encodeStateAsUpdate(doc, before);
    const seq = await saveUpdate(house, docId, { by, update, alone: true });
    if (seq === null) throw new Refusal('found.not');
    lay(house, docId, update, seq);
    tellNodes(house, { doc: docId, seq, update });
  }
  const words = wordsOf(doc);
  doc.destroy();
  return words;
}
