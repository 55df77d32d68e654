import { isForLine, type Call } from '@kinsong/contract/common/call.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { CallWord } from '@kinsong/contract/live/protocol.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Tell } from '../calls/call-failures.ts';
import type { Perform } from '../calls/perform-call.ts';
import type { House } from '../house.ts';
import type { Answered, PerformCall } from '../live/index.ts';
import type { FindPerson } from '../person.ts';
import { withoutBrowser } from '../caller.ts';
import type { TimeCall } from './health.ts';
import type { LoopGauge } from './loop-gauge.ts';
import type { CountCall } from './rate-limits.ts';
import { visitorOf, type Visitor } from './request-session.ts';

/** Keys by which a body could reach what all objects share: HTTP's reader of JSON refuses them too. */
const poison = /"(?:__proto__|prototype)":/;
/** A longer answer would stand before the news that comes after it: it is asked for by HTTP. */
const longestAnswer = 256 * 1024;

export interface CarryOptions {
  readonly house: House;
  readonly loop: LoopGauge;
  readonly performed: readonly { readonly call: Call; readonly perform: Perform }[];
  readonly findPerson: FindPerson;
  readonly countCall: CountCall;
  readonly timeCall: TimeCall;
  readonly tell: Tell;
}

/** How the calls are performed that come by the live connection which this request opened. */
export type CarryCalls = (request: FastifyRequest, token: string) => PerformCall;

/**
 * What the routes and hooks of the server do for a call by HTTP, for one by a live connection: in the same order, by
 * the same rules, counted together. The session is looked up anew for each, so that one that ended makes no more calls.
 */
export function callsBySocket(
  server: FastifyInstance,
  { house, loop, performed, findPerson, countCall, timeCall, tell }: CarryOptions,
): CarryCalls {
  const known = new Map(performed.filter(({ call }) => isForLine(call)).map((one) => [one.call.name, one]));
  const underWay = new Set<Promise<Answered>>();
  server.addHook('onClose', async () => void (await Promise.all(underWay)));

  async function perform(word: CallWord, visitor: Visitor, token: string): Promise<Answered> {
    const begun = performance.now();
    const { call, perform: carryOut } = known.get(word.call) ?? {};
    const id = randomUUID();
    const log = house.log.child({ reqId: id });
    const time = (status: number): void => {
      if (call !== undefined) timeCall(call, status, (performance.now() - begun) / 1000);
    };
    try {
      if (loop.isCrowded()) throw new Refusal('house.full');
      await countCall(visitor.address, call);
      if (call === undefined || carryOut === undefined) throw new Refusal('found.not');
      const person = await findPerson(token);
      if (poison.test(JSON.stringify(word.body) ?? '')) throw new Refusal('input.wrong');
      const answer = await carryOut(house, word, { ...visitor, person, log, ...withoutBrowser });
      time(200);
      return { text: answerTo(word, call, answer as string), refused: null };
    } catch (error) {
      const { status, retryAfter, answer } = tell({ error: error as Error, call, id, log });
      time(status);
      const told = { t: 'refused', to: word.id, status, retry_after: retryAfter, error: answer };
      return { text: JSON.stringify(told), refused: answer.code };
    }
  }

  return (request, token) => {
    const visitor = visitorOf(house.config, request);
    return async (word) => {
      const answer = perform(word, visitor, token);
      underWay.add(answer);
      return answer.finally(() => underWay.delete(answer));
    };
  };
}

function answerTo({ id }: CallWord, { method }: Call, answer: string): string {
  if (method === 'GET' && answer.length > longestAnswer) return `{"t":"elsewhere","to":${id}}`;
  return `{"t":"answer","to":${id},"answer":${answer}}`;
}
