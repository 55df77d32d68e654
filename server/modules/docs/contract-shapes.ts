import type { Doc, DocComment } from '@kinsong/contract/docs/doc.ts';
import { docChanged, docCommented } from '@kinsong/contract/docs/events.ts';
import type { LiveChange } from '../../platform/live/index.ts';
import type { CommentRow } from './comments.sql.ts';
import type { DocRow } from './docs.sql.ts';

/** Rows as the contract shows them. Of one that was taken away only that it was there. */
export function docShape(row: DocRow): Doc {
  const { id, rev, born, kind, order } = row;
  const isGone = row.deletedAt !== null;
  return {
    ...{ id, rev, born, kind, order },
    space_id: row.spaceId,
    title: isGone ? '' : row.title,
    icon: isGone ? null : row.icon,
    parent_id: row.parentId,
    words_at: row.wordsAt?.toISOString() ?? null,
    writers: isGone ? [] : row.writers,
    created_by: row.createdBy,
    created_at: row.createdAt.toISOString(),
    deleted_at: row.deletedAt?.toISOString() ?? null,
  };
}

export function commentShape(row: CommentRow): DocComment {
  const { id, rev, born, quote, content, answers } = row;
  return {
    ...{ id, rev, born, quote, content, answers },
    space_id: row.spaceId,
    doc_id: row.docId,
    author_id: row.authorId,
    created_at: row.createdAt.toISOString(),
    settled_at: row.settledAt?.toISOString() ?? null,
    settled_by: row.settledBy,
    deleted_at: row.deletedAt?.toISOString() ?? null,
  };
}

export function docChange(row: DocRow): LiveChange {
  return { event: docChanged.name, rev: row.rev, born: row.born, data: docShape(row) };
}

export function commentChange(row: CommentRow): LiveChange {
  return { event: docCommented.name, rev: row.rev, born: row.born, data: commentShape(row) };
}
