import { dayOf } from '@kinsong/contract/tasks/days.ts';
import { priorityWords } from '@kinsong/contract/tasks/task.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { Choice, Select, TextField } from '../../../ui/index.ts';
import { abilities, useEveryone, usePeople, useSpaces } from '../../spaces/index.ts';
import styles from './ChangeSheet.module.css';
import { lastDay, type ChangeField, type Typed } from './fields.ts';

export interface ArgFieldProps {
  field: ChangeField;
  typed: Typed;
  error: string | undefined;
  now: Date;
  onChange: (change: Typed) => void;
}

const weights = Object.entries(priorityWords).map(([value, label]) => ({ value, label }));

export function ArgField({ field, typed, error, now, onChange }: ArgFieldProps) {
  const { name, label, kind } = field;
  const value = typed[name] ?? '';
  const set = (next: string) => onChange({ [name]: next });
  switch (kind) {
    case 'priority':
      return (
        <div className={styles.priority}>
          <p aria-hidden>{label}</p>
          <Choice label={label} look="apart" options={weights} value={value} onChange={set} />
        </div>
      );
    case 'place':
      return <Place label={label} value={value} onChange={onChange} />;
    case 'carrier':
      return <Carrier label={label} place={typed['space_id'] ?? ''} value={value} onChange={set} />;
    case 'words':
    case 'day':
    case 'time':
      return (
        <TextField
          label={label}
          name={name}
          type={types[kind]}
          autoComplete="off"
          {...(kind === 'day' && { min: dayOf(now), max: lastDay(field, now) })}
          value={value}
          error={error}
          onChange={(event) => set(event.target.value)}
        />
      );
  }
}

const types = { words: 'text', day: 'date', time: 'time' } as const;

interface PlaceProps {
  label: string;
  value: string;
  onChange: (change: Typed) => void;
}

/** One's own list, or a space in which one may write tasks down. In another place it is in one's own hands at first. */
function Place({ label, value, onChange }: PlaceProps) {
  const { spaces } = useSpaces();
  const places = [...spaces.values()]
    .filter((space) => space.kind !== 'thread' && abilities(space).has('tasks.create'))
    .map(({ id, name }) => ({ value: id, label: name }))
    .sort((a, b) => a.label.localeCompare(b.label));
  return (
    <Select
      label={label}
      options={[{ value: '', label: 'Only yours' }, ...places]}
      value={value}
      onChange={(space_id) => onChange({ space_id, assigned_to: '' })}
    />
  );
}

interface CarrierProps {
  label: string;
  place: string;
  value: string;
  onChange: (person: string) => void;
}

/** Oneself, or somebody who is in that place. What is only one's own nobody else can carry. */
function Carrier({ label, place, value, onChange }: CarrierProps) {
  // Faces of a space that was never opened are asked for by this.
  usePeople();
  const everyone = useEveryone(place);
  const { id: me, avatar_name, name: whole } = signedIn().person;
  if (place === '') return null;
  const others = [...everyone.values()]
    .filter(({ left_at, person_id }) => left_at === null && person_id !== me)
    .map(({ person_id, name }) => ({ value: person_id, label: name }))
    .sort((a, b) => a.label.localeCompare(b.label));
  const own = { value: '', label: `${avatar_name || whole}, you` };
  return <Select label={label} options={[own, ...others]} value={value} onChange={onChange} />;
}
