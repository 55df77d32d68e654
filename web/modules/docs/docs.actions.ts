import { newId } from '@kinsong/contract/common/ids.ts';
import type { Doc, DocComment } from '@kinsong/contract/docs/doc.ts';
import {
  answerComment,
  commentDoc,
  deleteComment,
  settleComment,
} from '@kinsong/contract/docs/doc-comments.ts';
import { copyDoc, restoreDoc } from '@kinsong/contract/docs/doc-history.ts';
import type { DocChange, NewDoc } from '@kinsong/contract/docs/doc-input.ts';
import {
  changeDoc,
  createDoc,
  deleteDoc,
  exportAddress,
  keepDoc,
  type ExportKind,
} from '@kinsong/contract/docs/docs.ts';
import type { Capability } from '@kinsong/contract/capabilities.ts';
import { ask } from '../../platform/api/api.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { toast } from '../../ui/index.ts';
import { docs, hold } from './docs.data.ts';

type Wanted = Pick<NewDoc, 'title'> & Partial<Pick<NewDoc, 'kind' | 'parent_id' | 'template' | 'markdown'>>;

/** Begins a doc or a folder: kept at once, and sent when it can be. Answers its id. */
export async function begin(space: string, wanted: Wanted): Promise<string> {
  const id = newId();
  await signedIn().outbox.write(space, createDoc, {
    params: { space_id: space },
    body: { id, kind: 'doc', icon: null, parent_id: null, ...wanted },
  });
  return id;
}

export async function change({ id, space_id }: Doc, body: DocChange): Promise<void> {
  await signedIn().outbox.write(space_id, changeDoc, { params: { doc_id: id }, body });
}

/** Takes it away for everyone; for a moment it can be had back. */
export async function remove({ id, space_id, title }: Doc): Promise<void> {
  const { outbox } = signedIn();
  const params = { doc_id: id };
  await outbox.write(space_id, deleteDoc, { params });
  toast({
    title: `“${title}” was taken away`,
    action: { label: 'Undo', onPress: () => void outbox.write(space_id, keepDoc, { params }) },
  });
}

export const mayRemove = ({ created_by }: Doc, abilities: ReadonlySet<Capability>): boolean =>
  abilities.has('docs.deleteAny') || (abilities.has('docs.deleteOwn') && created_by === signedIn().person.id);

/** Says something about some words of a doc; answers the id that the words are to carry. */
export async function sayAbout(
  { id, space_id }: Pick<Doc, 'id' | 'space_id'>,
  said: { id: string; quote: string; content: string },
): Promise<void> {
  await signedIn().outbox.write(space_id, commentDoc, { params: { doc_id: id }, body: said });
}

const on = ({ id }: DocComment) => ({ comment_id: id });

export async function answer(comment: DocComment, content: string): Promise<void> {
  const body = { id: newId(), content };
  await signedIn().outbox.write(comment.space_id, answerComment, { params: on(comment), body });
}

export async function settle(comment: DocComment, settled: boolean): Promise<void> {
  await signedIn().outbox.write(comment.space_id, settleComment, { params: on(comment), body: { settled } });
}

export async function takeBack(comment: DocComment): Promise<void> {
  await signedIn().outbox.write(comment.space_id, deleteComment, { params: on(comment) });
}

/** The house writes it as it was then, for everyone who has it open. */
export async function restore(doc: Doc, version: number): Promise<void> {
  hold(docs, [await ask(restoreDoc, { params: { doc_id: doc.id, version } })]);
}

export async function copyAsNew(doc: Doc, title: string, version?: number): Promise<string> {
  const id = newId();
  const body = { id, title, ...(version !== undefined && { version }) };
  hold(docs, [await ask(copyDoc, { params: { doc_id: doc.id }, body })]);
  return id;
}

/** The house sends it to be saved. */
export function saveAs({ id }: Doc, as: ExportKind): void {
  const way = document.createElement('a');
  way.href = exportAddress(id, as);
  way.download = '';
  document.body.append(way);
  way.click();
  way.remove();
}
