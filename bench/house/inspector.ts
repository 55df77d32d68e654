import { get } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';

export interface ProfileNode {
  readonly id: number;
  readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number };
  readonly children?: readonly number[];
}

export interface Profile {
  readonly nodes: readonly ProfileNode[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

/** Looks into a running Node process from outside, so that the server measured is the server shipped. */
export class Inspector {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (result: unknown) => void>();
  #last = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data: Buffer) => {
      const { id, result } = JSON.parse(data.toString()) as { id?: number; result?: unknown };
      if (id === undefined) return;
      this.#waiting.get(id)?.(result);
      this.#waiting.delete(id);
    });
  }

  /** The process was started with --inspect-port; the signal makes it listen there. */
  static async open(pid: number, port: number): Promise<Inspector> {
    process.kill(pid, 'SIGUSR1');
    const socket = new WebSocket(await addressAt(port), { maxPayload: 0 });
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return new Inspector(socket);
  }

  async collectGarbage(): Promise<void> {
    await this.#ask('HeapProfiler.enable');
    await this.#ask('HeapProfiler.collectGarbage');
  }

  async startProfile(): Promise<void> {
    await this.#ask('Profiler.enable');
    await this.#ask('Profiler.setSamplingInterval', { interval: 200 });
    await this.#ask('Profiler.start');
  }

  async stopProfile(): Promise<Profile> {
    const { profile } = (await this.#ask('Profiler.stop')) as { profile: Profile };
    return profile;
  }

  close(): void {
    this.#socket.terminate();
  }

  #ask(method: string, params: object = {}): Promise<unknown> {
    const id = (this.#last += 1);
    const answer = Promise.withResolvers<unknown>();
    this.#waiting.set(id, answer.resolve);
    this.#socket.send(JSON.stringify({ id, method, params }));
    return answer.promise;
  }
}

async function addressAt(port: number): Promise<string> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await askAddress(port);
    } catch (error) {
      if (tries > 100) throw error;
      await wait(20);
    }
  }
}

function askAddress(port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = get({ port, host: '127.0.0.1', path: '/json/list', agent: false }, (response) => {
      json(response).then(
        (targets) => resolve((targets as [{ webSocketDebuggerUrl: string }])[0].webSocketDebuggerUrl),
        reject,
      );
    });
    request.on('error', reject);
  });
}
