import type { OutboxItem } from '../outbox/queue.ts';

/** How a kind of record is kept: by which key, and by what else it is found. */
export interface StorePlan {
  readonly key: string | readonly string[];
  readonly counting?: boolean;
  /** Written here and nowhere else yet: it outlives a change of what is kept, which all else is read anew after. */
  readonly lasting?: boolean;
  readonly indexes?: Readonly<Record<string, readonly string[]>>;
  /** Its rows carry a revision: a later one is never replaced by an earlier. */
  readonly revised?: boolean;
  /** What finds the rows of a space: the index of this name; else the key is the space's id, or begins with it. */
  readonly bySpace?: string;
}

/** A store of the cache and what lies in it. A module that changes the shape of its rows gives their store another name. */
export interface CacheStore<Row extends object = object> {
  readonly name: string;
  readonly plan: StorePlan;
  /** Only its type is of use. */
  readonly row?: Row;
}

export const cacheStore = <Row extends object>(name: string, plan: StorePlan): CacheStore<Row> => ({
  name,
  plan,
});

/** One write: a row, or the key of a row that goes. */
export type CacheWrite = { store: CacheStore; put: object } | { store: CacheStore; drop: IDBValidKey };

export const put = <Row extends object>(store: CacheStore<Row>, row: Row): CacheWrite => ({
  store,
  put: row,
});

/** How far the cache is in a space, and whose rows of it are held so far. */
export interface Cursor {
  readonly space_id: string;
  readonly rev: number;
  readonly rows: readonly string[];
}
export const cursors = cacheStore<Cursor>('held', { key: 'space_id' });

/** What waits to be sent. */
export const outboxItems = cacheStore<OutboxItem>('outbox', { key: 'n', counting: true, lasting: true });

/** What one has begun to write in a space. */
export const drafts = cacheStore<{ space_id: string; text: string }>('drafts', {
  key: 'space_id',
  lasting: true,
});

/** What the browser keeps whatever the modules bring. */
export const ownStores: readonly CacheStore[] = [cursors, outboxItems, drafts];
