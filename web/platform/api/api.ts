import '../schemas.ts';
import { isForLine, type Answer, type Call, type Input } from '@kinsong/contract/common/call.ts';
import { address, inWords } from './call-address.ts';
import { isAskedAhead } from './prefetched.ts';
import { NoAnswer, Refused, send } from './http-request.ts';

type Parts = Partial<Record<'params' | 'query' | 'body', Record<string, unknown>>>;

/** What a live connection carries of a call. */
export interface Said {
  readonly call: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Carries a call by the live connection; undefined where that is closed, or busy, or this is too long for it. */
export type Carry = (said: Said, signal: AbortSignal | undefined) => Promise<unknown> | undefined;

/** No answer came by the live connection: it was lost, or the answer is to be had by HTTP. */
export class AnswerLost extends NoAnswer {
  readonly mayBeDone: boolean;

  constructor(mayBeDone: boolean) {
    super();
    this.mayBeDone = mayBeDone;
  }
}

let carry: Carry = () => undefined;
export function carryCallsBy(line: Carry): void {
  carry = line;
}

/** What is done when the house no longer knows us; the session says. */
let onSignedOut: () => void = () => {};
export function whenSignedOut(act: () => void): void {
  onSignedOut = act;
}

interface Options {
  readonly signal?: AbortSignal;
  /** The answer is longer than the live connection carries: the house would make it once in vain. */
  readonly long?: true;
}

/** Makes a call of the contract: typed going in, checked coming out. */
export function ask<C extends Call>(call: C, input: Input<C>, options: Options = {}): Promise<Answer<C>> {
  return askAgain(call, input as Parts, options);
}

/** The same for a call that was written down and is made later: its parts were checked when it was written. */
export async function askAgain<C extends Call>(
  call: C,
  parts: Parts,
  options: Options = {},
): Promise<Answer<C>> {
  try {
    return call.answer.parse(await deliver(call, parts, options)) as Answer<C>;
  } catch (failure) {
    if (failure instanceof Refused && failure.status === 401) onSignedOut();
    throw failure;
  }
}

/** By the open live connection if it can, else by HTTP. */
async function deliver(call: Call, { params = {}, query = {}, body }: Parts, { signal, long }: Options) {
  const { method, name } = call;
  const asked = { method, address: address(call.path, params, query), body, signal };
  const isWaitedFor = method === 'GET' && isAskedAhead(asked.address);
  if (isForLine(call) && !isWaitedFor && long !== true) {
    const said = { call: name, params: inWords(params), query: inWords(query), body };
    try {
      const answer = carry(said, signal);
      if (answer !== undefined) return await answer;
    } catch (failure) {
      const isFree = failure instanceof AnswerLost && (!failure.mayBeDone || mayRepeat(call, body));
      if (!isFree) throw failure;
    }
  }
  return send(asked);
}

/** Made twice it is done once: it only reads, or brings an id of its own, which the house stores once. */
const mayRepeat = ({ method }: Call, body: Parts['body']): boolean =>
  method === 'GET' || typeof body?.['id'] === 'string';
