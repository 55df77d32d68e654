import type { Removed } from '@kinsong/contract/identity/removed-sign-ins.ts';
import { Refused } from '../../platform/api/http-request.ts';
import type { Arrival } from './link-token.ts';
import { takeCode } from '../../platform/session/kept-invite-code.ts';
import type { Entered } from './entry.data.ts';
import type { Way } from './entry.types.ts';
import {
  comeBackFederated,
  confirmAddress,
  enterByDevice,
  enterByLetter,
  lookAtLetter,
} from './steps.data.ts';

/**
 * What came of it. A confirmed address lets nobody in. What a letter would remove is asked about first: whoever can show
 * that the account is theirs keeps it.
 */
export type Outcome =
  | { readonly came: 'in'; readonly entered: Entered }
  | { readonly came: 'asked'; readonly address: string; readonly removes: Removed }
  | { readonly came: 'confirmed'; readonly message: string }
  | { readonly came: 'refused'; readonly why: string; readonly again: boolean; readonly way: Way };

const opened = new Map<string, Promise<Outcome>>();

/** A token works once: however often the screen is drawn, it is sent once, until the house was not reached. */
export function openArrival(arrival: Arrival, sure: boolean): Promise<Outcome> {
  const key = `${sure ? 'sure' : 'asking'} ${arrival.token}`;
  const known = opened.get(key);
  if (known !== undefined) return known;
  const outcome = open(arrival, sure).catch((thrown: unknown): Outcome => {
    opened.delete(key);
    const lost = arrival.by === 'session_id' ? 'Timeline access failed. Please try again.' : undefined;
    if (thrown instanceof Refused) {
      return { came: 'refused', why: thrown.message, again: false, way: wayOn(thrown.code) };
    }
    return {
      came: 'refused',
      why: lost ?? 'No answer from the house',
      again: lost === undefined,
      way: wayOn(),
    };
  });
  opened.set(key, outcome);
  return outcome;
}

/** Who lacks a code is asked for one, who brought one finds it there; everybody else was here before. */
const wayOn = (refused?: string): Way =>
  refused === 'auth.coordinates' || takeCode() !== '' ? 'invite' : 'login';

async function open({ by, token }: Arrival, sure: boolean): Promise<Outcome> {
  if (!sure && (by === 'letter' || by === 'confirm')) {
    const { address, removes } = await lookAtLetter(token);
    if (removes.length > 0) return { came: 'asked', address, removes };
  }
  if (by === 'confirm') return { came: 'confirmed', message: (await confirmAddress(token)).message };
  const enter = { session_id: comeBackFederated, letter: enterByLetter, device: enterByDevice };
  if (by === 'reset' || by === 'recovery') throw new Error('a new password is typed first');
  return { came: 'in', entered: await enter[by](token) };
}
