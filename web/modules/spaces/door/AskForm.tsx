import DoorOpen from 'lucide-react/icons/door-open';
import { useState, type SubmitEvent } from 'react';
import { Button, FormErrors, TextArea } from '../../../ui/index.ts';
import { useAttempt } from '../useAttempt.ts';
import { knock } from './door.data.ts';
import styles from './SalonDoor.module.css';

export function AskForm({ space }: { space: string }) {
  const [words, setWords] = useState('');
  const { busy, failure, run } = useAttempt();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void run(() => knock(space, words.trim()));
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {failure && <FormErrors title={failure.title}>{failure.description}</FormErrors>}
      <TextArea
        label="A few words to them, if you like"
        maxLength={280}
        rows={2}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <Button type="submit" kind="primary" size="l" wide icon={DoorOpen} busy={busy}>
        Ask to come in
      </Button>
    </form>
  );
}
