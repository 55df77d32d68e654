import { priorities } from '@kinsong/contract/common/priority.ts';
import type { Status, Task } from '@kinsong/contract/tasks/task.ts';
import { useState, type SubmitEvent } from 'react';
import { signedIn } from '../../../platform/signed-in.ts';
import { useFirstFocus } from '../../../platform/focus.ts';
import { Choice, Select, Switch, TextArea, TextField } from '../../../ui/index.ts';
import { useEveryone } from '../../spaces/index.ts';
import type { Words } from '../tasks.actions.ts';
import { useTaskLook } from '../task-look.ts';
import { RepeatFields } from './RepeatFields.tsx';
import { StatusField } from './StatusField.tsx';
import styles from './TaskForm.module.css';
import { carriers, faults, outside, typedOf, wordsOf, type Typed } from './form-values.ts';

export interface TaskFormProps {
  /** What stands there already. */
  before: Partial<Words & Pick<Task, 'created_by' | 'status'>>;
  /** Where it lies, which says who may carry it. */
  space: string;
  /** Nobody else is there, nor ever will be. */
  alone: boolean;
  today: string;
  /** By which the button at the sheet's foot knows it. */
  id: string;
  onDone: (words: Words, status: Status | undefined) => void;
}

/** What is to be done, how urgent, when, by whom, and what else is to be known. */
export function TaskForm({ before, space, alone, today, id, onDone }: TaskFormProps) {
  const me = signedIn().person.id;
  const people = useEveryone(space);
  const [typed, setTyped] = useState(() => typedOf(before, me));
  const [tried, setTried] = useState(false);
  const [status, setStatus] = useState(before.status);
  const { priorityWord, isWhole } = useTaskLook();
  const first = useFirstFocus<HTMLInputElement>();
  const wrong = tried ? faults(typed, before, today) : {};
  const set = (change: Partial<Typed>) => setTyped((now) => ({ ...now, ...change }));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(faults(typed, before, today)).length === 0) onDone(wordsOf(typed, before, today), status);
    else first.current?.focus();
  };
  return (
    <form id={id} className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label="What is to be done?"
        ref={first}
        autoComplete="off"
        value={typed.text}
        onChange={(event) => set({ text: event.target.value })}
        error={wrong.text}
      />
      <div className={styles.part}>
        <p aria-hidden className={styles.label}>
          Priority
        </p>
        <Choice
          label="Priority"
          look="apart"
          options={priorities.map((each) => ({ value: `${each}` as const, label: priorityWord(each) }))}
          value={typed.priority}
          onChange={(value) => set({ priority: value })}
          className={styles.choice}
        />
      </div>
      {isWhole && status !== undefined && <StatusField value={status} onChange={setStatus} />}
      <div className={styles.two}>
        <TextField
          label="Due"
          type="date"
          min={today}
          value={typed.due}
          onChange={(event) => set({ due: event.target.value })}
          error={wrong.due}
        />
        <TextField
          label="At what time"
          type="time"
          // An hour belongs to a day, and something that comes back has one.
          disabled={typed.due === '' && typed.repeat === 'never'}
          value={typed.time}
          onChange={(event) => set({ time: event.target.value })}
        />
        <Select
          label="Who does it"
          options={carriers(people, me, alone)}
          value={typed.carrier}
          onChange={(carrier) => set({ carrier })}
        />
      </div>
      {typed.carrier === outside && (
        <TextField
          label="Who, outside?"
          autoComplete="off"
          maxLength={80}
          value={typed.outside}
          onChange={(event) => set({ outside: event.target.value })}
          error={wrong.outside}
        />
      )}
      <RepeatFields typed={typed} onChange={set} />
      <TextField
        label="Labels"
        help="With commas between them."
        autoComplete="off"
        value={typed.labels}
        onChange={(event) => set({ labels: event.target.value })}
      />
      {!alone && (
        <Switch
          label="A picture when it is done"
          // Whoever asked to see it takes that back, and nobody else.
          disabled={before.proof_wanted === true && (before.created_by ?? me) !== me}
          checked={typed.proof}
          onChange={(proof) => set({ proof })}
        />
      )}
      <TextArea
        label="Notes"
        value={typed.notes}
        onChange={(event) => set({ notes: event.target.value })}
        error={wrong.notes}
      />
    </form>
  );
}
