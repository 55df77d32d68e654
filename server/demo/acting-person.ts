import type { Answer, Call, Input } from '@kinsong/contract/common/call.ts';
import type { ErrorAnswer } from '@kinsong/contract/common/error-answer.ts';
import { second } from '@kinsong/contract/common/time.ts';
import { login } from '@kinsong/contract/identity/identity.ts';
import { register } from '@kinsong/contract/invitations/register-and-redeem.ts';
import { acceptCommitments, commitmentIds } from '@kinsong/contract/onboarding/commitments.ts';
import { promisesVersion } from '@kinsong/contract/onboarding/promises-version.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { emailOf, password, type Name } from './people.ts';

/** On a busy machine the house asks for patience often, and the demo has time; but not for ever. */
const mostWaits = 100;

/** Someone of the demo, who does everything by the calls that people's own browsers make. */
export class Resident {
  readonly name: Name;
  id = '';
  readonly #base: string;
  #token = '';

  private constructor(base: string, name: Name) {
    this.#base = base;
    this.name = name;
  }

  /** Comes in, and promises what everyone in the house has promised. */
  static async register(base: string, name: Name, code: string): Promise<Resident> {
    const resident = new Resident(base, name);
    const body = { name, email: emailOf(name), password, invite_code: code };
    const { access_token, user } = await resident.call(register, { body });
    resident.#token = access_token;
    resident.id = user.id;
    const promised = { signature: name, acknowledged: [...commitmentIds], version: promisesVersion };
    await resident.call(acceptCommitments, { body: promised });
    return resident;
  }

  async call<C extends Call>(call: C, input: Input<C>): Promise<Answer<C>> {
    const response = await this.#sendPatiently(call, input);
    if (response.ok) return (await response.json()) as Answer<C>;
    const { code, detail } = (await response.json()) as ErrorAnswer;
    if (code !== 'auth.needed' || this.#token === '')
      throw new Error(`${this.name}, ${call.name}: ${detail}`);
    // Weeks pass while the demo is furnished; sessions end in them as they do in life.
    this.#token = '';
    const body = { email: emailOf(this.name), password };
    this.#token = (await this.call(login, { body })).access_token;
    return this.call(call, input);
  }

  /** A house that is full says when to come again. */
  async #sendPatiently(call: Call, input: object): Promise<Response> {
    let response = await this.#send(call, input);
    for (let waits = 0; response.status === 503 && waits < mostWaits; waits += 1) {
      await response.body?.cancel();
      await pause(Number(response.headers.get('retry-after') ?? 1) * second);
      response = await this.#send(call, input);
    }
    return response;
  }

  #send(
    { path, method }: Call,
    { params, query, body }: { params?: unknown; query?: unknown; body?: unknown },
  ): Promise<Response> {
    const values = new Map(Object.entries(params ?? {}));
    const filled = path.replace(/:(\w+)/g, (_, part: string) => encodeURIComponent(String(values.get(part))));
    const asked = new URLSearchParams(
      Object.entries(query ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
    ).toString();
    const isFile = body instanceof Blob;
    return fetch(`${this.#base}${filled}${asked === '' ? '' : `?${asked}`}`, {
      method,
      headers: {
        ...(this.#token === '' ? {} : { authorization: `Bearer ${this.#token}` }),
        ...(body === undefined || isFile ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : isFile ? body : JSON.stringify(body),
    });
  }
}
