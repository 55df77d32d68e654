import { get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { house } from '../../scripts/lib/run-server.mjs';
import { freePort } from '../run/ports.ts';
import { hasEnded, root, scratch, start, stop } from '../run/processes.ts';

export interface HouseOptions {
  readonly dataFolder: string;
  /** Another copy of Node than the one that runs the bench. */
  readonly node?: string;
  readonly serverArgs?: readonly string[];
  readonly inspectorPort?: number;
  readonly compileCache?: string;
  readonly settings?: Readonly<Record<string, string>>;
}

export interface RunningHouse {
  readonly port: number;
  readonly base: string;
  readonly pid: number;
  /** From the start of the process until it answered, in seconds. */
  readonly startedIn: number;
  /** The code that the first start prints. */
  architectCode(): Promise<string>;
  stop(): Promise<void>;
}

/** The server as shipped, in a process of its own with its own data folder and its own database. */
export async function startHouse({
  dataFolder,
  node = process.execPath,
  serverArgs = [],
  inspectorPort,
  compileCache = join(scratch, 'compiled'),
  settings = {},
}: HouseOptions): Promise<RunningHouse> {
  const port = await freePort();
  const begun = performance.now();
  const inspector = inspectorPort === undefined ? [] : [`--inspect-port=127.0.0.1:${inspectorPort}`];
  const child = start(node, [...inspector, ...house, ...serverArgs], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      NODE_COMPILE_CACHE: compileCache,
      KINSONG_PORT: String(port),
      KINSONG_HOST: '127.0.0.1',
      KINSONG_DATA: dataFolder,
      KINSONG_RATE_LIMITS: '0',
      ...settings,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-20_000);
    });
  }
  while (!(await isAlive(port))) {
    if (hasEnded(child)) throw new Error(`the house did not start: ${output}`);
    if (performance.now() - begun > 60_000)
      throw new Error(`the house did not answer in a minute: ${output}`);
    await wait(5);
  }
  const startedIn = (performance.now() - begun) / 1000;
  return {
    port,
    base: `http://127.0.0.1:${port}`,
    pid: child.pid!,
    startedIn,
    async architectCode() {
      for (let tries = 0; tries < 200; tries += 1) {
        const code = /\/enter\?code=(\d+)/.exec(output)?.[1];
        if (code !== undefined) return code;
        await wait(20);
      }
      throw new Error(`the house printed no architect code: ${output}`);
    },
    stop: () => stop(child),
  };
}

function isAlive(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get({ port, host: '127.0.0.1', path: '/healthz', agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.on('error', () => resolve(false));
  });
}
