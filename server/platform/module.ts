import type { AnswerSent, Call, Received } from '@kinsong/contract/common/call.ts';
import type { House } from './house.ts';
import type { Job } from './jobs/index.ts';
import type { PeriodicWork } from './periodic-work.ts';
import type { Line } from './line.ts';
import type { Tool } from './tool.ts';
import type { Visit } from './caller.ts';

/** A call and the verb behind it. */
export interface Route {
  readonly call: Call;
  readonly handle: (house: House, input: unknown, visit: Visit) => Promise<unknown>;
}

/** Ties a call to its verb; the types of the call hold on both sides. */
export function on<C extends Call>(
  call: C,
  handle: (house: House, input: Received<C>, visit: Visit) => Promise<AnswerSent<C>>,
): Route {
  // The HTTP layer validates the input by the call's own schemas before it gets here.
  return { call, handle: (house, input, visit) => handle(house, input as Received<C>, visit) };
}

/** What a module brings to the house; app.ts lists them, one line each. */
export interface Module {
  readonly name: string;
  readonly routes: readonly Route[];
  readonly jobs?: readonly Job[];
  readonly periodic?: readonly PeriodicWork[];
  /** Lines of its own that stay open, beside the house's at /ws. */
  readonly lines?: readonly Line[];
  /** Makes itself at home, before the first call comes. */
  readonly open?: (house: House) => void;
  /** Ends what is under way, and leaves it so that it can be taken up again. */
  readonly close?: (house: House) => Promise<void>;
  /** What the guide may propose here. */
  readonly tools?: readonly Tool[];
}
