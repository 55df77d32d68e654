import type { WebSocket } from 'ws';
import type { House } from './house.ts';
import type { Person } from './person.ts';

/** Whoever came in by a line: with a session, from a page of the house, and not with too many lines already. */
export interface LineArrival {
  readonly socket: WebSocket;
  readonly params: Readonly<Record<string, string>>;
}

/**
 * A WebSocket at a path of its own, in words that are the module's affair. The door is the house's: session, origin,
 * limits and the length of a word are looked after before the module hears of anybody.
 */
export interface Line {
  readonly path: string;
  readonly largestWord: number;
  /** Told to a socket that is not let in, so that its page knows whether to come back. */
  readonly closeCodes: { readonly session: number; readonly later: number };
  welcome(house: House, person: Person, arrival: LineArrival): Promise<void>;
}
