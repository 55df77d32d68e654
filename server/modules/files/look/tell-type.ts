import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { FileKind } from '@kinsong/contract/files/files.ts';
import { pictureTypes } from '../../media/index.ts';
import { endingOf } from '../upload-limits.ts';

/** What something is, and how its insides are read. */
export interface Told {
  readonly kind: FileKind;
  /** As the house serves it. */
  readonly type: string;
  readonly inside: Inside;
}
type Inside = 'picture' | 'mp4' | 'matroska' | 'mp3' | 'ogg' | 'wav' | 'flac' | 'aac' | 'pdf' | 'zip' | 'doc';

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The types we know a way to, by the name `file-type` has for them. A container with no film in it is a sound. */
const known: Readonly<Record<string, Told>> = {
  'video/mp4': { kind: 'film', type: 'video/mp4', inside: 'mp4' },
  'video/x-m4v': { kind: 'film', type: 'video/mp4', inside: 'mp4' },
  'video/quicktime': { kind: 'film', type: 'video/quicktime', inside: 'mp4' },
  'audio/mp4': { kind: 'sound', type: 'audio/mp4', inside: 'mp4' },
  'audio/x-m4a': { kind: 'sound', type: 'audio/mp4', inside: 'mp4' },
  'video/webm': { kind: 'film', type: 'video/webm', inside: 'matroska' },
  'video/matroska': { kind: 'film', type: 'video/matroska', inside: 'matroska' },
  'video/x-matroska': { kind: 'film', type: 'video/matroska', inside: 'matroska' },
  'audio/mpeg': { kind: 'sound', type: 'audio/mpeg', inside: 'mp3' },
  'audio/ogg': { kind: 'sound', type: 'audio/ogg', inside: 'ogg' },
  'audio/ogg; codecs=opus': { kind: 'sound', type: 'audio/ogg', inside: 'ogg' },
  'audio/wav': { kind: 'sound', type: 'audio/wav', inside: 'wav' },
  'audio/flac': { kind: 'sound', type: 'audio/flac', inside: 'flac' },
  'audio/x-flac': { kind: 'sound', type: 'audio/flac', inside: 'flac' },
  'audio/aac': { kind: 'sound', type: 'audio/aac', inside: 'aac' },
  'application/pdf': { kind: 'document', type: 'application/pdf', inside: 'pdf' },
  'application/zip': { kind: 'document', type: docxType, inside: 'zip' },
  'application/x-cfb': { kind: 'document', type: 'application/msword', inside: 'doc' },
};

/** More of a file is not needed to tell it, and a program that looks for more can be kept busy. */
const headLength = 4096;

/** What a file is by its first bytes; null where it may be a text. Its name counts for nothing, but for old Word files. */
export async function tellByHead(bytes: Uint8Array, name: string): Promise<Told | null> {
  const head = bytes.subarray(0, headLength);
  // Told by ourselves: to say more of what is in a zip, the library would unpack it.
  if (startsWith(head, 0x50, 0x4b, 0x03, 0x04)) return known['application/zip']!;
  if (startsWith(head, 0x25, 0x50, 0x44, 0x46, 0x2d)) return known['application/pdf']!;
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  if (found === undefined || found.mime === 'application/xml') return null;
  if (pictureTypes.has(found.mime)) return { kind: 'picture', type: found.mime, inside: 'picture' };
  const told = known[found.mime];
  // Many programs keep their things in this kind of container; by its name alone we know that it is for reading.
  if (told === undefined || (told.inside === 'doc' && endingOf(name) !== 'doc'))
    throw new Refusal('file.kind');
  return told;
}

const startsWith = (bytes: Uint8Array, ...first: readonly number[]): boolean =>
  first.every((byte, at) => bytes[at] === byte);
