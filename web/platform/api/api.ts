import '../schemas.ts';
import type { Answer, Call, Input } from '@kinsong/contract/common/call.ts';
import { address } from './address.ts';
import { Refused, send } from './wire.ts';

type Parts = Partial<Record<'params' | 'query' | 'body', Record<string, unknown>>>;

/** What is done when the house no longer knows us; the session says. */
let onSignedOut: () => void = () => {};
export function whenSignedOut(act: () => void): void {
  onSignedOut = act;
}

/** Makes a call of the contract: typed going in, checked coming out. */
export function ask<C extends Call>(
  call: C,
  input: Input<C>,
  options: { signal?: AbortSignal } = {},
): Promise<Answer<C>> {
  return askAgain(call, input as Parts, options);
}

/** The same for a call that was written down and is made later: its parts were checked when it was written. */
export async function askAgain<C extends Call>(
  call: C,
  { params, query, body }: Parts,
  options: { signal?: AbortSignal } = {},
): Promise<Answer<C>> {
  try {
    const answer = await send({
      method: call.method,
      address: address(call.path, params, query),
      body,
      signal: options.signal,
    });
    return call.answer.parse(answer) as Answer<C>;
  } catch (failure) {
    if (failure instanceof Refused && failure.status === 401) onSignedOut();
    throw failure;
  }
}
