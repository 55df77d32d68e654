import { Refused } from '../../platform/api/wire.ts';
import {
  comeBackFederated,
  confirmAddress,
  enterByDevice,
  enterByLetter,
  type Entered,
} from './entry.data.ts';

/** How a link leads here: the page fragment names what it is, and carries a token that works once. */
const kinds = ['session_id', 'letter', 'device', 'reset', 'recovery', 'confirm'] as const;
export interface Arrival {
  readonly by: (typeof kinds)[number];
  readonly token: string;
}

export function arrivalIn(fragment: string): Arrival | undefined {
  const said = new URLSearchParams(fragment.replace(/^#/, ''));
  for (const by of kinds) {
    const token = said.get(by);
    if (token !== null && token !== '') return { by, token };
  }
  return undefined;
}

const ofWaitlist = '#waitlist=';
export const isLink = (fragment: string): boolean =>
  fragment.startsWith(ofWaitlist) || arrivalIn(fragment) !== undefined;

let taken: Arrival | undefined;

/**
 * Takes the token out of the address, so that neither history nor a shared screen keeps it. Asked again it answers the
 * same: a screen may be begun more than once before it is seen.
 */
export function takeArrival(): Arrival | undefined {
  if (location.hash.startsWith(ofWaitlist)) location.replace(`/waitlist${location.hash}`);
  const arrival = arrivalIn(location.hash);
  if (arrival === undefined) return taken;
  taken = arrival;
  history.replaceState(history.state, '', location.pathname + location.search);
  return arrival;
}

/** What came of it. A confirmed address lets nobody in. */
export type Outcome =
  | { readonly came: 'in'; readonly entered: Entered }
  | { readonly came: 'confirmed'; readonly message: string }
  | { readonly came: 'refused'; readonly why: string; readonly again: boolean };

const opened = new Map<string, Promise<Outcome>>();

/** A token works once: however often the screen is drawn, it is sent once, until the house was not reached. */
export function openArrival(arrival: Arrival): Promise<Outcome> {
  const known = opened.get(arrival.token);
  if (known !== undefined) return known;
  const outcome = open(arrival).catch((thrown: unknown): Outcome => {
    opened.delete(arrival.token);
    const lost = arrival.by === 'session_id' ? 'Timeline access failed. Please try again.' : undefined;
    if (thrown instanceof Refused) return { came: 'refused', why: thrown.message, again: false };
    return { came: 'refused', why: lost ?? 'No answer from the house', again: lost === undefined };
  });
  opened.set(arrival.token, outcome);
  return outcome;
}

async function open({ by, token }: Arrival): Promise<Outcome> {
  if (by === 'confirm') return { came: 'confirmed', message: (await confirmAddress(token)).message };
  const enter = { session_id: comeBackFederated, letter: enterByLetter, device: enterByDevice };
  if (by === 'reset' || by === 'recovery') throw new Error('a new password is typed first');
  return { came: 'in', entered: await enter[by](token) };
}
