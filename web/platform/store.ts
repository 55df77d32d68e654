import { useSyncExternalStore } from 'react';

/** One value that several places look at. Setting it to what it already is tells nobody. */
export class Store<T> {
  #value: T;
  readonly #listeners = new Set<() => void>();

  constructor(value: T) {
    this.#value = value;
  }

  readonly get = (): T => this.#value;

  set(value: T): void {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    for (const listener of [...this.#listeners]) listener();
  }

  change(change: (value: T) => T): void {
    this.set(change(this.#value));
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

/** One value for each space (or whatever the key stands for), made when first looked at. */
export class Shelf<T> {
  readonly #stores = new Map<string, Store<T>>();
  readonly #empty: T;

  constructor(empty: T) {
    this.#empty = empty;
  }

  of(key: string): Store<T> {
    let store = this.#stores.get(key);
    if (store === undefined) this.#stores.set(key, (store = new Store(this.#empty)));
    return store;
  }

  /** Whoever still looks sees it empty. */
  clear(key: string): void {
    this.#stores.get(key)?.set(this.#empty);
  }
}

export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get);
}
