import type { CacheStore } from './stores.ts';

export function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser could not keep this'));
  });
}

export function written(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error ?? new Error('The browser could not keep this'));
    transaction.onabort = () => reject(transaction.error ?? new Error('The browser gave up keeping this'));
  });
}

/** Opens a database as it is, and where something is missing in it, makes it anew around what has to last. */
export async function openDatabase(name: string, stores: readonly CacheStore[]): Promise<IDBDatabase> {
  let database = await opened(name, stores);
  if (!fits(database, stores)) {
    const { version } = database;
    database.close();
    database = await opened(name, stores, version + 1);
  }
  // Another tab wants to erase it or to make it anew: make way.
  database.onversionchange = () => database.close();
  return database;
}

function opened(name: string, stores: readonly CacheStore[], version?: number): Promise<IDBDatabase> {
  const opening = indexedDB.open(name, version);
  opening.onupgradeneeded = () => makeAnew(opening.result, stores);
  return answered(opening);
}

function makeAnew(database: IDBDatabase, stores: readonly CacheStore[]): void {
  const lasting = new Set(stores.flatMap(({ name, plan }) => (plan.lasting === true ? [name] : [])));
  for (const old of [...database.objectStoreNames]) if (!lasting.has(old)) database.deleteObjectStore(old);
  for (const { name, plan } of stores) {
    if (database.objectStoreNames.contains(name)) continue;
    const { key, counting = false, indexes = {} } = plan;
    const made = database.createObjectStore(name, { keyPath: paths(key), autoIncrement: counting });
    for (const [index, path] of Object.entries(indexes)) made.createIndex(index, paths(path));
  }
}

const paths = (key: string | readonly string[]): string | string[] =>
  typeof key === 'string' ? key : [...key];

function fits(database: IDBDatabase, stores: readonly CacheStore[]): boolean {
  const names = stores.map(({ name }) => name);
  if (names.some((name) => !database.objectStoreNames.contains(name))) return false;
  const reading = database.transaction(names);
  return stores.every(({ name, plan: { key, indexes = {} } }) => {
    const { keyPath, indexNames } = reading.objectStore(name);
    const isKey = JSON.stringify(keyPath) === JSON.stringify(key);
    return isKey && Object.keys(indexes).every((index) => indexNames.contains(index));
  });
}

export async function eraseDatabase(name: string): Promise<void> {
  await answered(indexedDB.deleteDatabase(name));
}
