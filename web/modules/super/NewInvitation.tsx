import type { Invitation } from '@kinsong/contract/identity/identity.ts';
import KeyRound from 'lucide-react/icons/key-round';
import { useState, type SubmitEvent } from 'react';
import { failureOf } from '../../platform/api/failure.ts';
import {
  Button,
  Card,
  Choice,
  CopyButton,
  cx,
  FormErrors,
  groupCode,
  Stepper,
  TextArea,
  TextField,
} from '../../ui/index.ts';
import { Letter } from './Letter.tsx';
import styles from './NewInvitation.module.css';
import { useMaking, type Terms } from './super.data.ts';

const spans = [
  { value: '24', label: '1 day' },
  { value: '72', label: '3 days' },
  { value: '168', label: '1 week' },
  { value: '720', label: '30 days' },
];

const blank = { name: '', code: '', greeting: '', email: '', uses: 1, hours: 72 };
type Draft = typeof blank;

/** What was left empty is not sent. */
function termsOf({ name, code, greeting, email, uses, hours }: Draft): Terms {
  const said = Object.entries({ name, code, greeting, email }).filter(([, words]) => words.trim() !== '');
  return { max_uses: uses, expires_hours: hours, ...Object.fromEntries(said) };
}

/** A new invitation, written as the letter the guest will see. Its code is copied as it is made. */
export function NewInvitation() {
  const [draft, setDraft] = useState(blank);
  const [made, setMade] = useState<Invitation>();
  const make = useMaking();
  const change = (next: Partial<Draft>) => setDraft((before) => ({ ...before, ...next }));
  const failure = make.error ? failureOf(make.error) : undefined;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (make.isPending) return;
    make.mutate(termsOf(draft), {
      onSuccess: (invitation) => {
        setMade(invitation);
        // Some browsers refuse the clipboard; the buttons below say so in words.
        navigator.clipboard?.writeText(groupCode(invitation.invite_code)).catch(() => {});
      },
    });
  };
  const another = () => {
    setMade(undefined);
    setDraft(blank);
    make.reset();
  };
  return (
    <Card look="lit" className={styles.card}>
      <header>
        <h2 className={styles.heading}>{made ? 'The invitation is made' : 'A new invitation'}</h2>
        <p className={styles.quiet}>
          {made ? 'Its code is copied for you to paste.' : 'The letter is what they will see.'}
        </p>
      </header>
      {made ? (
        <div className={styles.two}>
          <div className={styles.form}>
            <CopyButton text={made.link} label="Copy the link" kind="thread" />
            <CopyButton text={groupCode(made.invite_code)} label="Copy the code" />
            <Button kind="bare" onClick={another}>
              Make another
            </Button>
          </div>
          <Letter draft={draft} made={made} />
        </div>
      ) : (
        <form className={styles.two} onSubmit={submit} noValidate>
          <div className={styles.form}>
            {failure && <FormErrors title={failure.title}>{failure.description}</FormErrors>}
            <Fields draft={draft} errors={failure?.fields ?? {}} onChange={change} />
          </div>
          <div className={cx(styles.form, styles.sending)}>
            <Letter draft={draft} made={undefined} />
            <TextField
              label="Send it as a letter, if you like"
              type="email"
              inputMode="email"
              autoComplete="off"
              placeholder="marit@hearth.example"
              value={draft.email}
              error={failure?.fields['email']}
              onChange={(event) => change({ email: event.target.value })}
            />
            <Button type="submit" kind="primary" size="l" icon={KeyRound} busy={make.isPending}>
              Make the invitation
            </Button>
          </div>
        </form>
      )}
    </Card>
  );
}

interface FieldsProps {
  draft: Draft;
  errors: Readonly<Record<string, string>>;
  onChange: (next: Partial<Draft>) => void;
}

function Fields({ draft, errors, onChange }: FieldsProps) {
  return (
    <>
      <TextField
        label="Who is it for? Mairy will know them by this name"
        autoComplete="off"
        maxLength={80}
        value={draft.name}
        error={errors['name']}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <TextField
        label="A word for the code, if you like"
        help="A word can be guessed: it opens for the address it is sent to, or waits until you say yes."
        autoComplete="off"
        spellCheck={false}
        maxLength={32}
        value={draft.code}
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
      <TextArea
        label="Your greeting"
        maxLength={280}
        value={draft.greeting}
        error={errors['greeting']}
        onChange={(event) => onChange({ greeting: event.target.value })}
      />
    </>
  );
}
