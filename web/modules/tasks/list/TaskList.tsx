import type { Task } from '@kinsong/contract/tasks/task.ts';
import { useMemo, useState, type KeyboardEvent } from 'react';
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

/** Tasks in their groups. Up and down lead from one to the next. */
export function TaskList({ shown, today, placed = false, selected, mayTick, onSelect }: TaskListProps) {
  const me = house().person.id;
  const groups = useMemo(() => grouped(shown, me), [shown, me]);
  const { spaces } = useSpaces();
  const [allDone, setAllDone] = useState(false);
  const placeOf = ({ space_id }: Task): string => {
    const space = spaces.get(space_id);
    return space_id === ownPlace || space === undefined || space.kind === 'thread'
      ? 'Only yours'
      : space.name;
  };
  return (
    <div className={styles.list} onKeyDown={walk}>
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
                onSelect={onSelect}
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

const tickNow = (task: Task): void => void tick(task);

const ways: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function walk(event: KeyboardEvent<HTMLElement>): void {
  const way = ways[event.key];
  const from = event.target instanceof HTMLElement ? event.target.closest('li') : null;
  if (way === undefined || from === null) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-task]')];
  const at = rows.findIndex((row) => from.contains(row));
  const next = rows[at + way];
  if (at === -1 || next === undefined) return;
  event.preventDefault();
  next.focus();
}
