import type { AnswerWord } from '@kinsong/contract/calendar/event.ts';
import type { OpenInvitation } from '@kinsong/contract/calendar/guests.ts';
import { useState, type SubmitEvent } from 'react';
import { failureOf, type Failure } from '../../../platform/api/failure.ts';
import { Button, Choice, FormErrors, TextField } from '../../../ui/index.ts';
import styles from './Invitation.module.css';
import { answer } from './invitation.data.ts';

const options = [
  { value: 'yes', label: 'Yes' },
  { value: 'maybe', label: 'Maybe' },
  { value: 'no', label: 'No' },
] as const;

const thanks: Readonly<Record<AnswerWord, string>> = {
  yes: 'You come. They know it now.',
  maybe: 'You may come. They know it now.',
  no: 'You can not come. They know it now.',
};

export interface AnswerFormProps {
  token: string;
  meant: AnswerWord;
  invitation: OpenInvitation;
  onAnswered: (invitation: OpenInvitation) => void;
}

/** What the link said stands chosen; nothing is said before the button is pressed, and it may be said again. */
export function AnswerForm({ token, meant, invitation, onAnswered }: AnswerFormProps) {
  const [chosen, setChosen] = useState<AnswerWord>(meant);
  const [reason, setReason] = useState(invitation.reason);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const isSaid = invitation.answer === chosen && invitation.reason === reason.trim();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      onAnswered(await answer(token, { answer: chosen, reason: reason.trim() }));
    } catch (thrown) {
      setFailure(failureOf(thrown));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <h2 className={styles.question}>Do you come?</h2>
      {failure && <FormErrors title={failure.title}>{failure.description}</FormErrors>}
      <Choice label="Do you come?" look="apart" options={options} value={chosen} onChange={setChosen} />
      <TextField
        label="A word with it, if you like"
        maxLength={200}
        value={reason}
        error={failure?.fields['reason']}
        onChange={(event) => setReason(event.target.value)}
      />
      <p role="status" className={styles.voice}>
        {isSaid && invitation.answer !== null && thanks[invitation.answer]}
      </p>
      {!isSaid && (
        <Button type="submit" kind="primary" size="l" wide busy={busy}>
          {invitation.answer === null ? 'Send my answer' : 'Change my answer'}
        </Button>
      )}
    </form>
  );
}
