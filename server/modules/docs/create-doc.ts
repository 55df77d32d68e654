import { docTemplates } from '@kinsong/contract/docs/doc-templates.ts';
import { deepest, longestDocTitle, type Doc } from '@kinsong/contract/docs/doc.ts';
import type { NewDoc } from '@kinsong/contract/docs/doc-input.ts';
import { readPlainText } from '@kinsong/contract/common/plain-text-file.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import { keyBetween } from '@kinsong/contract/tasks/order-key.ts';
import { emptyDoc, type DocJson } from '@kinsong/engines/docs/doc-schema.ts';
import { fromMarkdown } from '@kinsong/engines/docs/from-markdown.ts';
import { plainText } from '@kinsong/engines/docs/plain-text.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { changeSpace, countIn, mayOrRefuse } from '../spaces/index.ts';
import { docChange, docShape } from './contract-shapes.ts';
import { docsIn, findDoc, insertDoc, type DocRow } from './docs.sql.ts';
import { depthIn } from './tree.ts';
import { keepText } from './search.sql.ts';
import { beginDoc } from './writing/begin-doc.ts';

/** Begins a doc or a folder. Sent twice, it is stored once and answered the same. */
export async function createDoc(
  house: House,
  person: Person,
  spaceId: string,
  { template, markdown, ...wanted }: NewDoc,
): Promise<Doc> {
  await mayOrRefuse(house, person, 'docs.write', spaceId);
  const known = await findDoc(house.db, wanted.id);
  if (known !== null) return sameOrRefuse(known, person, spaceId);
  const given = markdown ?? docTemplates.find(({ key }) => key === template)?.markdown;
  return store(house, person, spaceId, wanted, given === undefined ? null : fromMarkdown(given));
}

/** Begins a doc with what stands in a file, told by its bytes and not by its name. */
export async function importDoc(
  house: House,
  person: Person,
  spaceId: string,
  {
    id,
    title,
    parent_id,
    file,
  }: { id: string; title: string; parent_id?: string | undefined; file: Uint8Array },
): Promise<Doc> {
  await mayOrRefuse(house, person, 'docs.write', spaceId);
  const read = readPlainText(file);
  if ('refused' in read) throw new Refusal(read.refused);
  return createDocFrom(house, person, spaceId, {
    id,
    title,
    parent: parent_id ?? null,
    json: fromMarkdown(read.text),
  });
}

/** For other modules: a doc with words that were made elsewhere in the house, in the rights of whoever makes it. */
export async function createDocFrom(
  house: House,
  person: Person,
  spaceId: string,
  { id, title, parent = null, json }: { id: string; title: string; parent?: string | null; json: DocJson },
): Promise<Doc> {
  await mayOrRefuse(house, person, 'docs.write', spaceId);
  const known = await findDoc(house.db, id);
  if (known !== null) return sameOrRefuse(known, person, spaceId);
  const wanted = {
    id,
    kind: 'doc',
    title: title.slice(0, longestDocTitle),
    icon: null,
    parent_id: parent,
  } as const;
  return store(house, person, spaceId, wanted, json);
}

type Wanted = Pick<NewDoc, 'id' | 'kind' | 'title' | 'icon' | 'parent_id'> & { order?: string | undefined };

function store(
  house: House,
  person: Person,
  spaceId: string,
  wanted: Wanted,
  words: DocJson | null,
): Promise<Doc> {
  return changeSpace(house, spaceId, async (tx, rev) => {
    const { id, kind, title, icon, parent_id: parentId } = wanted;
    const others = await docsIn(tx, spaceId);
    if (parentId !== null && !others.some((other) => other.id === parentId))
      throw new Refusal('input.wrong', { parent_id: 'Choose a folder that is here.' });
    if (depthIn(others, parentId) >= deepest) throw new Refusal('doc.deep');
    const at = house.clock.now();
    const row: DocRow = {
      ...{ id, spaceId, rev, born: rev, kind, title, icon, parentId },
      order: wanted.order ?? keyBetween(lastAmong(others, parentId), null, id),
      wordsAt: words === null ? null : at,
      writers: words === null ? [] : [person.id],
      ...{ createdBy: person.id, createdAt: at, deletedAt: null, deletedBy: null, deletedWith: null },
    };
    if (!(await insertDoc(tx, row))) {
      const stored = await findDoc(tx, id);
      if (stored === null) throw new Error(`doc ${id} is neither new nor known`);
      return { result: sameOrRefuse(stored, person, spaceId), changes: [] };
    }
    if (kind === 'doc') {
      await beginDoc(tx, row, words ?? emptyDoc);
      if (words !== null) await keepText(tx, row, plainText(words));
    }
    const counted = await countIn(tx, spaceId, { rev, at });
    return { result: docShape(row), changes: [docChange(row), ...counted] };
  });
}

const lastAmong = (others: readonly DocRow[], parentId: string | null): string | null =>
  others
    .filter((other) => other.parentId === parentId)
    .reduce<string | null>((last, { order }) => (last === null || order > last ? order : last), null);

function sameOrRefuse(row: DocRow, person: Person, spaceId: string): Doc {
  if (row.spaceId !== spaceId || row.createdBy !== person.id) throw new Refusal('id.taken');
  return docShape(row);
}
