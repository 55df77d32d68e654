import { Refusal } from '@kinsong/contract/common/errors.ts';

/** Lets so many through at once; the others wait in line, and a line too long is turned away. */
export class ConcurrencyLimit {
  readonly #atOnce: number;
  readonly #longestLine: number;
  readonly #line: (() => void)[] = [];
  #inside = 0;

  constructor(atOnce: number, longestLine: number) {
    this.#atOnce = atOnce;
    this.#longestLine = longestLine;
  }

  async pass<T>(task: () => Promise<T>): Promise<T> {
    await this.#enter();
    try {
      return await task();
    } finally {
      const next = this.#line.shift();
      // Whoever waits takes the place over, so that nobody slips in between.
      if (next === undefined) this.#inside--;
      else next();
    }
  }

  async #enter(): Promise<void> {
    if (this.#inside < this.#atOnce) {
      this.#inside++;
      return;
    }
    if (this.#line.length >= this.#longestLine) throw new Refusal('house.full');
    await new Promise<void>((resolve) => {
      this.#line.push(resolve);
    });
  }
}
