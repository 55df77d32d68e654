import { longestRule } from '@kinsong/contract/votes/deed.ts';
import X from 'lucide-react/icons/x';
import { Icon, IconButton, Select, TextField } from '../../../ui/index.ts';
import { useEveryone } from '../../spaces/index.ts';
import { useOpenedAt } from '../useOpenedAt.ts';
import { mayVote } from '../people-here.ts';
import { deedIcons } from '../whole/deed-words.ts';
import type { DeedDraft } from './deed-draft.ts';
import styles from './DeedsField.module.css';
import { lengths } from './minutes.ts';

export interface DeedFieldsProps {
  space: string;
  deed: DeedDraft;
  options: readonly { readonly value: string; readonly label: string }[];
  onChange: (change: Partial<DeedDraft>) => void;
  onLeave: () => void;
}

const called = { task: 'A task', event: 'An event', role: 'A role', rule: 'A rule' } as const;
const asked = {
  task: 'What is to be done?',
  event: 'What is it called?',
  rule: 'The rule',
  role: '',
} as const;
const longest = { task: 500, event: 120, rule: longestRule, role: 0 } as const;
const roles = [
  { value: 'steward', label: 'Steward' },
  { value: 'member', label: 'Member' },
  { value: 'guest', label: 'Guest' },
] as const;

/** One thing that happens when it passes. */
export function DeedFields({ space, deed, options, onChange, onLeave }: DeedFieldsProps) {
  const openedAt = useOpenedAt();
  const people = [...useEveryone(space).values()]
    .filter(mayVote)
    .map(({ person_id, name }) => ({ value: person_id, label: name }))
    .sort((a, b) => a.label.localeCompare(b.label));
  const { kind } = deed;
  return (
    <div role="group" aria-label={called[kind]} className={styles.deed}>
      <p className={styles.head}>
        <span className={styles.kind}>
          <Icon of={deedIcons[kind]} />
          {called[kind]}
        </span>
        <IconButton
          icon={X}
          label={`Take away ${deed.text || called[kind].toLowerCase()}`}
          onClick={onLeave}
        />
      </p>
      {kind !== 'role' && (
        <TextField
          label={asked[kind]}
          autoComplete="off"
          maxLength={longest[kind]}
          value={deed.text}
          onChange={(event) => onChange({ text: event.target.value })}
        />
      )}
      {kind === 'task' && (
        <div className={styles.two}>
          <Select
            label="Who does it"
            options={[{ value: '', label: 'Anyone here' }, ...people]}
            value={deed.person}
            onChange={(person) => onChange({ person })}
          />
          <TextField
            label="Due"
            type="date"
            value={deed.due}
            onChange={(event) => onChange({ due: event.target.value })}
          />
        </div>
      )}
      {kind === 'event' && (
        <div className={styles.two}>
          <TextField
            label="Begins"
            type="datetime-local"
            min={openedAt}
            value={deed.starts}
            onChange={(event) => onChange({ starts: event.target.value })}
          />
          <Select
            label="For how long"
            options={lengths}
            value={`${deed.minutes}`}
            onChange={(minutes) => onChange({ minutes: Number(minutes) })}
          />
        </div>
      )}
      {kind === 'role' && (
        <div className={styles.two}>
          <Select
            label="Whose role"
            options={[{ value: '', label: 'Choose somebody' }, ...people]}
            value={deed.person}
            onChange={(person) => onChange({ person })}
          />
          <Select
            label="Becomes"
            options={roles}
            value={deed.role}
            onChange={(role) => onChange({ role: role as DeedDraft['role'] })}
          />
        </div>
      )}
      {options.length > 0 && (
        <Select
          label="Only if"
          options={[{ value: '', label: 'Whatever is chosen' }, ...options]}
          value={deed.option}
          onChange={(option) => onChange({ option })}
        />
      )}
    </div>
  );
}
