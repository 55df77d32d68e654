import { Refusal } from '@kinsong/contract/common/errors.ts';
import { second } from '@kinsong/contract/common/time.ts';
import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import {
  unread,
  type Cut,
  type Made,
  type Paper,
  type Remade,
  type ToMake,
  type ToRead,
} from './picture-answer.ts';

const program = fileURLToPath(new URL('main.ts', import.meta.url));

/** Has the system's memory allocator give back what a picture took, instead of keeping it for the next. */
const givesBack = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '131072',
};

/** A PDF is opened within WebAssembly, whose memory ends here: 4096 pages of 64 kB are 256 MB. */
const execArgv = ['--wasm-max-mem-pages=4096'];

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
  async make(bytes: Uint8Array, cut: Cut = 'square'): Promise<Uint8Array> {
    const made = await this.#made({ bytes, cut });
    if ('picture' in made) return made.picture;
    throw new Refusal('refused' in made ? made.refused : 'avatar.image');
  }

  /** Of a file in a folder, with nothing of it in our memory; what is made lies in the folder. */
  async remake(path: string, folder: string, sides: readonly number[]): Promise<Remade> {
    const made = await this.#made({ path, folder, sides });
    if ('remade' in made) return made.remade;
    throw new Refusal('refused' in made ? made.refused : 'avatar.image');
  }

  /** What can be known of a PDF; one that breaks the reader says nothing. What it took of memory goes with its process. */
  async read(toRead: ToRead): Promise<Paper> {
    const made = await this.#made(toRead);
    this.#end();
    return 'paper' in made ? made.paper : unread;
  }

  async #made(toMake: ToMake): Promise<Made> {
    clearTimeout(this.#idle);
    const made = await this.#ask((this.#process ??= this.#start()), toMake);
    this.#idle = setTimeout(() => this.#end(), this.#patience.idle).unref();
    return made;
  }

  #ask(child: ChildProcess, toMake: ToMake): Promise<Made> {
    const { promise, resolve } = Promise.withResolvers<Made>();
    // Whatever became of the process became of it by this picture.
    const fails = (): void => {
      this.#end();
      resolve({ refused: 'avatar.image' });
    };
    const late = setTimeout(fails, this.#patience.most);
    const hears = (made: unknown): void => resolve(made as Made);
    child.once('message', hears).once('exit', fails);
    child.send(toMake, (error) => {
      if (error !== null) fails();
    });
    return promise.finally(() => {
      clearTimeout(late);
      child.off('message', hears).off('exit', fails);
    });
  }

  #start(): ChildProcess {
    // Nothing of the house is handed over: no setting, no secret.
    const child = fork(program, {
      serialization: 'advanced',
      execArgv,
      env: givesBack,
      stdio: 'ignore',
    });
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
