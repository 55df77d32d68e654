import type { Doc, DocComment } from '@kinsong/contract/docs/doc.ts';
import type { Member } from '@kinsong/contract/spaces/spaces.ts';
import { wordsField, type DocNode } from '@kinsong/engines/docs/doc-schema.ts';
import { getSchema } from '@tiptap/core';
import { prosemirrorJSONToYDoc } from '@tiptap/y-tiptap';
import * as Y from 'yjs';
import { signedIn } from '../../../platform/signed-in.ts';
import { salon, salonId } from '../../../test/salon.ts';
import { anna } from '../../../test/sign-in-anna.ts';
import { comments, docs } from '../docs.data.ts';
import { keep } from '../line/kept-words.ts';
import { docNodes } from './useDocEditor.ts';

/** A salon for tests, with docs in it and people who write. */
export const space = salonId(1);
export const ruth = salonId(71);
export const tomas = salonId(72);
const at = '2026-10-13T18:31:00.000Z';

export const doc = (n: number, title: string, more: Partial<Doc> = {}): Doc => ({
  ...{ id: salonId(100 + n), space_id: space, rev: n, born: n, kind: 'doc', title, icon: null },
  ...{ parent_id: null, order: `a${n}`, words_at: at, writers: [ruth], created_by: anna.id, created_at: at },
  deleted_at: null,
  ...more,
});

export const comment = (n: number, about: Doc, more: Partial<DocComment> = {}): DocComment => ({
  ...{ id: salonId(200 + n), space_id: space, rev: n, born: n, doc_id: about.id, quote: '', content: 'Yes.' },
  ...{ author_id: ruth, created_at: at, answers: [], settled_at: null, settled_by: null, deleted_at: null },
  ...more,
});

const member = (person_id: string, name: string): Member => ({
  ...{ space_id: space, person_id, name, avatar_url: '', role: 'member', joined_at: at, left_at: null },
  ...{ shows_work: false, rev: 1 },
});

/** The salon as Anna sees it in this role, and who is there. */
export const mySpaces = (role: 'owner' | 'member' | 'guest') =>
  ({ state: 'live', spaces: new Map([[space, salon(1, { role, name: 'Mending the House' })]]) }) as const;
export const people: ReadonlyMap<string, Member> = new Map(
  [member(anna.id, 'Anna'), member(ruth, 'Ruth'), member(tomas, 'Tomas')].map((each) => [
    each.person_id,
    each,
  ]),
);

/** These docs are there, and this was said about them. */
export function lieThere(some: readonly Doc[], said: readonly DocComment[] = []): void {
  docs.set(new Map(some.map((each) => [each.id, each])));
  comments.set(new Map(said.map((each) => [each.id, each])));
}

export const line = (text: string): DocNode => ({ type: 'paragraph', content: [{ type: 'text', text }] });

/** The words of a doc, as this browser kept them when it was open here last. */
export async function keepWords({ id }: Doc, content: readonly DocNode[]): Promise<Y.Doc> {
  const words = prosemirrorJSONToYDoc(getSchema(docNodes), { type: 'doc', content }, wordsField);
  await signedIn().cache.write([keep({ doc_id: id, space_id: space, state: Y.encodeStateAsUpdate(words) })]);
  return words;
}
