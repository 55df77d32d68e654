import type { DocJson } from '@kinsong/engines/docs/doc-schema.ts';
import type { Db } from '../../../platform/database/index.ts';
import type { DocRow } from '../docs.sql.ts';
import { docUpdates } from '../docs.tables.ts';
import { stateOf } from '../words/json-to-y.ts';
import { beginState } from './doc-states.sql.ts';

/** The first words of a doc are its first version. */
export async function beginDoc(db: Db, row: DocRow, words: DocJson): Promise<void> {
  const state = stateOf(words);
  await beginState(db, { docId: row.id, spaceId: row.spaceId, state, seq: 1 });
  await db.insert(docUpdates).values({
    ...{ docId: row.id, seq: 1, update: state },
    ...{ writers: [row.createdBy], begunAt: row.createdAt, at: row.createdAt },
  });
}
