import { openWords, sealWords, type JournalKey } from '@kinsong/engines/journal/journal-key.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import { Store } from '../../platform/store.ts';

/** A page that could be opened: its words stand in the memory of this tab alone. */
export interface Page {
  readonly id: string;
  readonly nr: number;
  readonly rev: number;
  readonly writtenAt: Date;
  readonly changedAt: Date;
  /** null where it does not open with this key: it was damaged. */
  readonly words: string | null;
}

/** What is being written and not yet kept. A page that is not there yet has revision 0. */
export interface Draft {
  readonly id: string;
  readonly rev: number;
  readonly words: string;
  /** What was sent and may have arrived, though no answer came. */
  readonly sent?: { readonly words: string; readonly sealed: string };
}

export interface OpenJournal {
  readonly key: JournalKey;
  /** The newest first. */
  readonly pages: readonly Page[];
  /** How many of them the house may have besides. */
  readonly more: boolean;
  readonly drafts: readonly Draft[];
  /** The number of the page that lies ready to be written on. */
  readonly ready: string;
}

/** The open journal of this tab, or null while it is closed. Nothing of it is ever kept by the browser. */
export const openJournal = new Store<OpenJournal | null>(null);

/** Words that were not kept when it closed: sealed by its key, and opened with it again. */
let waiting: Promise<readonly SealedDraft[]> = Promise.resolve([]);

interface SealedDraft {
  readonly id: string;
  readonly rev: number;
  readonly sealed: string;
}

export async function openWith(key: JournalKey): Promise<void> {
  const drafts: Draft[] = [];
  for (const { id, rev, sealed } of await waiting) {
    const words = await openWords(key, id, sealed);
    if (words !== null) drafts.push({ id, rev, words });
  }
  waiting = Promise.resolve([]);
  const ready = drafts.findLast(({ rev }) => rev === 0)?.id ?? newId();
  openJournal.set({ key, pages: [], more: true, drafts, ready });
}

/** Forgets the key and every word at once; what was not kept stays behind sealed. */
export function closeJournal(): void {
  const open = openJournal.get();
  if (open === null) return;
  openJournal.set(null);
  const { key, drafts } = open;
  const unkept = drafts.filter(({ words }) => words.trim() !== '');
  waiting = Promise.all(
    unkept.map(async ({ id, rev, words }) => ({ id, rev, sealed: await sealWords(key, id, words) })),
  );
}

const change = (deed: (open: OpenJournal) => Partial<OpenJournal>): void =>
  openJournal.change((open) => open && { ...open, ...deed(open) });

export const putPages = (came: readonly Page[], more?: boolean): void =>
  change(({ pages, more: was }) => ({
    pages: [...pages.filter(({ id }) => !came.some((page) => page.id === id)), ...came].toSorted(
      (one, other) => other.nr - one.nr,
    ),
    more: more ?? was,
  }));

export const dropPage = (id: string): void =>
  change(({ pages }) => ({ pages: pages.filter((page) => page.id !== id) }));

export const putDraft = (draft: Draft): void =>
  change(({ drafts }) => ({ drafts: [...drafts.filter(({ id }) => id !== draft.id), draft] }));

export const dropDraft = (id: string): void =>
  change(({ drafts, ready }) => ({
    drafts: drafts.filter((draft) => draft.id !== id),
    ready: ready === id ? newId() : ready,
  }));

export const draftOf = (id: string): Draft | undefined =>
  openJournal.get()?.drafts.find((draft) => draft.id === id);

/** Is anything written here that the house does not have? */
export const hasUnkept = (): boolean =>
  openJournal.get()?.drafts.some(({ id, words }) => words.trim() !== '' && words !== keptWords(id)) ?? false;

const keptWords = (id: string): string | null | undefined =>
  openJournal.get()?.pages.find((page) => page.id === id)?.words;

/** Everything was burned: there is nothing to wait for. */
export const dropAll = (): void => change(() => ({ pages: [], drafts: [] }));
