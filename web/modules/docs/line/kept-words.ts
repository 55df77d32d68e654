import type { Cache } from '../../../platform/cache/cache.ts';
import { within } from '../../../platform/cache/cache.ts';
import { cacheStore, put, type CacheWrite } from '../../../platform/cache/stores.ts';

/** The words of a doc as they were here last: with them it opens at once, and without a line to the house. */
export interface KeptWords {
  readonly doc_id: string;
  readonly space_id: string;
  readonly state: Uint8Array;
}

/** What was written here and is not known to be at the house. It is sent, whatever becomes of the page. */
export interface UnsentWords {
  readonly id: string;
  readonly doc_id: string;
  readonly space_id: string;
  readonly update: Uint8Array;
}

const bySpace = { indexes: { space: ['space_id', 'doc_id'] }, bySpace: 'space' } as const;

export const wordsKept = cacheStore<KeptWords>('docs.words', { key: 'doc_id', ...bySpace });
export const wordsUnsent = cacheStore<UnsentWords>('docs.unsent', { key: 'id', lasting: true, ...bySpace });

/** What is there of a doc: how it was, and after that what was written and not sent. */
export async function keptOf(
  cache: Cache,
  space: string,
  doc: string,
): Promise<{ state: Uint8Array | undefined; unsent: readonly UnsentWords[] }> {
  const [kept, unsent] = await Promise.all([
    cache.get(wordsKept, doc),
    cache.all(wordsUnsent, IDBKeyRange.only([space, doc]), 'space'),
  ]);
  return { state: kept?.state, unsent };
}

/** Which docs have words that wait to be sent. */
export async function docsUnsent(cache: Cache): Promise<readonly Pick<UnsentWords, 'doc_id' | 'space_id'>[]> {
  const all = await cache.all(wordsUnsent);
  return [...new Map(all.map(({ doc_id, space_id }) => [doc_id, { doc_id, space_id }])).values()];
}

/** Nothing of a doc that was taken away stays here. */
export async function forgetWords(cache: Cache, space: string, doc: string): Promise<void> {
  const unsent = await cache.all(wordsUnsent, within(space), 'space');
  const waits = unsent.filter(({ doc_id }) => doc_id === doc);
  await cache.write([{ store: wordsKept, drop: doc }, ...waits.map(sent)]);
}

export const keep = (words: KeptWords): CacheWrite => put(wordsKept, words);
export const waits = (words: UnsentWords): CacheWrite => put(wordsUnsent, words);
export const sent = ({ id }: Pick<UnsentWords, 'id'>): CacheWrite => ({ store: wordsUnsent, drop: id });
