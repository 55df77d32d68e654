/** How often it is looked whether the loop comes round in time. */
const lookEvery = 250;

/**
 * Tells whether this process no longer keeps up, so that whoever asks then would wait long and make others wait. One
 * late turn is a pause of the machine or a start, and over when it is seen; the second in a row is a crowd.
 */
export class LoopGauge {
  readonly #lateFrom: number;
  readonly #timer: NodeJS.Timeout;
  #due: number;
  #lateLooks = 0;

  constructor(lateFrom: number, now: () => number = () => performance.now()) {
    this.#lateFrom = lateFrom;
    this.#due = now() + lookEvery;
    this.#timer = setInterval(() => {
      const at = now();
      this.#lateLooks = at - this.#due > this.#lateFrom ? this.#lateLooks + 1 : 0;
      this.#due = at + lookEvery;
    }, lookEvery);
    this.#timer.unref();
  }

  isCrowded(): boolean {
    return this.#lateLooks >= 2;
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
