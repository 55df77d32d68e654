import { Store } from './store.ts';

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
