import { isForLine, type Call } from '@kinsong/contract/common/call.ts';
import type { FromServer } from '@kinsong/contract/live/protocol.ts';
import { Listener } from './socket-listener.ts';
import { Citizen } from './people.ts';

type Answering = Extract<FromServer, { t: 'answer' | 'refused' | 'elsewhere' }>;

/** Makes calls as an open page does: by its live connection, and by HTTP what that does not carry. */
export class PageCaller extends Citizen {
  #listener: Promise<Listener> | undefined;
  #last = 0;

  static of({ base, token, id, name }: Citizen): PageCaller {
    return new PageCaller(base, token ?? '', id, name);
  }

  /** The same answer that HTTP would give; fails as fetch does where the connection is lost. */
  override async send(
    call: Call,
    input: { params?: unknown; query?: unknown; body?: unknown },
  ): Promise<Response> {
    if (!isForLine(call)) return super.send(call, input);
    const answer = await this.#askByLine(call, input);
    if (answer.t === 'elsewhere') return super.send(call, input);
    if (answer.t === 'answer') return Response.json(answer.answer);
    const { status, error, retry_after: after } = answer;
    return Response.json(error, {
      status,
      headers: after === undefined ? {} : { 'retry-after': String(after) },
    });
  }

  async leave(): Promise<void> {
    await (await this.#listener)?.close();
  }

  /** One connection for all its calls; one that did not come to be is tried anew. */
  async #connected(): Promise<Listener> {
    const opening = (this.#listener ??= Listener.open(this));
    try {
      return await opening;
    } catch (error) {
      if (this.#listener === opening) this.#listener = undefined;
      throw error;
    }
  }

  async #askByLine(
    { name }: Call,
    { params, query, body }: { params?: unknown; query?: unknown; body?: unknown },
  ): Promise<Answering> {
    const listener = await this.#connected();
    const id = (this.#last += 1);
    const isAnswer = (frame: FromServer): frame is Answering => 'to' in frame && frame.to === id;
    listener.say({ t: 'call', id, call: name, params: inWords(params), query: inWords(query), body });
    try {
      await listener.until(() => listener.frames.some(isAnswer) || listener.closedWith !== undefined, 30_000);
    } finally {
      if (listener.closedWith !== undefined) this.#listener = undefined;
    }
    const answer = listener.frames.find(isAnswer);
    if (answer === undefined) throw new Error(`the connection was closed with ${listener.closedWith}`);
    return answer;
  }
}

const inWords = (values: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values ?? {})
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );
