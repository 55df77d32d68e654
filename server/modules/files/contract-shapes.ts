import { fileChanged } from '@kinsong/contract/files/events.ts';
import { Attachment, type SharedFile } from '@kinsong/contract/files/files.ts';
import type { LiveChange } from '../../platform/live/index.ts';
import type { FileRow } from './files.sql.ts';

/** What is known of a file that is gone. */
const nothing = {
  kind: 'document',
  type: '',
  size: 0,
  previews: false,
  width: null,
  height: null,
  seconds: null,
  pages: null,
  opening: null,
} as const;

/** Rows as the contract shows them. */
export function fileShape(row: FileRow): SharedFile {
  const { previews, ...content } = row.content ?? nothing;
  return {
    id: row.id,
    space_id: row.spaceId,
    rev: row.rev ?? 0,
    born: row.born ?? 0,
    name: row.name,
    ...content,
    state: previews || row.poster ? 'ready' : 'plain',
    voice: row.voice,
    waves: row.waves,
    message_id: row.messageId,
    brought_by: row.broughtBy,
    brought_at: row.broughtAt.toISOString(),
    deleted_at: row.deletedAt?.toISOString() ?? null,
  };
}

/** What of it a message says: no more is stored with the message. */
export const attachmentShape = (row: FileRow): Attachment => Attachment.parse(fileShape(row));

export function fileChange(row: FileRow): LiveChange {
  const data = fileShape(row);
  return { event: fileChanged.name, rev: data.rev, born: data.born, data };
}
