import {
  Comforted,
  Found,
  salonAssistant,
  Summed,
  contextOf,
} from '@kinsong/contract/assistant/assistant.ts';
import { ask } from '../../platform/api/api.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { Store, useStore } from '../../platform/store.ts';

const keptAs = () => `kinsong.without-mairy ${signedIn().person.id}`;

/** Where she was sent away; everywhere else she is there. A matter of this browser, not of the salon. */
const without = new Store<ReadonlySet<string> | undefined>(undefined);

function kept(): ReadonlySet<string> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(keptAs()) ?? '[]');
    return new Set(Array.isArray(found) ? found.filter((each) => typeof each === 'string') : []);
  } catch {
    return new Set();
  }
}

export const useMairyHere = (space: string): boolean => !(useStore(without) ?? kept()).has(space);

export function setMairyHere(space: string, here: boolean): void {
  const spaces = new Set(without.get() ?? kept());
  if (here) spaces.delete(space);
  else spaces.add(space);
  without.set(spaces);
  try {
    localStorage.setItem(keptAs(), JSON.stringify([...spaces]));
  } catch {
    // Without storage it holds until the page is loaded anew.
  }
}

export async function sumUp(space: string, since: number | undefined): Promise<Summed> {
  const body = { action: 'conversation_summary', salon_id: space, include_insights: true } as const;
  return Summed.parse(await ask(salonAssistant, { body: since === undefined ? body : { ...body, since } }));
}

export async function findIn(space: string, query: string): Promise<Found> {
  const body = { action: 'document_search', salon_id: space, query } as const;
  return Found.parse(await ask(salonAssistant, { body }));
}

export interface NightTurn {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

/** Names no salon: what is told at night belongs to none. */
export async function listenAtNight(message: string, before: readonly NightTurn[]): Promise<Comforted> {
  const body = {
    action: 'night_support',
    message,
    time_context: 'middle_of_night',
    emotional_support_needed: true,
    conversation_context: before.slice(-contextOf.night),
  } as const;
  return Comforted.parse(await ask(salonAssistant, { body }));
}
