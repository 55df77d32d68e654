import {
  holdsChair,
  type Guest,
  type GuestState,
  type Retreat,
} from '@kinsong/contract/hospitality/retreat.ts';
import type { Light } from './Candle.tsx';

/** Somebody at the table, or a chair that is free. */
export interface Seat {
  readonly number: number;
  readonly guest: Pick<Guest, 'person_id' | 'name' | 'avatar_url' | 'state'> | undefined;
}

export const lightOf = (state: GuestState): Light => {
  if (state === 'yes') return 'lit';
  return state === 'no' || state === 'withdrawn' || state === 'lapsed' ? 'away' : 'unlit';
};

const rank: Readonly<Partial<Record<GuestState, number>>> = { yes: 0, perhaps: 1, asked: 2 };

/** Whoever comes sits first, then those who were not heard; what is left of the places are free chairs. */
export function seatsOf({ guests, places, state }: Pick<Retreat, 'guests' | 'places' | 'state'>): Seat[] {
  const sits = ({ state: each }: Guest) => holdsChair(each) || (state === 'draft' && each === 'chosen');
  const seated = guests.filter(sits).toSorted((a, b) => (rank[a.state] ?? 3) - (rank[b.state] ?? 3));
  const chairs = state === 'draft' ? places : Math.max(places, seated.length);
  return Array.from({ length: chairs }, (_, at) => ({ number: at + 1, guest: seated[at] }));
}

export interface Tally {
  readonly come: number;
  readonly unheard: number;
  readonly free: number;
  readonly waiting: number;
}

export function tallyOf({ guests, places }: Pick<Retreat, 'guests' | 'places'>): Tally {
  const count = (...states: GuestState[]) => guests.filter(({ state }) => states.includes(state)).length;
  const [come, unheard] = [count('yes'), count('asked', 'perhaps')];
  return { come, unheard, free: Math.max(0, places - come - unheard), waiting: count('waiting') };
}

/** A table holds so many pairs of chairs; more people sit at several. */
export function tablesOf(seats: readonly Seat[], pairs: number): (readonly Seat[])[] {
  const size = pairs * 2;
  const tables = Math.max(1, Math.ceil(seats.length / size));
  return Array.from({ length: tables }, (_, at) => seats.slice(at * size, (at + 1) * size));
}
