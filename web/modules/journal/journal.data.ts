import { myPasskeys } from '@kinsong/contract/identity/passkeys.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import * as calls from '@kinsong/contract/journal/journal.ts';
import { openWords, sealWords, type JournalKey } from '@kinsong/engines/journal/journal-key.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../platform/api/api.ts';
import { Store } from '../../platform/store.ts';
import { Refused } from '../../platform/api/http-request.ts';
import { dropDraft, dropPage, draftOf, openJournal, putDraft, putPages, type Page } from './journal-tab.ts';

const key = ['journal'];

/** How many pages there are and what opens them: all that the house knows. */
export const useJournal = () =>
  useQuery({ queryKey: key, queryFn: ({ signal }) => ask(calls.myJournal, {}, { signal }), retry: false });

/** Whether there is a password, and which passkeys. */
export const useWaysIn = () =>
  useQuery({
    queryKey: [...key, 'ways in'],
    queryFn: ({ signal }) => ask(myPasskeys, {}, { signal }),
    retry: false,
  });

/** What the house said last is shown at once. */
export function useTold() {
  const queries = useQueryClient();
  return {
    told: (journal: calls.Journal) => queries.setQueryData(key, journal),
    askAgain: () => queries.invalidateQueries({ queryKey: key }),
  };
}

async function opened(journalKey: JournalKey, page: calls.SealedPage): Promise<Page> {
  const { id, nr, rev, written_at, changed_at, sealed } = page;
  const words = await openWords(journalKey, id, sealed);
  return { id, nr, rev, writtenAt: new Date(written_at), changedAt: new Date(changed_at), words };
}

/** The next pages, the newest first. */
export async function bringPages(): Promise<void> {
  const open = openJournal.get();
  if (open === null || !open.more) return;
  const { pages, more } = await ask(
    calls.listPages,
    { query: { before: open.pages.at(-1)?.nr } },
    { long: true },
  );
  const came = await Promise.all(pages.map((page) => opened(open.key, page)));
  if (openJournal.get()?.key === open.key) putPages(came, more);
}

/** Whoever searches or carries it away needs every page. */
export async function bringAllPages(): Promise<void> {
  while (openJournal.get()?.more === true) await bringPages();
}

export const reading = new Store<'rest' | 'busy' | 'failed'>('rest');
let wantsAll = false;
const goesOn = (): boolean => wantsAll && openJournal.get()?.more === true;

/** Brings the next pages, or all of them, while nobody waits for it; whoever looks sees how far it is. */
export async function readOn(all = false): Promise<void> {
  wantsAll ||= all;
  if (reading.get() === 'busy') return;
  reading.set('busy');
  try {
    do await bringPages();
    while (goesOn());
    reading.set('rest');
  } catch {
    reading.set('failed');
  } finally {
    wantsAll = false;
  }
}

/** The same page was changed elsewhere meanwhile, or torn out. */
export interface Conflict {
  readonly theirs: Page | null;
}

/** Keeps what is written under this number. The words stay where they are until the house has them. */
export async function keepDraft(id: string): Promise<Conflict | null> {
  const open = openJournal.get();
  const draft = draftOf(id);
  if (open === null || draft === undefined) return null;
  const { words, rev, sent } = draft;
  // Sent again as it was: the house stores it once.
  const sealed = sent?.words === words ? sent.sealed : await sealWords(open.key, id, words);
  putDraft({ ...draft, sent: { words, sealed } });
  try {
    const kept =
      rev === 0
        ? await ask(calls.writePage, { body: { id, sealed } })
        : await ask(calls.changePage, { params: { page_id: id }, body: { rev, sealed } });
    settle(await opened(open.key, kept));
    return null;
  } catch (failure) {
    if (!isChanged(failure)) throw failure;
    const theirs = await pageElsewhere(open.key, id);
    // What "they" wrote is what was sent from here before, and nobody heard that it had arrived.
    if (theirs === null || theirs.words !== sent?.words) return { theirs };
    putDraft({ id, rev: theirs.rev, words });
    return keepDraft(id);
  }
}

/** What was written on while it was on its way stays a draft of the newer page. */
function settle(page: Page): void {
  const now = draftOf(page.id);
  dropDraft(page.id);
  if (now !== undefined && now.words !== page.words)
    putDraft({ id: page.id, rev: page.rev, words: now.words });
  putPages([page]);
}

const isChanged = (failure: unknown): boolean =>
  failure instanceof Refused && ['journal.changed', 'found.not'].includes(failure.code);

async function pageElsewhere(journalKey: JournalKey, id: string): Promise<Page | null> {
  try {
    return await opened(journalKey, await ask(calls.onePage, { params: { page_id: id } }));
  } catch (failure) {
    if (failure instanceof Refused && failure.code === 'found.not') return null;
    throw failure;
  }
}

export type Choice = 'mine' | 'theirs' | 'both';

/** One of two versions, or both: then one's own becomes a page of its own. */
export async function decide(id: string, { theirs }: Conflict, choice: Choice): Promise<Conflict | null> {
  const draft = draftOf(id);
  if (draft === undefined) return null;
  if (theirs === null) dropPage(id);
  else putPages([theirs]);
  if (choice === 'mine' && theirs !== null) {
    putDraft({ id, rev: theirs.rev, words: draft.words });
    return keepDraft(id);
  }
  dropDraft(id);
  if (choice === 'theirs') return null;
  const own = newId();
  putDraft({ id: own, rev: 0, words: draft.words });
  return keepDraft(own);
}

/** A page that is gone already is torn out. */
export async function tearOut({ id, rev }: Page): Promise<void> {
  try {
    await ask(calls.tearOutPage, { params: { page_id: id }, query: { rev } });
  } catch (failure) {
    if (!(failure instanceof Refused) || failure.code !== 'found.not') throw failure;
  }
  dropDraft(id);
  dropPage(id);
}

export const burn = (word: string) => ask(calls.burnJournal, { body: { word } });
