import {
  answerEvent,
  changeEvent,
  createEvent,
  deleteEvent,
  listEvents,
  mostInAPage,
} from '@kinsong/contract/calendar/calendar.ts';
import type { CalendarEvent } from '@kinsong/contract/calendar/event.ts';
import { calendarChanged } from '@kinsong/contract/calendar/events.ts';
import type { Change } from '@kinsong/contract/spaces/spaces.ts';
import { ask } from '../../platform/api/api.ts';
import { within } from '../../platform/cache/cache.ts';
import { cacheStore, put, type CacheWrite } from '../../platform/cache/stores.ts';
import type { Rows } from '../../platform/live/module-rows.ts';
import type { Send } from '../../platform/outbox/outbox.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { Store } from '../../platform/store.ts';

/**
 * Where do events come from? Those of a space from the cache and then the house, with the space itself; those of all my
 * spaces between two days by a call of their own (`my-events.data.ts`). All lie in one map, tombstones too: what was
 * taken away does not come back with an older frame.
 */
export const events = new Store<ReadonlyMap<string, CalendarEvent>>(new Map());

export function hold(rows: readonly CalendarEvent[]): void {
  events.change((known) => {
    const later = rows.filter(({ id, rev }) => (known.get(id)?.rev ?? -1) < rev);
    return later.length === 0 ? known : new Map([...known, ...later.map((row) => [row.id, row] as const)]);
  });
}

export function letGo(isGone: (event: CalendarEvent) => boolean): void {
  events.change((known) => {
    const left = [...known].filter(([, event]) => !isGone(event));
    return left.length === known.size ? known : new Map(left);
  });
}

export const eventsKept = cacheStore<CalendarEvent>('calendar.1', {
  key: 'id',
  indexes: { space: ['space_id', 'id'] },
  bySpace: 'space',
  revised: true,
});

export const inCache = (rows: readonly CalendarEvent[]): CacheWrite[] =>
  rows.map((event) => put(eventsKept, event));

export const calendarRows: Rows = {
  name: 'calendar',
  events: [calendarChanged],
  stores: [eventsKept],

  async recall(space) {
    hold(await signedIn().cache.all(eventsKept, within(space), 'space'));
  },

  async fetch(space, keep) {
    let revision: number | undefined;
    let after = 0;
    for (let more = true; more;) {
      const query = { after, limit: mostInAPage };
      const page = await ask(listEvents, { params: { space_id: space }, query }, { long: true });
      revision ??= page.rev;
      hold(page.events);
      keep(inCache(page.events));
      after = page.events.at(-1)?.born ?? after;
      more = page.more;
    }
    return revision ?? 0;
  },

  apply(_space, changes) {
    const rows = changes.map(({ data }: Change) => data as CalendarEvent);
    hold(rows);
    return inCache(rows);
  },

  reset(space) {
    letGo(({ space_id }) => space_id === space);
  },
};

function answered(answer: unknown): void {
  const rows = hasMany(answer) ? answer.events : [answer as CalendarEvent];
  hold(rows);
  signedIn()
    .cache.write(inCache(rows))
    .catch(() => {});
}

const hasMany = (answer: unknown): answer is { events: CalendarEvent[] } =>
  typeof answer === 'object' && answer !== null && 'events' in answer;

/** Calls that wait in the outbox while there is no way to the house. */
export const calendarSends: readonly Send[] = [createEvent, changeEvent, deleteEvent, answerEvent].map(
  (call) => ({ call, answered }),
);
