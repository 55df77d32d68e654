import type { Child } from '@kinsong/contract/organiser/nodes.ts';
import { useEffect } from 'react';
import { useStore } from '../../platform/store.ts';
import { lookAt } from './levels-looked-at.ts';
import { levels, type Looked } from './organiser.data.ts';

/** Looks at a level for as long as the screen is there. */
export function useLevel(id: string): Looked {
  useEffect(() => lookAt(id), [id]);
  return useStore(levels.of(id));
}

const noLevel: Looked = { state: 'opening', level: undefined };
/** No space has this id: what is looked at there stays empty. */
const nowhere = '';

/** The level of a child that is chosen above it, as soon as one rests there. */
export function useLevelBelow(child: Child | undefined): Looked {
  const id = child === undefined || !isOpenTo(child) ? undefined : child.id;
  useEffect(() => {
    if (id === undefined) return undefined;
    let leave: (() => void) | undefined;
    const rest = setTimeout(() => {
      leave = lookAt(id);
    }, 150);
    return () => {
      clearTimeout(rest);
      leave?.();
    };
  }, [id]);
  const looked = useStore(levels.of(id ?? nowhere));
  return id === undefined ? noLevel : looked;
}

/** Whether there is a way in: whoever is outside is told its name and its numbers. */
export const isOpenTo = (child: Child): boolean => child.kind !== 'project' || child.role !== null;
