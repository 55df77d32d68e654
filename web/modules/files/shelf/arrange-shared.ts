import type { FileKind, SharedFile } from '@kinsong/contract/files/files.ts';
import type { Seen } from '../open-layers.ts';

/** How what is shared is told apart; a word for each on its button. */
export const shelves = {
  pictures: { label: 'Pictures', nothing: 'No pictures yet.' },
  films: { label: 'Films', nothing: 'No films yet.' },
  voices: { label: 'Voices', nothing: 'No voices or sounds yet.' },
  papers: { label: 'Papers', nothing: 'No papers yet.' },
} as const;
export type Shelf = keyof typeof shelves;

const shelfOf: Readonly<Record<FileKind, Shelf>> = {
  picture: 'pictures',
  film: 'films',
  sound: 'voices',
  document: 'papers',
  text: 'papers',
};

export interface Wanted {
  readonly space: string;
  readonly shelf: Shelf;
  /** Whose alone; blank for everyone’s. */
  readonly by: string;
  /** Part of a name. */
  readonly named: string;
}

/** What is wanted of all that is shared, newest first. */
export function wantedOf(all: Iterable<SharedFile>, { space, shelf, by, named }: Wanted): SharedFile[] {
  const part = named.trim().toLowerCase();
  return [...all]
    .filter(
      (file) =>
        file.space_id === space &&
        file.deleted_at === null &&
        shelfOf[file.kind] === shelf &&
        (by === '' || file.brought_by === by) &&
        file.name.toLowerCase().includes(part),
    )
    .sort(newestFirst);
}

const newestFirst = (a: SharedFile, b: SharedFile): number =>
  b.brought_at.localeCompare(a.brought_at) || b.id.localeCompare(a.id);

/** All that is shared in a space, newest first. */
export const newestOf = (all: Iterable<SharedFile>, space: string): SharedFile[] =>
  [...all].filter((file) => file.space_id === space && file.deleted_at === null).sort(newestFirst);

/** As the viewer shows it. */
export const seenOf = (file: SharedFile): Seen => ({ ...file, by: file.brought_by, at: file.brought_at });

export interface Time {
  readonly label: string;
  readonly files: readonly SharedFile[];
}

const week = 7 * 86_400_000;
const monthOfYear = new Intl.DateTimeFormat('en-GB', { month: 'long' });
const monthAndYear = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' });

/** 'This week', 'September', 'March 2025': what lies together. */
export function byTime(files: readonly SharedFile[], now = new Date()): Time[] {
  const groups = new Map<string, SharedFile[]>();
  for (const file of files) {
    const at = new Date(file.brought_at);
    const isThisYear = at.getFullYear() === now.getFullYear();
    const isNew = now.getTime() - at.getTime() < week;
    const label = isNew ? 'This week' : (isThisYear ? monthOfYear : monthAndYear).format(at);
    groups.set(label, [...(groups.get(label) ?? []), file]);
  }
  return [...groups].map(([label, members]) => ({ label, files: members }));
}

/** What stands in the list, one under the other: a heading, some tiles beside each other, or one file. */
export type SharedLine =
  | { readonly kind: 'when'; readonly key: string }
  | { readonly kind: 'files'; readonly key: string; readonly files: readonly SharedFile[] };

export function linesOf(times: readonly Time[], beside: number): SharedLine[] {
  return times.flatMap(({ label, files }) => {
    const lines: SharedLine[] = [{ kind: 'when', key: label }];
    for (let from = 0; from < files.length; from += beside) {
      const some = files.slice(from, from + beside);
      lines.push({ kind: 'files', key: some[0]!.id, files: some });
    }
    return lines;
  });
}
