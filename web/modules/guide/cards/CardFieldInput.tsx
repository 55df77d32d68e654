import type { CardField } from '@kinsong/contract/guide/proposal-card.ts';
import { dayOf } from '@kinsong/contract/tasks/calendar-days.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { Choice, Select, TextField } from '../../../ui/index.ts';
import { abilities, useEveryone, usePeople, useSpaces } from '../../spaces/index.ts';
import styles from './ChangeSheet.module.css';
import { lastDay, type Typed } from './card-fields.ts';

export interface CardFieldInputProps {
  field: CardField;
  /** Those that go by this one: in another place they begin anew. */
  followers: readonly string[];
  typed: Typed;
  error: string | undefined;
  now: Date;
  onChange: (change: Typed) => void;
}

export function CardFieldInput({ field, followers, typed, error, now, onChange }: CardFieldInputProps) {
  const { name, label, kind, options = [], by = '' } = field;
  const value = typed[name] ?? '';
  const set = (next: string) => onChange({ [name]: next });
  const moved = (space: string) =>
    onChange({ ...Object.fromEntries(followers.map((each) => [each, ''])), [name]: space });
  switch (kind) {
    case 'choice':
      return (
        <div className={styles.choice}>
          <p aria-hidden>{label}</p>
          <Choice
            label={label}
            look="apart"
            options={options.map(({ value: of, label: words }) => ({ value: String(of), label: words }))}
            value={value}
            onChange={set}
          />
        </div>
      );
    case 'place':
      return <Place field={field} value={value} onChange={moved} />;
    case 'person':
      return <SomebodyThere label={label} place={typed[by] ?? ''} value={value} onChange={set} />;
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
  field: CardField;
  value: string;
  onChange: (space: string) => void;
}

/** A space in which one may do this, or none: then it is one's own. */
function Place({ field: { label, needs, none = '' }, value, onChange }: PlaceProps) {
  const { spaces } = useSpaces();
  const places = [...spaces.values()]
    .filter(
      (space) =>
        space.kind !== 'thread' && (needs === undefined || new Set<string>(abilities(space)).has(needs)),
    )
    .map(({ id, name }) => ({ value: id, label: name }))
    .sort((a, b) => a.label.localeCompare(b.label));
  return (
    <Select
      label={label}
      options={[{ value: '', label: none }, ...places]}
      value={value}
      onChange={onChange}
    />
  );
}

interface SomebodyThereProps {
  label: string;
  place: string;
  value: string;
  onChange: (person: string) => void;
}

/** Oneself, or somebody who is in that place. What is only one's own nobody else can do. */
function SomebodyThere({ label, place, value, onChange }: SomebodyThereProps) {
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
