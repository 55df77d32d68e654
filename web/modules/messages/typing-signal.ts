import { useEffect, useMemo } from 'react';
import { signedIn } from '../../platform/signed-in.ts';

const sayEvery = 2500;
const stopsAfter = 4000;

/** Tells the others that one writes: now and then while keys are struck, and once when one stops. */
class TypingSignal {
  readonly #space: string;
  #saidAt = 0;
  #stop: ReturnType<typeof setTimeout> | undefined;

  constructor(space: string) {
    this.#space = space;
  }

  struck(): void {
    clearTimeout(this.#stop);
    this.#stop = setTimeout(() => this.stopped(), stopsAfter);
    if (Date.now() - this.#saidAt < sayEvery) return;
    this.#saidAt = Date.now();
    signedIn().socket.say({ t: 'typing', space: this.#space, on: true });
  }

  stopped(): void {
    clearTimeout(this.#stop);
    if (this.#saidAt === 0) return;
    this.#saidAt = 0;
    signedIn().socket.say({ t: 'typing', space: this.#space, on: false });
  }
}

export function useTypingSignal(space: string): TypingSignal {
  const signal = useMemo(() => new TypingSignal(space), [space]);
  useEffect(() => () => signal.stopped(), [signal]);
  return signal;
}
