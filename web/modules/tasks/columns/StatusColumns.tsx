import { statuses, type Status, type Task } from '@kinsong/contract/tasks/task.ts';
import { useMemo, useRef, useState, type ReactElement } from 'react';
import { Virtualizer } from 'virtua';
import { signedIn } from '../../../platform/signed-in.ts';
import { cx, Icon, useWide, VisuallyHidden } from '../../../ui/index.ts';
import { useDrag } from '../drag/useDrag.ts';
import { Constellation } from '../organised/Constellation.tsx';
import { StatusTabs } from '../organised/StatusTabs.tsx';
import { statusMarks } from '../status-marks.ts';
import { useTaskLook } from '../task-look.ts';
import { grouped } from '../task-order.ts';
import { change, tick } from '../tasks.actions.ts';
import type { Shown } from '../unsent-overlay.ts';
import { ColumnCard } from './ColumnCard.tsx';
import styles from './StatusColumns.module.css';

export interface StatusColumnsProps {
  shown: readonly Shown[];
  today: string;
  mayMove: (task: Task) => boolean;
  onSelect: (id: string) => void;
}

/** The same tasks by how far they are: a column each. A card goes on to the next by dragging, or by Alt and an arrow. */
export function StatusColumns({ shown, today, mayMove, onSelect }: StatusColumnsProps) {
  const me = signedIn().person.id;
  const ordered = useMemo(() => grouped(shown, me).flatMap((group) => group.shown), [shown, me]);
  const columns = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const { isWhole } = useTaskLook();
  const isOneAtATime = !useWide() && isWhole;
  const [one, setOne] = useState<Status>('pending');
  const byStatus = useMemo(() => Map.groupBy(ordered, ({ task }) => task.status), [ordered]);
  const inStatus = (status: Status): readonly Shown[] => byStatus.get(status) ?? [];
  const put = (id: string, status: Status | undefined) => {
    const task = ordered.find((each) => each.task.id === id)?.task;
    if (task === undefined || status === undefined || status === task.status || !mayMove(task)) return;
    // What is done is ticked: with its undo, and with a picture where one is wanted.
    if (status === 'completed') void tick(task);
    else void change(task, { status });
    if (status !== 'completed') setSaid(`Moved to ${statusMarks[status].word}`);
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-card="${id}"]`)?.focus({ preventScroll: false }),
    );
  };
  const { dragging, begin } = useDrag({
    scroller: columns,
    names: 'data-column',
    onDrop: (id, over) => put(id, statusNamed(over)),
  });
  const columnsOf = (shownOnes: readonly Status[]) => (
    <div ref={columns} className={styles.columns}>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {shownOnes.map((status) => {
        const some = inStatus(status);
        const isOver = dragging !== undefined && dragging.over === status;
        return (
          <section
            key={status}
            aria-label={statusMarks[status].word}
            data-column={status}
            className={cx(styles.column, isOver && styles.over)}
          >
            <h2 className={cx(styles.heading, isOneAtATime && styles.told)}>
              <Icon of={statusMarks[status].icon} size="s" />
              {statusMarks[status].word}
              <span className={styles.count}>{some.length}</span>
              {isWhole && <small className={styles.means}>{meanings[status]}</small>}
            </h2>
            {isWhole && status === 'completed' && <Constellation count={some.length} />}
            <Cards>
              {some.map((each) => (
                <ColumnCard
                  key={each.task.id}
                  shown={each}
                  today={today}
                  dragged={dragging?.id === each.task.id}
                  onSelect={onSelect}
                  onDrag={mayMove(each.task) ? begin : undefined}
                  onStep={(way) => put(each.task.id, statuses[statuses.indexOf(status) + way])}
                />
              ))}
            </Cards>
          </section>
        );
      })}
    </div>
  );
  if (!isOneAtATime) return columnsOf(statuses);
  const counts = Object.fromEntries(statuses.map((status) => [status, inStatus(status).length]));
  return (
    <>
      <StatusTabs chosen={one} counts={counts as Record<Status, number>} onChoose={setOne} />
      {columnsOf([one])}
    </>
  );
}

const meanings: Readonly<Record<Status, string>> = {
  pending: 'nobody has begun',
  in_progress: 'in somebody’s hands',
  blocked: 'waiting on something',
  completed: '',
};

const statusNamed = (name: string): Status | undefined => statuses.find((each) => each === name);

/** Of a thousand cards only those are drawn that are seen. */
function Cards({ children }: { children: ReactElement[] }) {
  const scroller = useRef<HTMLDivElement>(null);
  return (
    <div ref={scroller} className={styles.cards} tabIndex={-1}>
      <Virtualizer scrollRef={scroller} bufferSize={400} as="ul" item="li">
        {children}
      </Virtualizer>
    </div>
  );
}
