import type { Cache } from '../cache/cache.ts';
import { outboxItems, put } from '../cache/stores.ts';
import type { OutboxItem } from './queue.ts';

/** Where what waits is kept: in the browser's database, or in this tab's memory where there is none. */
export class Box {
  readonly #cache: Cache;
  #memory: OutboxItem[] = [];
  #last = 0;

  constructor(cache: Cache) {
    this.#cache = cache;
  }

  async all(): Promise<OutboxItem[]> {
    return (await this.#cache.keeps) ? this.#cache.all(outboxItems) : this.#memory;
  }

  async add(item: Omit<OutboxItem, 'n'>): Promise<void> {
    if (await this.#cache.keeps) await this.#cache.add(outboxItems, item);
    else this.#memory = [...this.#memory, { ...item, n: (this.#last += 1) }];
  }

  async put(item: OutboxItem): Promise<void> {
    if (await this.#cache.keeps) await this.#cache.write([put(outboxItems, item)]);
    else this.#memory = this.#memory.map((kept) => (kept.n === item.n ? item : kept));
  }

  async drop(items: readonly OutboxItem[]): Promise<void> {
    if (await this.#cache.keeps)
      await this.#cache.write(items.map(({ n }) => ({ store: outboxItems, drop: n })));
    else this.#memory = this.#memory.filter((kept) => !items.some(({ n }) => n === kept.n));
  }
}
