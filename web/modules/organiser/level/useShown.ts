import type { Child } from '@kinsong/contract/organiser/nodes.ts';
import { useState } from 'react';
import { useLevel } from '../organiser.hooks.ts';
import type { Level } from '../kept-levels.ts';
import type { Looked } from '../organiser.data.ts';

/** What is shown of the level that is asked for, and how far it has come. */
export interface Shown {
  readonly state: Looked['state'];
  readonly level: Level | undefined;
}

/**
 * One goes in at once, with what was told of a child from above; its own children come as soon as the house answers. On
 * the way up to a level that was never seen, what is there stays until then.
 */
export function useShown(id: string): Shown {
  const { state, level } = useLevel(id);
  const [last, setLast] = useState<Level>();
  const child = last?.children.find((each) => each.id === id);
  const ahead = child && last && fromAbove(child, last);
  const isOver = state === 'gone' || (state === 'failed' && level === undefined);
  const shown = isOver ? undefined : (level ?? ahead ?? last);
  if (level !== undefined && level !== last) setLast(level);
  return { state: level === undefined && shown !== undefined ? 'opening' : state, level: shown };
}

function fromAbove(child: Child, above: Level): Level {
  const { id, kind, name } = child;
  return {
    ...{ id, node: child, path: [...above.path, { id, kind, name }], children: [], may_create: [] },
    ...{ total: howMany(child), next: null, told_at: above.told_at },
  };
}

const howMany = (child: Child): number =>
  child.kind === 'hamlet' ? child.family_count : child.kind === 'family' ? child.project_count : 0;
