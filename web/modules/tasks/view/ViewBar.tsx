import Columns3 from 'lucide-react/icons/columns-3';
import ListFilter from 'lucide-react/icons/list-filter';
import ListChecks from 'lucide-react/icons/list-checks';
import SquareCheck from 'lucide-react/icons/square-check';
import X from 'lucide-react/icons/x';
import { useState, type ReactNode } from 'react';
import { Button, Icon } from '../../../ui/index.ts';
import { useEveryone } from '../../spaces/index.ts';
import type { People } from '../people-words.ts';
import { statusMarks } from '../status-marks.ts';
import type { Shown } from '../unsent-overlay.ts';
import { FilterSheet } from './FilterSheet.tsx';
import { dueWords, whoWords } from './filter-words.ts';
import { everything, type TaskView } from './task-filter.ts';
import styles from './ViewBar.module.css';

export interface ViewBarProps {
  view: TaskView;
  /** Before all else that stands here. */
  lead?: ReactNode;
  /** Whom tasks may name, where that is not who is in one place. */
  people?: People | undefined;
  shown: readonly Shown[];
  space: string | undefined;
  picking: boolean;
  onView: (change: Partial<TaskView>) => void;
  onPick: () => void;
}

/** What shows, in which way, and the way to take several at once. What filters stands here, and goes with one press. */
export function ViewBar({ view, lead, shown, space, picking, onView, onPick, ...props }: ViewBarProps) {
  const [open, setOpen] = useState(false);
  const here = useEveryone(space ?? '');
  const people = props.people ?? here;
  const chips: [part: keyof TaskView, words: string][] = [
    ['words', view.words === '' ? '' : `“${view.words}”`],
    ['who', whoWords(view.who, people)],
    ['due', dueWords[view.due]],
    ['label', view.label],
    ['status', view.status === '' ? '' : statusMarks[view.status].word],
  ];
  return (
    <div className={styles.bar}>
      <div className={styles.chips}>
        {lead}
        {chips
          .filter(([, words]) => words !== '')
          .map(([part, words]) => (
            <button
              key={part}
              type="button"
              className={styles.chip}
              aria-label={`Show all again, not only ${words}`}
              onClick={() => onView({ [part]: '' })}
            >
              {words}
              <Icon of={X} size="s" />
            </button>
          ))}
      </div>
      <div className={styles.ways}>
        <Button kind="bare" icon={ListFilter} className={styles.way} onClick={() => setOpen(true)}>
          Filter
        </Button>
        <Button
          kind="bare"
          icon={view.board ? ListChecks : Columns3}
          className={styles.way}
          aria-label={view.board ? 'Show as a list' : 'Show as a board'}
          onClick={() => onView({ board: !view.board })}
        >
          {view.board ? 'List' : 'Board'}
        </Button>
        <Button
          kind={picking ? 'secondary' : 'bare'}
          icon={SquareCheck}
          className={styles.way}
          aria-pressed={picking}
          onClick={onPick}
        >
          Choose several
        </Button>
      </div>
      <FilterSheet
        open={open}
        view={view}
        shown={shown}
        people={people}
        onView={onView}
        onClear={() => onView(everything)}
        onClose={() => setOpen(false)}
      />
    </div>
  );
}
