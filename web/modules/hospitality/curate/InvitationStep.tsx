import { longestLetter } from '@kinsong/contract/hospitality/retreat.ts';
import { firstName } from '@kinsong/engines/text/first-name.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { TextArea, TextField } from '../../../ui/index.ts';
import { byDay, whenAndWhere } from '../retreat-words.ts';
import type { StepProps } from './CriteriaStep.tsx';
import styles from './Making.module.css';
import letter from './Letter.module.css';
import type { Making } from './draft.ts';

type Errors = Readonly<Record<string, string>>;

/** What it is, and the letter as whoever is asked will hold it. */
export function InvitationStep({ draft, errors, onChange }: StepProps & { errors: Errors }) {
  const day = (field: 'starts_on' | 'ends_on' | 'answer_by', label: string) => (
    <TextField
      id={`retreat-${field}`}
      label={label}
      type="date"
      value={draft[field] ?? ''}
      error={errors[field]}
      onChange={(event) => onChange({ [field]: event.target.value === '' ? null : event.target.value })}
    />
  );
  return (
    <section className={styles.two} aria-label="Invitation">
      <div className={styles.step}>
        <TextField
          id="retreat-name"
          label="What it is called"
          autoComplete="off"
          maxLength={80}
          value={draft.name}
          error={errors['name']}
          onChange={(event) => onChange({ name: event.target.value })}
        />
        <TextField
          id="retreat-place"
          label="Where, as coarsely as you like"
          help="The address is said in the salon, to those who come."
          autoComplete="off"
          maxLength={80}
          value={draft.place}
          error={errors['place']}
          onChange={(event) => onChange({ place: event.target.value })}
        />
        <div className={styles.days}>
          {day('starts_on', 'From')}
          {day('ends_on', 'To')}
          {day('answer_by', 'Answer by')}
        </div>
        <TextArea
          id="retreat-letter"
          label="Your own words to them"
          maxLength={longestLetter}
          value={draft.letter}
          error={errors['letter']}
          onChange={(event) => onChange({ letter: event.target.value })}
        />
      </div>
      <Letter draft={draft} />
    </section>
  );
}

function Letter({ draft }: { draft: Making }) {
  const [first] = draft.people;
  const me = signedIn().person;
  return (
    <section className={letter.paper} aria-label="What they will read">
      <p className={letter.dear}>Dear {first === undefined ? 'guest' : firstName(first.name)},</p>
      {draft.letter.trim() !== '' && <p className={letter.words}>{draft.letter}</p>}
      <p>
        {me.avatar_name || me.name} asks you to “{draft.name || '…'}”: {whenAndWhere(draft)}. An answer by{' '}
        {byDay(draft.answer_by) || '…'} is kind.
      </p>
    </section>
  );
}
