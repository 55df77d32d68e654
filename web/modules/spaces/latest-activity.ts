import type { Unread } from '@kinsong/contract/messages/messages.ts';
import type { MySpace } from '@kinsong/contract/spaces/spaces.ts';
import { Store, useStore } from '../../platform/store.ts';

/** What is new in each space, as the module that keeps messages tells it. */
export type Activity = ReadonlyMap<string, Unread>;
export const activity = new Store<Activity>(new Map());

export const useActivity = (): Activity => useStore(activity);

/** The latest words first; a salon without words stands where it was founded. */
export function byLatest(spaces: Iterable<MySpace>, activity: Activity): MySpace[] {
  const at = (space: MySpace): string => activity.get(space.id)?.last?.created_at ?? space.created_at;
  return [...spaces].sort((a, b) => (at(a) < at(b) ? 1 : -1));
}
