import type { Clock } from './clock.ts';

/** How long an answer counts as recent. Long enough for a lively exchange, short enough to be no memory. */
const lasts = 2_000;
/** More than this is not kept: the oldest go first. */
const most = 10_000;

interface Kept<T> {
  readonly value: T;
  readonly until: number;
}

/**
 * Answers found a moment ago. Whoever changes what they were found from says `forget`; an answer under way when that
 * happens is not kept.
 */
export class ShortCache<T> {
  readonly #kept = new Map<string, Kept<T>>();
  readonly #now: () => number;
  #forgotten = 0;

  constructor(clock: Clock) {
    this.#now = () => clock.now().getTime();
  }

  async find(key: string, ask: () => Promise<T | null>): Promise<T | null> {
    const known = this.#kept.get(key);
    if (known !== undefined && known.until > this.#now()) return known.value;
    const before = this.#forgotten;
    const value = await ask();
    this.#kept.delete(key);
    if (value !== null && before === this.#forgotten) {
      this.#kept.set(key, { value, until: this.#now() + lasts });
      if (this.#kept.size > most) this.#dropOldest();
    }
    return value;
  }

  forget(which: (value: T, key: string) => boolean): void {
    this.#forgotten += 1;
    for (const [key, { value }] of this.#kept) if (which(value, key)) this.#kept.delete(key);
  }

  #dropOldest(): void {
    for (const key of this.#kept.keys()) {
      this.#kept.delete(key);
      return;
    }
  }
}
