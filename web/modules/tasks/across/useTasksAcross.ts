import type { Capability } from '@kinsong/contract/capabilities.ts';
import type { Task } from '@kinsong/contract/tasks/task.ts';
import { useMemo } from 'react';
import { useRowsOfMany } from '../../../platform/live/use-rows.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { abilities, activity, byLatest, isOpenSalon, useSpaces } from '../../spaces/index.ts';
import { loadMine, useMineState, type MineState } from '../my-tasks.data.ts';
import { tasksRows } from '../tasks.data.ts';
import { useMyTasks, useTasksIn } from '../tasks.hooks.ts';
import type { Shown } from '../unsent-overlay.ts';

/** So many salons at once are kept in step with the house: those in which something was said last. */
const mostSalons = 100;
const none: readonly string[] = [];

export interface TasksAcross {
  readonly shown: readonly Shown[];
  readonly state: MineState;
  /** What may be done with a task, where it lies. */
  readonly abilitiesAt: (task: Task) => ReadonlySet<Capability>;
  again(): void;
}

/** One's own tasks, wherever they lie; or those of everybody in all one's salons besides. */
export function useTasksAcross(ofAll: boolean): TasksAcross {
  const { state: known, spaces } = useSpaces();
  const salons = useMemo(() => (ofAll ? latestOf(spaces) : none), [ofAll, spaces]);
  const states = useRowsOfMany(salons, tasksRows);
  const own = useMineState();
  const mine = useMyTasks();
  const all = useTasksIn(salons);
  const abilitiesAt = useMemo(() => rightsIn(spaces), [spaces]);
  return {
    shown: ofAll ? all : mine,
    state: ofAll ? worst([own, known, ...states]) : own,
    abilitiesAt,
    again() {
      void loadMine();
      if (ofAll) signedIn().sync.again();
    },
  };
}

type Spaces = ReturnType<typeof useSpaces>['spaces'];

const latestOf = (spaces: Spaces): readonly string[] =>
  byLatest([...spaces.values()].filter(isOpenSalon), activity.get())
    .slice(0, mostSalons)
    .map(({ id }) => id)
    .sort();

/** With what lies nowhere that is known yet one may do what one's own is for. */
const withOnesOwn: ReadonlySet<Capability> = new Set(['tasks.changeOwn', 'tasks.deleteOwn']);

function rightsIn(spaces: Spaces): TasksAcross['abilitiesAt'] {
  const found = new Map([...spaces].map(([id, space]) => [id, abilities(space)]));
  return ({ space_id }) => found.get(space_id) ?? withOnesOwn;
}

/** A list of several is as far as the part of it that came the least far. */
function worst(states: readonly string[]): MineState {
  const order = ['failed', 'opening', 'kept'] as const;
  return order.find((state) => states.includes(state)) ?? 'live';
}
