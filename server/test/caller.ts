import type { Answer, Call, Input } from '@kinsong/contract/common/call.ts';
import type { ErrorAnswer } from '@kinsong/contract/common/error-answer.ts';
import { Refusal, type ErrorCode } from '@kinsong/contract/common/errors.ts';
import { setTimeout } from 'node:timers/promises';

const triesWhileBusy = 6;
const busyFor = 400;

/** Makes calls over real HTTP as one person, or as a stranger without a token. */
export class Caller {
  readonly base: string;
  readonly token: string | null;

  constructor(base: string, token: string | null = null) {
    this.base = base;
    this.token = token;
  }

  /** Answers what the call answers; a failure is thrown as the Refusal that the catalogue knows. */
  async call<C extends Call>(call: C, input: Input<C>): Promise<Answer<C>> {
    const response = await this.sendPatiently(call, input);
    const answer: unknown = await response.json();
    if (response.ok) return answer as Answer<C>;
    const { code, fields } = answer as ErrorAnswer;
    throw new Refusal(code as ErrorCode, fields);
  }

  /** Comes again where the house is busy for a moment, as the app does: other tests run on the same machine. */
  private async sendPatiently(call: Call, input: Parameters<Caller['send']>[1]): Promise<Response> {
    for (let time = 1; ; time++) {
      const response = await this.send(call, input);
      if (response.status !== 503 || time === triesWhileBusy) return response;
      const { code } = (await response.clone().json()) as ErrorAnswer;
      if (code !== 'house.full') return response;
      await setTimeout(busyFor);
    }
  }

  async send(call: Call, input: { params?: unknown; query?: unknown; body?: unknown }): Promise<Response> {
    const { body } = input;
    const json = body !== undefined && !(body instanceof Blob);
    return fetch(this.base + addressOf(call.path, input.params, input.query), {
      method: call.method,
      headers: {
        ...this.headers(),
        ...(json ? { 'content-type': 'application/json' } : {}),
      },
      ...(body === undefined ? {} : { body: body instanceof Blob ? body : JSON.stringify(body) }),
    });
  }

  protected headers(): Record<string, string> {
    return this.token === null ? {} : { authorization: `Bearer ${this.token}` };
  }
}

function addressOf(path: string, params: unknown, query: unknown): string {
  const values = new Map(Object.entries(params ?? {}));
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values.get(name))));
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  if (given.length === 0) return filled;
  return `${filled}?${new URLSearchParams(Object.fromEntries(given.map(([name, value]) => [name, String(value)]))).toString()}`;
}
