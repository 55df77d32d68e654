import type { Answer } from '@kinsong/contract/common/call.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { docHistory, docVersion } from '@kinsong/contract/docs/doc-history.ts';
import type { Doc, DocVersion } from '@kinsong/contract/docs/doc.ts';
import { differencesOf } from '@kinsong/engines/docs/differences.ts';
import type { DocJson } from '@kinsong/engines/docs/doc-schema.ts';
import * as Y from 'yjs';
import type { House } from '../../../platform/house.ts';
import type { Person } from '../../../platform/person.ts';
import { docShape } from '../contract-shapes.ts';
import { createDocFrom } from '../create-doc.ts';
import { findDoc } from '../docs.sql.ts';
import { reachWords } from '../find-doc.ts';
import { wordsOf } from '../words/y-to-json.ts';
import { writeWords } from '../write-words.ts';
import { wordsNow } from '../writing/words-now.ts';
import { layTogether } from './lay-together.ts';
import { updatesBetween, versionAt, versionsBefore, type VersionRow } from './versions.sql.ts';

const versionShape = ({ seq, writers, begunAt, at, words }: VersionRow): DocVersion => ({
  version: seq,
  writers,
  from: begunAt.toISOString(),
  until: at.toISOString(),
  words: words ?? '',
});

/** The latest first. What is being written just now is a version too, as far as it has come. */
export async function historyOf(
  house: House,
  person: Person,
  docId: string,
  { before = Number.MAX_SAFE_INTEGER, limit }: { before?: number | undefined; limit: number },
): Promise<Answer<typeof docHistory>> {
  await reachWords(house, person, docId, 'docs.read');
  await layTogether(house, docId);
  const rows = await versionsBefore(house.db, docId, before, limit + 1);
  return { versions: rows.slice(0, limit).map(versionShape), more: rows.length > limit };
}

export async function versionOf(
  house: House,
  person: Person,
  docId: string,
  version: number,
): Promise<Answer<typeof docVersion>> {
  await reachWords(house, person, docId, 'docs.read');
  const { row, before, words } = await versionWords(house, docId, version);
  return { version: versionShape(row), words, differences: differencesOf(before, words) };
}

/** Writes the doc as it was then, on top of all that was written since. Tasks keep their ticks: they are only named in it. */
export async function restoreDoc(house: House, person: Person, docId: string, version: number): Promise<Doc> {
  await reachWords(house, person, docId, 'docs.write');
  const { words } = await versionWords(house, docId, version);
  await writeWords(house, person, docId, words);
  const row = await findDoc(house.db, docId);
  if (row === null) throw new Refusal('found.not');
  return docShape(row);
}

/** A new doc beside the other, with its words as they are or as they were. */
export async function copyDoc(
  house: House,
  person: Person,
  docId: string,
  { id, title, version }: { id: string; title: string; version?: number | undefined },
): Promise<Doc> {
  const { spaceId, parentId } = await reachWords(house, person, docId, 'docs.write');
  const json =
    version === undefined ? await wordsNow(house, docId) : (await versionWords(house, docId, version)).words;
  return createDocFrom(house, person, spaceId, { id, title, parent: parentId, json });
}

/** The words at the end of a version, and at the end of the one before it. */
async function versionWords(
  house: House,
  docId: string,
  version: number,
): Promise<{ row: VersionRow; before: DocJson; words: DocJson }> {
  const row = await versionAt(house.db, docId, version);
  if (row === null) throw new Refusal('found.not');
  const doc = new Y.Doc();
  const updates = await updatesBetween(house.db, docId, 0, row.seq);
  const own = updates.pop();
  doc.transact(() => {
    for (const { update } of updates) Y.applyUpdate(doc, update);
  });
  const before = wordsOf(doc);
  if (own !== undefined) Y.applyUpdate(doc, own.update);
  const words = wordsOf(doc);
  doc.destroy();
  return { row, before, words };
}
