import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { freePort } from './free-port.ts';

/** A Redis of the test's own, which keeps nothing and can be taken away and brought back at the same address. */
export class TestRedis {
  readonly url: string;
  readonly #port: number;
  #process: ChildProcess | undefined;

  private constructor(port: number) {
    this.#port = port;
    this.url = `redis://127.0.0.1:${port}`;
  }

  static async start(): Promise<TestRedis> {
    const redis = new TestRedis(await freePort());
    await redis.start();
    return redis;
  }

  async start(): Promise<void> {
    const settings = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', '/tmp'];
    const child = spawn('redis-server', ['--port', String(this.#port), ...settings], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = child;
    const lines: string[] = [];
    for await (const line of createInterface(child.stdout)) {
      lines.push(line);
      if (line.includes('Ready to accept connections')) {
        child.stdout.resume();
        return;
      }
    }
    throw new Error(`redis-server did not start: ${lines.join('\n')}`);
  }

  /** Gone at once, as when its machine fails. */
  async stop(): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (child === undefined || child.exitCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}
