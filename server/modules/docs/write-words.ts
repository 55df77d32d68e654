import type { DocJson } from '@kinsong/engines/docs/doc-schema.ts';
import { plainText } from '@kinsong/engines/docs/plain-text.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { reachWords } from './find-doc.ts';
import { keepText } from './search.sql.ts';
import { tellWritten } from './tell-written.ts';
import { rewrite } from './words/json-to-y.ts';
import { writeInto } from './writing/words-now.ts';

/** Makes the words of a doc these, in somebody's name: what stood there stays in its history. */
export async function writeWords(house: House, person: Person, docId: string, json: DocJson): Promise<void> {
  const { spaceId } = await reachWords(house, person, docId, 'docs.write');
  const now = await writeInto(house, docId, person.id, (doc) => rewrite(doc, json));
  await keepText(house.db, { id: docId, spaceId }, plainText(now));
  await tellWritten(house, { id: docId, spaceId }, [person.id]);
}
