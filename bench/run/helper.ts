import type { ChildProcess } from 'node:child_process';
import { hasEnded, start, stop } from './processes.ts';

/** What may be asked of a helper process: for each question what is given and what is answered. */
export type Questions<Q> = { readonly [N in keyof Q]: { given: unknown; answer: unknown } };

type Answered = { readonly id: number } & ({ readonly answer: unknown } | { readonly failure: string });

/** A process of the bench's own, asked over its channel; it ends when the channel does. */
export class Helper<Q extends Questions<Q>> {
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>();
  #last = 0;

  constructor(file: string, args: readonly string[] = []) {
    this.#child = start(process.execPath, [file, ...args], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#child.on('message', (message) => this.#settle(message as Answered));
    this.#child.once('exit', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error(`${file} ended unasked`));
    });
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  isAlive(): boolean {
    return !hasEnded(this.#child);
  }

  ask<N extends keyof Q & string>(name: N, given: Q[N]['given']): Promise<Q[N]['answer']> {
    const id = (this.#last += 1);
    const waiting = Promise.withResolvers<Q[N]['answer']>();
    this.#waiting.set(id, waiting);
    this.#child.send({ id, name, given });
    return waiting.promise;
  }

  stop(): Promise<void> {
    return stop(this.#child);
  }

  #settle(message: Answered): void {
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if ('failure' in message) waiting?.reject(new Error(message.failure));
    else waiting?.resolve(message.answer);
  }
}

type Answers<Q extends Questions<Q>> = { [N in keyof Q]: (given: Q[N]['given']) => Promise<Q[N]['answer']> };

/** The other side: answers until whoever started this process is gone. */
export function answerQuestions<Q extends Questions<Q>>(answers: Answers<Q>): void {
  endWithParent();
  process.on('message', (message) => {
    const { id, name, given } = message as { id: number; name: keyof Q; given: Q[keyof Q]['given'] };
    answers[name](given).then(
      (answer) => process.send?.({ id, answer: answer ?? null }),
      (error: unknown) =>
        process.send?.({ id, failure: error instanceof Error ? error.message : String(error) }),
    );
  });
}

export function endWithParent(): void {
  process.on('disconnect', () => process.exit());
}
