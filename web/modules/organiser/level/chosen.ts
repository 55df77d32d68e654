import type { Child } from '@kinsong/contract/organiser/nodes.ts';
import { Store, useStore } from '../../../platform/store.ts';
import type { Level } from '../kept-levels.ts';

/** Which child of which level one chose last: whoever comes back up finds it lit. */
const choices = new Store<ReadonlyMap<string, string>>(new Map());

export function choose(level: string, child: string): void {
  choices.change((before) =>
    before.get(level) === child ? before : new Map([...before, [level, child] as const]),
  );
}

/** The chosen child of a level; until somebody chooses, the first that is not put away. */
export function useChosen(level: Level | undefined): Child | undefined {
  const chosen = useStore(choices).get(level?.id ?? '');
  if (level === undefined) return undefined;
  const { children } = level;
  return (
    children.find(({ id }) => id === chosen) ??
    children.find(({ archived_at }) => archived_at === null) ??
    children[0]
  );
}
