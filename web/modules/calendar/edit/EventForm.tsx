import { categories, eventTypes, type CalendarEvent } from '@kinsong/contract/calendar/event.ts';
import { useState, type SubmitEvent } from 'react';
import { useFirstFocus } from '../../../platform/focus.ts';
import { Choice, FormErrors, TextArea, TextField } from '../../../ui/index.ts';
import type { NewWords } from '../calendar.actions.ts';
import { typeMarks } from '../marks/event-marks.ts';
import { repeatWords } from '../marks/repeat-words.ts';
import { CategoryChoice } from './CategoryChoice.tsx';
import { Conflicts } from './Conflicts.tsx';
import styles from './EventForm.module.css';
import { faults, wordsOf, type Typed } from './form-values.ts';
import { ReminderChoice } from './ReminderChoice.tsx';
import { RepeatFields } from './RepeatFields.tsx';
import { TimeFields } from './TimeFields.tsx';
import { WhoIsAsked } from './WhoIsAsked.tsx';

export interface EventFormProps {
  /** By which the button at the sheet's foot knows it. */
  id: string;
  space: string;
  begin: Typed;
  /** What is changed; absent for what is new. */
  before: CalendarEvent | undefined;
  today: string;
  onDone: (words: NewWords) => void;
}

const types = eventTypes.map((value) => ({
  value,
  label: typeMarks[value].word,
  icon: typeMarks[value].icon,
}));

/** What it is, when, where, who, how often. What else is on at the same time is said while one plans. */
export function EventForm({ id, space, begin, before, today, onDone }: EventFormProps) {
  const [typed, setTyped] = useState(begin);
  const [tried, setTried] = useState(false);
  const first = useFirstFocus<HTMLInputElement>();
  const found = faults(typed, before === undefined, today);
  const wrong = tried ? found : {};
  const set = (change: Partial<Typed>) => setTyped((now) => ({ ...now, ...change }));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(found).length === 0) onDone(wordsOf(typed, before));
    else if (found.all === undefined) first.current?.focus();
  };
  return (
    <form id={id} className={styles.form} onSubmit={submit} noValidate>
      {wrong.all !== undefined && <FormErrors title={wrong.all} />}
      <TextField
        label="Title"
        ref={first}
        autoComplete="off"
        value={typed.title}
        onChange={(event) => set({ title: event.target.value })}
        error={wrong.title}
      />
      <TimeFields
        typed={typed}
        wrong={wrong}
        isNew={before === undefined}
        today={today}
        onChange={setTyped}
      />
      <Conflicts typed={typed} space={space} before={before} />
      <div className={styles.part}>
        <p aria-hidden className={styles.label}>
          What it is
        </p>
        <Choice
          label="What it is"
          look="apart"
          options={types}
          value={typed.type}
          onChange={(type) => set({ type })}
          className={styles.types}
        />
      </div>
      <CategoryChoice
        categories={categories}
        value={typed.category}
        onChange={(category) => set({ category })}
      />
      <TextField
        label="Where"
        autoComplete="off"
        value={typed.place}
        onChange={(event) => set({ place: event.target.value })}
        error={wrong.place}
      />
      <WhoIsAsked space={space} asked={typed.attendees} onChange={(attendees) => set({ attendees })} />
      <RepeatFields
        typed={typed}
        day={typed.date === '' ? today : typed.date}
        own={before !== undefined && begin.rhythm === 'own' ? repeatWords(before) : undefined}
        error={wrong.until}
        onChange={set}
      />
      <ReminderChoice reminders={typed.reminders} onChange={(reminders) => set({ reminders })} />
      <TextArea
        label="Notes"
        value={typed.notes}
        onChange={(event) => set({ notes: event.target.value })}
        error={wrong.notes}
      />
    </form>
  );
}
