import { Refusal } from '@kinsong/contract/common/errors.ts';
import { second } from '@kinsong/contract/common/time.ts';
import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Made } from './picture-answer.ts';

const program = fileURLToPath(new URL('main.ts', import.meta.url));

export interface Patience {
  /** A picture that takes longer wants our time. */
  readonly most: number;
  /** So long the process is kept for another picture: an idle house is small. */
  readonly idle: number;
}

/** Has pictures opened in a process of its own, which is started when it is needed and ended when it is not. */
export class PictureMaker {
  readonly #patience: Patience;
  #process: ChildProcess | null = null;
  #idle: NodeJS.Timeout | undefined;

  constructor(patience: Patience = { most: 20 * second, idle: 10 * second }) {
    this.#patience = patience;
  }

  /** The process that is kept, if there is one. */
  get pid(): number | undefined {
    return this.#process?.pid;
  }

  /** One picture at a time. */
  async make(bytes: Uint8Array): Promise<Uint8Array> {
    clearTimeout(this.#idle);
    const made = await this.#ask((this.#process ??= this.#start()), bytes);
    this.#idle = setTimeout(() => this.#end(), this.#patience.idle).unref();
    if ('refused' in made) throw new Refusal(made.refused);
    return made.avatar;
  }

  #ask(child: ChildProcess, bytes: Uint8Array): Promise<Made> {
    const { promise, resolve } = Promise.withResolvers<Made>();
    // Whatever became of the process became of it by this picture.
    const fails = (): void => {
      this.#end();
      resolve({ refused: 'avatar.image' });
    };
    const late = setTimeout(fails, this.#patience.most);
    const hears = (made: unknown): void => resolve(made as Made);
    child.once('message', hears).once('exit', fails);
    child.send(bytes, (error) => {
      if (error !== null) fails();
    });
    return promise.finally(() => {
      clearTimeout(late);
      child.off('message', hears).off('exit', fails);
    });
  }

  #start(): ChildProcess {
    // Nothing of the house is handed over: no setting, no secret.
    const child = fork(program, { serialization: 'advanced', execArgv: [], env: {}, stdio: 'ignore' });
    const forget = (): void => {
      if (this.#process === child) this.#process = null;
    };
    child.on('error', forget).on('exit', forget);
    // It ends with us, and does not keep us from ending.
    child.unref();
    child.channel?.unref();
    return child;
  }

  #end(): void {
    this.#process?.kill('SIGKILL');
    this.#process = null;
  }
}
