/** How a kind of record is kept: by which key, and by what else it is found. */
export interface StorePlan {
  readonly key: string | string[];
  readonly counting?: boolean;
  /** Written here and nowhere else yet: it outlives a change of what is kept, which all else is read anew after. */
  readonly lasting?: boolean;
  readonly indexes?: Readonly<Record<string, string | string[]>>;
}

export function settled<T>(request: IDBRequest<T>): Promise<T> {
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

/** Opens a database and makes what is missing in it. */
export async function openDatabase(
  name: string,
  version: number,
  stores: Readonly<Record<string, StorePlan>>,
): Promise<IDBDatabase> {
  const opening = indexedDB.open(name, version);
  opening.onupgradeneeded = () => {
    const database = opening.result;
    for (const old of [...database.objectStoreNames])
      if (stores[old]?.lasting !== true) database.deleteObjectStore(old);
    for (const [store, { key, counting = false, indexes = {} }] of Object.entries(stores)) {
      if (database.objectStoreNames.contains(store)) continue;
      const made = database.createObjectStore(store, { keyPath: key, autoIncrement: counting });
      for (const [index, path] of Object.entries(indexes)) made.createIndex(index, path);
    }
  };
  const database = await settled(opening);
  // Another tab wants to erase it or to bring a newer version: make way.
  database.onversionchange = () => database.close();
  return database;
}

export async function eraseDatabase(name: string): Promise<void> {
  await settled(indexedDB.deleteDatabase(name));
}
