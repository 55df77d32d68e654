import { underSixteenMeans } from '@kinsong/contract/invitations/under-sixteen.ts';
import type { Invitation } from '@kinsong/contract/invitations/invitations.ts';
import type { MySpace } from '@kinsong/contract/spaces/spaces.ts';
import KeyRound from 'lucide-react/icons/key-round';
import { useState, type SubmitEvent } from 'react';
import { Button, Choice, FormErrors, Stepper, Switch, TextField } from '../../../ui/index.ts';
import { invite } from '../spaces.actions.ts';
import { useAttempt } from '../useAttempt.ts';
import styles from './InviteForm.module.css';

const spans = [
  { value: '24', label: '1 day' },
  { value: '72', label: '3 days' },
  { value: '168', label: '1 week' },
  { value: '720', label: '30 days' },
];

export interface InviteFormProps {
  space: MySpace;
  onMade: (invitation: Invitation, sentTo: string | undefined) => void;
}

export function InviteForm({ space, onMade }: InviteFormProps) {
  const [uses, setUses] = useState(1);
  const [hours, setHours] = useState(72);
  const [under16, setUnder16] = useState(false);
  const [email, setEmail] = useState('');
  const { busy, failure, run } = useAttempt();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const to = email.trim();
    void run(async () => {
      const terms = {
        max_uses: uses,
        expires_hours: hours,
        under_16: under16,
        ...(to !== '' && { email: to }),
      };
      onMade(await invite(space.id, terms), to === '' ? undefined : to);
    });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {failure && <FormErrors title={failure.title}>{failure.description}</FormErrors>}
      <div className={styles.pair}>
        <Stepper
          label="Uses"
          unit={uses === 1 ? 'person' : 'people'}
          value={uses}
          min={1}
          max={100}
          onChange={setUses}
        />
        <Stepper
          label="Open for"
          unit="hours"
          value={hours}
          min={1}
          max={720}
          step={24}
          onChange={setHours}
        />
      </div>
      <Choice
        label="Open for"
        look="apart"
        options={spans}
        value={String(hours)}
        onChange={(span) => setHours(Number(span))}
      />
      <Switch label="They are under 16" help={underSixteenMeans} checked={under16} onChange={setUnder16} />
      <TextField
        label="Send it as a letter, if you like"
        type="email"
        inputMode="email"
        autoComplete="off"
        placeholder="marit@hearth.example"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={failure?.fields['email']}
      />
      <Button type="submit" kind="primary" size="l" wide icon={KeyRound} busy={busy}>
        Make the invitation
      </Button>
    </form>
  );
}
