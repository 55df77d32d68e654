import { useMemo, useRef } from 'react';
import { Virtualizer } from 'virtua';
import { Button, cx, VisuallyHidden } from '../../../ui/index.ts';
import type { ViewProps } from '../board/view-props.ts';
import { TaskChip } from '../marks/TaskChip.tsx';
import type { DayRange } from '../shown.ts';
import { monthAndYear, monthOf, numberOf, shortWeekday } from '../time-words.ts';
import { agendaLines, type Line } from './agenda-lines.ts';
import { AgendaRow } from './AgendaRow.tsx';
import styles from './AgendaView.module.css';

export interface AgendaViewProps extends ViewProps {
  range: DayRange;
  /** Shows what is later too. */
  onLater: () => void;
}

/** Rows are drawn this far beyond the edges, so that nobody meets an empty one. */
const drawnAhead = 400;

/** What is on, day after day, with nothing between: the calendar of a phone. */
export function AgendaView(props: AgendaViewProps) {
  const { range, today, shown, tasks, onLater } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const lines = useMemo(() => agendaLines(range, today, shown, tasks), [range, today, shown, tasks]);
  return (
    <div ref={scroller} className={styles.scroll}>
      <Virtualizer data={lines} bufferSize={drawnAhead} scrollRef={scroller} as="ul" item="li">
        {(line) => <AgendaLine key={line.key} line={line} props={props} />}
      </Virtualizer>
      <div className={styles.later}>
        {lines.every((line) => 'empty' in line) && (
          <p className={styles.nothing}>Nothing is planned until {monthAndYear(range.until)}.</p>
        )}
        <Button kind="bare" onClick={onLater}>
          Show what is later
        </Button>
      </div>
    </div>
  );
}

function AgendaLine({ line, props }: { line: Line; props: AgendaViewProps }) {
  const { today, selected, onOpen, onDay, moving } = props;
  const { day, first } = line;
  return (
    <div className={cx(styles.line, first && styles.first)} data-day={day}>
      {first ? (
        <button
          type="button"
          className={cx(styles.day, day === today && styles.today)}
          onClick={() => onDay(day)}
        >
          <span>{day === today ? 'Today' : shortWeekday(day)}</span>
          <b className={styles.number}>{numberOf(day)}</b>
          <VisuallyHidden> {monthOf(day)}, all of it</VisuallyHidden>
        </button>
      ) : (
        <span />
      )}
      {'shown' in line && (
        <AgendaRow
          shown={line.shown}
          day={day}
          today={today}
          selected={line.shown.key === selected}
          onOpen={onOpen}
          moving={moving}
        />
      )}
      {'task' in line && (
        <div className={styles.task}>
          <TaskChip task={line.task} />
        </div>
      )}
      {'empty' in line && <p className={styles.nothing}>Nothing today.</p>}
    </div>
  );
}
