import { useMemo } from 'react';
import { statuses } from '@kinsong/contract/tasks/task.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { Button, Select, Sheet, TextField } from '../../../ui/index.ts';
import type { People } from '../people-words.ts';
import { statusMarks } from '../status-marks.ts';
import type { Shown } from '../unsent-overlay.ts';
import { dueWords, whoWords } from './filter-words.ts';
import { dueParts, labelsOf, type TaskView } from './task-filter.ts';
import styles from './FilterSheet.module.css';

export interface FilterSheetProps {
  open: boolean;
  view: TaskView;
  shown: readonly Shown[];
  people: People;
  onView: (change: Partial<TaskView>) => void;
  onClear: () => void;
  onClose: () => void;
}

/** Which of the tasks show. Each choice counts at once. */
export function FilterSheet({ open, view, shown, people, onView, onClear, onClose }: FilterSheetProps) {
  const me = signedIn().person.id;
  const carriers = useMemo(() => carriersOf(shown, me), [shown, me]);
  const labels = useMemo(() => labelsOf(shown), [shown]);
  const whos = ['', me, ...carriers, 'anyone', 'outside'];
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Filter"
      actions={
        <>
          <Button kind="thread" onClick={onClose}>
            Show these
          </Button>
          <Button kind="bare" onClick={onClear}>
            Show all
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <TextField
          label="Words"
          autoComplete="off"
          value={view.words}
          onChange={(event) => onView({ words: event.target.value })}
        />
        <Select
          label="Who does it"
          options={whos.map((value) => ({ value, label: whoWords(value, people) || 'Everyone' }))}
          value={view.who}
          onChange={(who) => onView({ who })}
        />
        <Select
          label="Due"
          options={['' as const, ...dueParts].map((value) => ({
            value,
            label: dueWords[value] || 'Any day',
          }))}
          value={view.due}
          onChange={(due) => onView({ due: due as TaskView['due'] })}
        />
        <Select
          label="Label"
          options={['', ...labels].map((value) => ({ value, label: value || 'Any label' }))}
          value={view.label}
          onChange={(label) => onView({ label })}
        />
        <Select
          label="How far it is"
          options={['' as const, ...statuses].map((value) => ({
            value,
            label: value === '' ? 'However far' : statusMarks[value].word,
          }))}
          value={view.status}
          onChange={(status) => onView({ status: status as TaskView['status'] })}
        />
      </div>
    </Sheet>
  );
}

const carriersOf = (shown: readonly Shown[], me: string): string[] =>
  [...new Set(shown.flatMap(({ task }) => task.assigned_to ?? []))].filter((id) => id !== me);
