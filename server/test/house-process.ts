import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

const program = fileURLToPath(new URL('../main.ts', import.meta.url));
/** Houses are started again and again here: what one of them compiled, the next one finds. */
const compiled = fileURLToPath(new URL('../../node_modules/.cache/node', import.meta.url));
const patience = 30_000;

export type Settings = Readonly<Record<string, string>>;

/** A house in a process of its own, as people run it, so that it can be killed and started again at its address. */
export class HouseProcess {
  readonly base: string;
  readonly #settings: Settings;
  #process: ChildProcess | undefined;
  #said = '';
  #fell: string | undefined;

  private constructor(base: string, settings: Settings) {
    this.base = base;
    this.#settings = {
      KINSONG_PORT: new URL(base).port,
      KINSONG_HOST: '127.0.0.1',
      KINSONG_PUBLIC_URL: this.base,
      KINSONG_RATE_LIMITS: '0',
      KINSONG_LOG_LEVEL: process.env['TEST_LOG'] ?? 'silent',
      ...settings,
    };
  }

  /** Settings may depend on the address; browsers know passkeys under `localhost` alone, and no number. */
  static async start(
    settings: Settings | ((base: string) => Promise<Settings>),
    at = '127.0.0.1',
  ): Promise<HouseProcess> {
    const base = `http://${at}:${await freePort()}`;
    const house = new HouseProcess(base, typeof settings === 'function' ? await settings(base) : settings);
    await house.start();
    return house;
  }

  /** Starts it, and again should it give up because what it stands on is away: that is what a supervisor does. */
  async start(): Promise<void> {
    const ends = Date.now() + patience;
    let lastWords = '';
    while (Date.now() < ends) {
      if (await this.#startOnce(ends)) return;
      if (this.#said !== '') lastWords = this.#said;
    }
    await this.kill();
    throw new Error(`the house did not open: ${lastWords}`);
  }

  /** What the first start prints for the first person. */
  get architectCode(): string {
    const code = /\/enter\?code=(\d+)/.exec(this.#said)?.[1];
    if (code === undefined) throw new Error(`no architect code was printed: ${this.#said}`);
    return code;
  }

  /** All that it has said since it was started, its log among it. */
  get said(): string {
    return this.#said;
  }

  /** What it said before it ended by itself after it had opened, which it never should. */
  get fell(): string | undefined {
    return this.#fell;
  }

  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  async #startOnce(ends: number): Promise<boolean> {
    const child = spawn(process.execPath, [program], {
      env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compiled, ...this.#settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = child;
    this.#said = '';
    const hear = (data: Buffer): void => {
      this.#said += data.toString();
      if (process.env['TEST_LOG'] !== undefined) process.stderr.write(data);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    while (Date.now() < ends && child.exitCode === null && child.signalCode === null) {
      if (this.#said.includes('Kinsong is open')) {
        child.once('exit', () => {
          if (this.#process === child) this.#fell = this.#said;
        });
        return true;
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return false;
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }
}
