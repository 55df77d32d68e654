import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { saying, type Asked, type Script, type Step } from './script.ts';
import { anthropicWire, openAiWire, type Wire } from './stream-formats.ts';

export type Protocol = 'openai-compatible' | 'anthropic';

const wires: Readonly<Record<Protocol, () => Wire>> = {
  'openai-compatible': openAiWire,
  anthropic: anthropicWire,
};

export const fakeKey = 'sk-never-to-be-seen';

/** A provider on this machine that speaks the real protocol, does what its script says, and keeps what it was asked. */
export class FakeModel {
  script: Script = saying('Good evening. What is the smallest next thing?');
  readonly asked: Asked[] = [];
  readonly #server: Server;
  readonly #protocol: Protocol;
  readonly #port: number;

  private constructor(server: Server, protocol: Protocol) {
    this.#server = server;
    this.#protocol = protocol;
    this.#port = (server.address() as AddressInfo).port;
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      void this.#answer(request, response);
    });
  }

  static async open(protocol: Protocol = 'openai-compatible'): Promise<FakeModel> {
    const server = createServer();
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    return new FakeModel(server, protocol);
  }

  /** What a house is set to, to ask this one. */
  settings(more: Readonly<Record<string, string>> = {}): Record<string, string> {
    return {
      KINSONG_MODEL_PROVIDER: this.#protocol,
      KINSONG_MODEL_URL: `http://127.0.0.1:${this.#port}/v1`,
      KINSONG_MODEL_KEY: fakeKey,
      KINSONG_MODEL: 'fake-1',
      KINSONG_MODEL_PATIENCE: '8/8/40',
      ...more,
    };
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise<void>((resolve) => {
      this.#server.close(() => resolve());
    });
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await bodyOf(request);
    const { authorization, 'x-api-key': key } = request.headers;
    const asked: Asked = {
      path: request.url ?? '',
      key: typeof key === 'string' ? key : (authorization ?? ''),
      text,
      body: JSON.parse(text) as Record<string, unknown>,
    };
    this.asked.push(asked);
    const { script } = this;
    const steps = typeof script === 'function' ? script(asked, this.asked.length) : script;
    await this.#perform(steps, response);
  }

  async #perform(steps: readonly Step[], response: ServerResponse): Promise<void> {
    const [first] = steps;
    if (first !== undefined && 'refuse' in first) {
      const error = { message: first.words ?? 'no', type: 'error' };
      response.writeHead(first.refuse, { 'content-type': 'application/json', ...first.headers });
      return void response.end(JSON.stringify({ type: 'error', error }));
    }
    const wire = wires[this.#protocol]();
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.flushHeaders();
    let begun = false;
    for (const step of steps) {
      if ('wait' in step) await pause(step.wait);
      else if ('until' in step) await step.until;
      else if ('hang' in step) return;
      else if ('cut' in step) return void response.destroy();
      else if ('blurt' in step) response.write(step.blurt);
      else if ('say' in step) {
        response.write((begun ? '' : wire.begin()) + wire.say(step.say));
        begun = true;
      } else if ('propose' in step) {
        response.write((begun ? '' : wire.begin()) + wire.propose(step.propose, step.args));
        begun = true;
      }
    }
    response.end((begun ? '' : wire.begin()) + wire.end(steps.some((step) => 'propose' in step)));
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
