import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { FileKind } from '@kinsong/contract/files/files.ts';
import type { House } from '../../platform/house.ts';
import { megabyte } from '../../platform/setting-values.ts';

const films = new Set([
  'mp4',
  'm4v',
  'mov',
  'webm',
  'mkv',
  'mp3',
  'm4a',
  'aac',
  'ogg',
  'oga',
  'opus',
  'wav',
  'flac',
]);
const documents = new Set(['jpg', 'jpeg', 'png', 'webp', 'gif', 'avif', 'pdf', 'doc', 'docx', 'txt', 'md']);

export const endingOf = (name: string): string => /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/** What is said to be too large is refused before it is sent; a name that tells nothing is believed until it is looked at. */
export function refuseLargeByName(house: House, name: string, size: number): void {
  const { film, document } = house.config.largestFile;
  const ending = endingOf(name);
  refuseAbove(documents.has(ending) && !films.has(ending) ? document : film, size);
}

export function refuseLarge(house: House, kind: FileKind, size: number): void {
  const { film, document } = house.config.largestFile;
  refuseAbove(kind === 'film' || kind === 'sound' ? film : document, size);
}

function refuseAbove(most: number, size: number): void {
  if (size > most)
    throw new Refusal('file.large', { size: `It may have ${Math.floor(most / megabyte)} MB at most.` });
}
