import { longestTitle } from '@kinsong/contract/tasks/task.ts';
import Plus from 'lucide-react/icons/plus';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useRef, useState, type SubmitEvent } from 'react';
import { IconButton } from '../../../ui/index.ts';
import { writeDown } from '../tasks.actions.ts';
import styles from './AddTask.module.css';

export interface AddTaskProps {
  /** Absent: for oneself alone. */
  space: string | undefined;
  /** Says more of it before it is written down: when, how urgent, who. */
  onMore: (text: string) => void;
}

/** A line to write on. Enter writes it down, and the line is free for the next. */
export function AddTask({ space, onMore }: AddTaskProps) {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const isBlank = text.trim() === '';
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    field.current?.focus();
    if (isBlank) return;
    setText('');
    // What could not be kept goes back to where it was written.
    if (!(await writeDown(space, { text: text.trim() }))) setText((next) => text + next);
  };
  return (
    <form className={styles.well} onSubmit={(event) => void submit(event)}>
      <input
        ref={field}
        className={styles.field}
        aria-label="Add a task"
        placeholder="Add a task"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={longestTitle}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <IconButton
        icon={SlidersHorizontal}
        label="Say more of it"
        onClick={() => {
          onMore(text);
          setText('');
        }}
      />
      <IconButton
        type="submit"
        icon={Plus}
        label="Add"
        kind="filled"
        aria-disabled={isBlank}
        className={styles.add}
      />
    </form>
  );
}
