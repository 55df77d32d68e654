import type { Child } from '@kinsong/contract/organiser/nodes.ts';
import { useLevelBelow } from '../organiser.hooks.ts';
import type { Level } from '../kept-levels.ts';
import { useChosen } from './chosen.ts';

/** What lies below the level one is at: its chosen child, that one's children, and which of those is chosen. */
export interface Below {
  readonly chosen: Child | undefined;
  readonly level: Level | undefined;
  readonly third: Child | undefined;
}

export function useBelow(level: Level | undefined): Below {
  const chosen = useChosen(level);
  const { level: below } = useLevelBelow(chosen?.kind === 'project' ? undefined : chosen);
  return { chosen, level: below, third: useChosen(below) };
}
