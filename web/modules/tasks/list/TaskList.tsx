import type { Task } from '@kinsong/contract/tasks/task.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { house } from '../../../platform/house.ts';
import { Button, List } from '../../../ui/index.ts';
import { useSpaces } from '../../spaces/index.ts';
import { grouped } from '../order.ts';
import { ownPlace, type Shown } from '../overlay.ts';
import { tick } from '../tasks.actions.ts';
import styles from './TaskList.module.css';
import { TaskRow } from './TaskRow.tsx';

export interface TaskListProps {
  shown: readonly Shown[];
  today: string;
  /** Says where each lies: on a list of several places. */
  placed?: boolean;
  selected: string | undefined;
  mayTick: (task: Task) => boolean;
  onSelect: (id: string) => void;
}

/** So much of what is done shows by itself. */
const doneShown = 8;

/** Tasks in their groups. */
export function TaskList({ shown, today, placed = false, selected, mayTick, onSelect }: TaskListProps) {
  const me = house().person.id;
  const groups = useMemo(() => grouped(shown, me), [shown, me]);
  const { spaces } = useSpaces();
  const [allDone, setAllDone] = useState(false);
  const select = useSame(onSelect);
  const placeOf = ({ space_id }: Task): string => {
    const space = spaces.get(space_id);
    return space_id === ownPlace || space === undefined || space.kind === 'thread'
      ? 'Only yours'
      : space.name;
  };
  return (
    <div className={styles.list}>
      {groups.map(({ key, label, tone, shown: all }) => {
        const some = key === 'done' && !allDone ? all.slice(0, doneShown) : all;
        return (
          <List key={key} label={label} heading={tone} level={2}>
            {some.map((each) => (
              <TaskRow
                key={each.task.id}
                shown={each}
                today={today}
                place={placed ? placeOf(each.task) : undefined}
                selected={each.task.id === selected}
                mayTick={mayTick(each.task)}
                onTick={tickNow}
                onSelect={select}
              />
            ))}
            {some.length < all.length && (
              <li>
                <Button kind="bare" onClick={() => setAllDone(true)}>
                  Show {all.length - some.length} more
                </Button>
              </li>
            )}
          </List>
        );
      })}
    </div>
  );
}

/** One function for good, whichever is meant at the moment: rows are not drawn anew for its sake. */
function useSame(act: (id: string) => void): (id: string) => void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  }, [act]);
  return useCallback((id) => latest.current(id), []);
}

const tickNow = (task: Task): void => void tick(task);
