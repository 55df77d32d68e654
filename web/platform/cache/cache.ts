import type { Message, Unread } from '@kinsong/contract/messages/messages.ts';
import type { Member, MySpace } from '@kinsong/contract/spaces/spaces.ts';
import type { Task } from '@kinsong/contract/tasks/task.ts';
import type { OutboxItem } from '../outbox/queue.ts';
import { eraseDatabase, openDatabase, settled, written, type StorePlan } from './database.ts';

/** How far the cache is in a space. */
export interface Cursor {
  space_id: string;
  rev: number;
}

/** From which place on a space's messages are kept whole. */
export interface Window {
  space_id: string;
  from: number;
}

export interface Draft {
  space_id: string;
  text: string;
}

/** What is kept, by store. */
export interface Kept {
  spaces: MySpace;
  members: Member;
  messages: Message;
  tasks: Task;
  unread: Unread;
  cursors: Cursor;
  windows: Window;
  outbox: OutboxItem;
  drafts: Draft;
}
export type StoreName = keyof Kept;

const plans: Record<StoreName, StorePlan> = {
  spaces: { key: 'id' },
  members: { key: ['space_id', 'person_id'] },
  messages: { key: 'id', indexes: { place: ['space_id', 'seq'] } },
  tasks: { key: 'id', indexes: { space: ['space_id', 'id'] } },
  unread: { key: 'space_id' },
  cursors: { key: 'space_id' },
  windows: { key: 'space_id' },
  outbox: { key: 'n', counting: true, lasting: true },
  drafts: { key: 'space_id', lasting: true },
};
const version = 2;

export const cacheName = (person: string): string => `kinsong-${person}`;

/** One write: a row, or the key of a row that goes. */
export type CacheWrite =
  | { [S in StoreName]: { store: S; put: Kept[S] } }[StoreName]
  | { store: StoreName; drop: IDBValidKey };

/**
 * What one person's browser keeps, so that a salon opens at once and words survive a reload. It is a copy:
 * where the browser refuses to keep anything (a private window, a full disk), all goes on without it.
 */
export class Cache {
  readonly #database: Promise<IDBDatabase | undefined>;
  readonly #name: string;

  constructor(person: string) {
    this.#name = cacheName(person);
    this.#database = openDatabase(this.#name, version, plans).catch(() => undefined);
  }

  /** Whether this browser keeps anything at all. */
  get keeps(): Promise<boolean> {
    return this.#database.then((database) => database !== undefined);
  }

  async get<S extends StoreName>(store: S, key: IDBValidKey): Promise<Kept[S] | undefined> {
    const database = await this.#database;
    return (
      database &&
      settled(database.transaction(store).objectStore(store).get(key) as IDBRequest<Kept[S] | undefined>)
    );
  }

  async all<S extends StoreName>(store: S, range?: IDBKeyRange, index?: string): Promise<Kept[S][]> {
    const database = await this.#database;
    if (database === undefined) return [];
    const from = database.transaction(store).objectStore(store);
    return settled((index === undefined ? from : from.index(index)).getAll(range) as IDBRequest<Kept[S][]>);
  }

  /** The last rows of a range by an index, latest first. */
  async newest<S extends StoreName>(
    store: S,
    index: string,
    range: IDBKeyRange,
    most: number,
  ): Promise<Kept[S][]> {
    const database = await this.#database;
    if (database === undefined) return [];
    const walking = database.transaction(store).objectStore(store).index(index).openCursor(range, 'prev');
    return new Promise((resolve, reject) => {
      const found: Kept[S][] = [];
      walking.onerror = () => reject(walking.error ?? new Error('The browser could not read this'));
      walking.onsuccess = () => {
        const cursor = walking.result;
        if (cursor === null || found.length === most) return resolve(found);
        found.push(cursor.value as Kept[S]);
        cursor.continue();
      };
    });
  }

  /** Adds a row that gets the next number as its key. */
  async add(store: 'outbox', item: Omit<OutboxItem, 'n'>): Promise<void> {
    const database = await this.#database;
    if (database !== undefined)
      await settled(database.transaction(store, 'readwrite').objectStore(store).add(item));
  }

  /**
   * Writes all or nothing. A row that carries a revision never replaces a later one: two tabs write here,
   * and one of them may be behind.
   */
  async write(writes: readonly CacheWrite[]): Promise<void> {
    const database = await this.#database;
    if (database === undefined || writes.length === 0) return;
    const stores = [...new Set(writes.map(({ store }) => store))];
    const transaction = database.transaction(stores, 'readwrite');
    for (const write of writes) {
      const store = transaction.objectStore(write.store);
      if ('drop' in write) store.delete(write.drop);
      else if (write.store === 'members')
        putUnlessOlder(store, write.put, [write.put.space_id, write.put.person_id]);
      else if (write.store === 'messages' || write.store === 'tasks')
        putUnlessOlder(store, write.put, write.put.id);
      else store.put(write.put);
    }
    await written(transaction);
  }

  /** Everything of one space goes: it is no longer ours to see. */
  async forget(space: string): Promise<void> {
    await this.forgetRows(space);
    await this.write((['spaces', 'unread', 'drafts'] as const).map((store) => ({ store, drop: space })));
  }

  /** The rows of a space go, and how far they were true. */
  async forgetRows(space: string): Promise<void> {
    const database = await this.#database;
    if (database === undefined) return;
    const stores = ['cursors', 'windows', 'members', 'messages', 'tasks'];
    const transaction = database.transaction(stores, 'readwrite');
    transaction.objectStore('cursors').delete(space);
    transaction.objectStore('windows').delete(space);
    transaction.objectStore('members').delete(within(space));
    dropAll(transaction.objectStore('messages').index('place').openCursor(within(space)));
    dropAll(transaction.objectStore('tasks').index('space').openCursor(within(space)));
    await written(transaction);
  }

  /** Erases what was read, and what was written but not sent too unless it is to be kept. */
  async erase(keepUnsent: boolean): Promise<void> {
    const database = await this.#database;
    if (database === undefined) return;
    if (!keepUnsent) {
      database.close();
      return eraseDatabase(this.#name);
    }
    const read = Object.entries(plans).flatMap(([store, { lasting }]) => (lasting === true ? [] : [store]));
    const transaction = database.transaction(read, 'readwrite');
    for (const store of read) transaction.objectStore(store).clear();
    await written(transaction);
  }
}

/** All keys that begin with this space. */
export const within = (space: string): IDBKeyRange => IDBKeyRange.bound([space], [space, []]);

function putUnlessOlder(store: IDBObjectStore, row: { rev: number }, key: IDBValidKey): void {
  const reading = store.get(key) as IDBRequest<{ rev: number } | undefined>;
  reading.onsuccess = () => {
    if (reading.result === undefined || reading.result.rev <= row.rev) store.put(row);
  };
}

function dropAll(walking: IDBRequest<IDBCursorWithValue | null>): void {
  walking.onsuccess = () => {
    walking.result?.delete();
    walking.result?.continue();
  };
}
