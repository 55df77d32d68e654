/** No message is further behind the newest than this: far fewer are ever under way. */
const places = 4096;

/**
 * Counts what has reached whom. Each listener hears the messages in order, so a message has reached everybody when as
 * many listeners have come to it as there are.
 */
export class Tally {
  readonly #at: Uint32Array;
  readonly #reached = new Uint32Array(places);
  /** Called for each message that has now reached everybody. */
  onEverybody: (message: number) => void = () => undefined;
  everybody = 0;

  constructor(listeners: number) {
    this.#at = new Uint32Array(listeners);
  }

  /** The listener heard one more message. */
  heard(listener: number): void {
    this.heardUpTo(listener, this.#at[listener]! + 1);
  }

  /** The listener heard everything up to and with this message; the first message is number 1. */
  heardUpTo(listener: number, message: number): void {
    for (let next = this.#at[listener]! + 1; next <= message; next += 1) {
      this.#at[listener] = next;
      const place = next % places;
      this.#reached[place]! += 1;
      if (this.#reached[place] !== this.#at.length) continue;
      this.#reached[place] = 0;
      this.everybody = next;
      this.onEverybody(next);
    }
  }
}
