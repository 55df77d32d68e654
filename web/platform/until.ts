import type { Store } from './store.ts';

/** Done when the value is such a one. */
export function until<T>(store: Store<T>, isSo: (value: T) => boolean): Promise<void> {
  return new Promise((resolve) => {
    if (isSo(store.get())) return resolve();
    const end = store.subscribe(() => {
      if (!isSo(store.get())) return;
      end();
      resolve();
    });
  });
}
