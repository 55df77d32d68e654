import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { ServedFile, StoredContent } from '@kinsong/contract/common/served-file.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { withEnding } from './clean-name.ts';
import { reachFile } from './files.ts';
import type { FileRow } from './files.sql.ts';
import { previewKey, wholeKey } from './store-content.ts';

/** Which endings a name may have for what it is; the first is given to one that has another. */
const endings: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
  'video/mp4': ['mp4', 'm4v'],
  'video/quicktime': ['mov'],
  'video/webm': ['webm'],
  'video/matroska': ['mkv'],
  'audio/mp4': ['m4a', 'mp4'],
  'audio/webm': ['webm', 'weba'],
  'audio/mpeg': ['mp3'],
  'audio/ogg': ['ogg', 'oga', 'opus'],
  'audio/wav': ['wav'],
  'audio/flac': ['flac'],
  'audio/aac': ['aac'],
  'application/pdf': ['pdf'],
  'application/msword': ['doc'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'text/plain': ['txt', 'md'],
};

/** What a browser shows by itself, and nothing in it acts; all else is saved. */
const isShown = ({ kind, type }: { kind: string; type: string }): boolean =>
  kind === 'picture' || kind === 'film' || kind === 'sound' || type === 'application/pdf';

/** A file itself, for as long as one may read its space: that is asked each time. */
export async function serveFile(
  house: House,
  person: Person,
  fileId: string,
  download: boolean,
): Promise<ServedFile> {
  const row = await reachFile(house, person, fileId);
  const { blobId, content } = row;
  if (blobId === null || content === null) throw new Refusal('found.not');
  const { type, size } = content;
  return {
    type,
    content: stored(house, wholeKey(blobId), size, blobId),
    keptBy: 'asker who asks again',
    ...(download || !isShown(content) ? { saveAs: nameOf(row, type) } : {}),
  };
}

function nameOf({ name }: FileRow, type: string): string {
  return withEnding(name, endings[type.replace(/;.*/, '')] ?? []);
}

function stored(house: House, key: string, size: number, tag: string): StoredContent {
  return {
    size,
    tag,
    async read(from, end) {
      const stream = await house.files.get(key, { from, end });
      if (stream === null) throw new Refusal('found.not');
      return stream;
    },
  };
}

export async function servePreview(
  house: House,
  person: Person,
  fileId: string,
  size: 'small' | 'medium' | 'large',
): Promise<ServedFile> {
  const row = await reachFile(house, person, fileId);
  const { id, blobId, content, poster } = row;
  if (blobId === null || content === null) throw new Refusal('found.not');
  const key = poster
    ? previewKey('posters', id, size)
    : content.previews
      ? previewKey('blobs', blobId, size)
      : null;
  const bytes = key === null ? null : await house.files.size(key);
  if (key === null || bytes === null) throw new Refusal('found.not');
  const tag = poster ? `${id}-${size}-${bytes}` : `${blobId}-${size}`;
  return { type: 'image/webp', content: stored(house, key, bytes, tag), keptBy: 'asker who asks again' };
}
