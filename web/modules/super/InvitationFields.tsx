import { underSixteenMeans } from '@kinsong/contract/invitations/under-sixteen.ts';
import { Choice, Stepper, Switch, TextArea, TextField } from '../../ui/index.ts';
import styles from './NewInvitation.module.css';
import type { Draft } from './invitation-draft.ts';

const spans = [
  { value: '24', label: '1 day' },
  { value: '72', label: '3 days' },
  { value: '168', label: '1 week' },
  { value: '720', label: '30 days' },
];

/** So that what is wrong can be told at the head of the form, and led to. */
export const idOf = (field: string): string => `invitation-${field}`;

interface FieldsProps {
  draft: Draft;
  errors: Readonly<Record<string, string>>;
  onChange: (next: Partial<Draft>) => void;
}

/** Whom it is for, how often and how long it opens, and what it says. */
export function InvitationFields({ draft, errors, onChange }: FieldsProps) {
  return (
    <>
      <TextField
        label="Who is it for? Mairy will know them by this name"
        autoComplete="off"
        maxLength={80}
        value={draft.name}
        id={idOf('name')}
        error={errors['name']}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <TextField
        label="A word for the code, if you like"
        help="A word can be guessed. So it works only for the address you send it to, or asks you first."
        autoComplete="off"
        spellCheck={false}
        maxLength={32}
        value={draft.code}
        id={idOf('code')}
        error={errors['code']}
        onChange={(event) => onChange({ code: event.target.value })}
      />
      <div className={styles.pair}>
        <Stepper
          label="Uses"
          unit={draft.uses === 1 ? 'person' : 'people'}
          value={draft.uses}
          min={1}
          max={100}
          onChange={(uses) => onChange({ uses })}
        />
        <Stepper
          label="Open for"
          unit="hours"
          value={draft.hours}
          min={1}
          max={720}
          step={24}
          onChange={(hours) => onChange({ hours })}
        />
      </div>
      <Choice
        label="Open for"
        look="apart"
        options={spans}
        value={String(draft.hours)}
        onChange={(span) => onChange({ hours: Number(span) })}
      />
      <Switch
        label="They are under 16"
        help={underSixteenMeans}
        checked={draft.under16}
        onChange={(under16) => onChange({ under16 })}
      />
      <TextArea
        label="Your greeting"
        maxLength={280}
        value={draft.greeting}
        id={idOf('greeting')}
        error={errors['greeting']}
        onChange={(event) => onChange({ greeting: event.target.value })}
      />
    </>
  );
}
