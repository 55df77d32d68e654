import { myEvents } from '@kinsong/contract/calendar/calendar.ts';
import { useEffect } from 'react';
import { ask } from '../../platform/api/api.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { Store, useStore } from '../../platform/store.ts';
import type { Ears } from '../../platform/web-module.ts';
import { eventsKept, hold, inCache, letGo } from './calendar.data.ts';
import type { DayRange } from './shown.ts';

/** How the events of all my spaces stand: `kept` is what this browser had, `failed` that the house did not answer. */
export type MineState = 'opening' | 'kept' | 'live' | 'failed';
const state = new Store<MineState>('opening');
/** What is looked at now, and since when something else happened. */
let looking: DayRange | undefined;

async function load(range: DayRange): Promise<void> {
  try {
    const { events } = await ask(myEvents, { query: { from: range.from, to: range.until } }, { long: true });
    hold(events);
    state.set('live');
    await signedIn().cache.write(inCache(events));
  } catch {
    state.change((now) => (now === 'opening' ? 'failed' : now));
  }
}

const again = (): void => void (looking && load(looking));

/** Several changes in a moment are asked for once. */
const gatherFor = 700;
let gathering: ReturnType<typeof setTimeout> | undefined;
function soon(): void {
  if (looking === undefined) return;
  gathering ??= setTimeout(() => {
    gathering = undefined;
    again();
  }, gatherFor);
}

async function recall(): Promise<void> {
  const kept = await signedIn().cache.all(eventsKept);
  hold(kept);
  if (kept.length > 0) state.change((now) => (now === 'opening' ? 'kept' : now));
}

export const myEventsEars: Ears = {
  entered: () => void recall().catch(() => {}),
  opened: soon,
  joined: soon,
  stirred: soon,
  gone: (space) => letGo(({ space_id }) => space_id === space),
};

/** Looks at all my spaces between two days for as long as the screen is there. */
export function useMyEvents({ from, until }: DayRange): { state: MineState; again: () => void } {
  useEffect(() => {
    looking = { from, until };
    again();
    return () => {
      looking = undefined;
    };
  }, [from, until]);
  return { state: useStore(state), again };
}
