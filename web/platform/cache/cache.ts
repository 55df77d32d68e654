import { answered, eraseDatabase, openDatabase, written } from './database.ts';
import { outboxItems, ownStores, type CacheStore, type CacheWrite } from './stores.ts';

export const cacheName = (person: string): string => `kinsong-${person}`;

/**
 * What one person's browser keeps, so that a salon opens at once and words survive a reload. It is a copy:
 * where the browser refuses to keep anything (a private window, a full disk), all goes on without it.
 */
export class Cache {
  readonly #database: Promise<IDBDatabase | undefined>;
  readonly #name: string;
  readonly #stores: readonly CacheStore[];

  /** `stores` is what the modules keep besides what is the cache's own. */
  constructor(person: string, stores: readonly CacheStore[] = []) {
    this.#name = cacheName(person);
    this.#stores = [...ownStores, ...stores];
    this.#database = openDatabase(this.#name, this.#stores).catch(() => undefined);
  }

  /** Whether this browser keeps anything at all. */
  get keeps(): Promise<boolean> {
    return this.#database.then((database) => database !== undefined);
  }

  async get<Row extends object>(store: CacheStore<Row>, key: IDBValidKey): Promise<Row | undefined> {
    const database = await this.#database;
    return database && answered(reading(database, store).get(key) as IDBRequest<Row | undefined>);
  }

  async all<Row extends object>(store: CacheStore<Row>, range?: IDBKeyRange, index?: string): Promise<Row[]> {
    const database = await this.#database;
    if (database === undefined) return [];
    const from = reading(database, store);
    return answered((index === undefined ? from : from.index(index)).getAll(range) as IDBRequest<Row[]>);
  }

  /** The last rows of a range by an index, latest first. */
  async newest<Row extends object>(
    store: CacheStore<Row>,
    index: string,
    range: IDBKeyRange,
    most: number,
  ): Promise<Row[]> {
    const database = await this.#database;
    if (database === undefined) return [];
    const walking = reading(database, store).index(index).openCursor(range, 'prev');
    return new Promise((resolve, reject) => {
      const found: Row[] = [];
      walking.onerror = () => reject(walking.error ?? new Error('The browser could not read this'));
      walking.onsuccess = () => {
        const cursor = walking.result;
        if (cursor === null || found.length === most) return resolve(found);
        found.push(cursor.value as Row);
        cursor.continue();
      };
    });
  }

  /** Adds a row that gets the next number as its key. */
  async add<Row extends { n: number }>(store: CacheStore<Row>, item: Omit<Row, 'n'>): Promise<void> {
    const database = await this.#database;
    if (database !== undefined)
      await answered(database.transaction(store.name, 'readwrite').objectStore(store.name).add(item));
  }

  /**
   * Writes all or nothing. A row that carries a revision never replaces a later one: two tabs write here,
   * and one of them may be behind.
   */
  async write(writes: readonly CacheWrite[]): Promise<void> {
    const database = await this.#database;
    if (database === undefined || writes.length === 0) return;
    const stores = [...new Set(writes.map(({ store }) => store))];
    const names = stores.map(({ name }) => name);
    const transaction = database.transaction(names, 'readwrite');
    const revised: Put[] = [];
    for (const write of writes) {
      const store = transaction.objectStore(write.store.name);
      if ('drop' in write) store.delete(write.drop);
      else if (write.store.plan.revised === true) revised.push({ store, row: write.put as Revised });
      else store.put(write.put);
    }
    putUnlessOlder(revised);
    // Said at once, so that what was written last is kept even where the page goes in this moment.
    if (!stores.some(({ plan }) => plan.revised === true)) transaction.commit();
    await written(transaction);
  }

  /** Everything of a space that lies in these stores goes. What waits to be sent waits on: the house will answer it. */
  async forget(space: string, stores = this.#stores.filter((store) => store !== outboxItems)): Promise<void> {
    const database = await this.#database;
    if (database === undefined) return;
    const names = stores.map(({ name }) => name);
    const transaction = database.transaction(names, 'readwrite');
    for (const { name, plan } of stores) {
      const store = transaction.objectStore(name);
      if (plan.bySpace !== undefined) dropAll(store.index(plan.bySpace).openCursor(within(space)));
      else store.delete(typeof plan.key === 'string' ? space : within(space));
    }
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
    const lasting = new Set(this.#stores.flatMap(({ name, plan }) => (plan.lasting === true ? [name] : [])));
    const read = [...database.objectStoreNames].filter((name) => !lasting.has(name));
    const transaction = database.transaction(read, 'readwrite');
    for (const name of read) transaction.objectStore(name).clear();
    await written(transaction);
  }
}

/** All keys that begin with this space. */
export const within = (space: string): IDBKeyRange => IDBKeyRange.bound([space], [space, []]);

const reading = (database: IDBDatabase, { name }: CacheStore): IDBObjectStore =>
  database.transaction(name).objectStore(name);

type Revised = { rev: number } & Record<string, IDBValidKey>;

interface Put {
  readonly store: IDBObjectStore;
  readonly row: Revised;
}

/** So many rows are looked up before the page has its turn again: of thousands at once it would stand still. */
const atATime = 50;

function putUnlessOlder(rows: readonly Put[], from = 0): void {
  const some = rows.slice(from, from + atATime);
  for (const [at, { store, row }] of some.entries()) {
    const { keyPath } = store;
    const key = Array.isArray(keyPath) ? keyPath.map((part) => row[part]!) : row[String(keyPath)]!;
    const held = store.get(key) as IDBRequest<Revised | undefined>;
    held.onsuccess = () => {
      if (held.result === undefined || held.result.rev <= row.rev) store.put(row);
      if (at === some.length - 1) putUnlessOlder(rows, from + some.length);
    };
  }
}

function dropAll(walking: IDBRequest<IDBCursorWithValue | null>): void {
  walking.onsuccess = () => {
    walking.result?.delete();
    walking.result?.continue();
  };
}
