import { Refused } from '../../platform/api/wire.ts';
import type { Arrival } from './arrivals.ts';
import { takeCode } from './code.kept.ts';
import type { Entered } from './entry.data.ts';
import type { Way } from './entry.words.ts';
import { comeBackFederated, confirmAddress, enterByDevice, enterByLetter } from './steps.data.ts';

/** What came of it. A confirmed address lets nobody in. */
export type Outcome =
  | { readonly came: 'in'; readonly entered: Entered }
  | { readonly came: 'confirmed'; readonly message: string }
  | { readonly came: 'refused'; readonly why: string; readonly again: boolean; readonly way: Way };

const opened = new Map<string, Promise<Outcome>>();

/** A token works once: however often the screen is drawn, it is sent once, until the house was not reached. */
export function openArrival(arrival: Arrival): Promise<Outcome> {
  const known = opened.get(arrival.token);
  if (known !== undefined) return known;
  const outcome = open(arrival).catch((thrown: unknown): Outcome => {
    opened.delete(arrival.token);
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
  opened.set(arrival.token, outcome);
  return outcome;
}

/** Who lacks a code is asked for one, who brought one finds it there; everybody else was here before. */
const wayOn = (refused?: string): Way =>
  refused === 'auth.coordinates' || takeCode() !== '' ? 'invite' : 'login';

async function open({ by, token }: Arrival): Promise<Outcome> {
  if (by === 'confirm') return { came: 'confirmed', message: (await confirmAddress(token)).message };
  const enter = { session_id: comeBackFederated, letter: enterByLetter, device: enterByDevice };
  if (by === 'reset' || by === 'recovery') throw new Error('a new password is typed first');
  return { came: 'in', entered: await enter[by](token) };
}
