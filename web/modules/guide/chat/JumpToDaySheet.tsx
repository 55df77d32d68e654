import { useState, type SubmitEvent } from 'react';
import { failureOf } from '../../../platform/api/failure.ts';
import { useFirstFocus } from '../../../platform/focus.ts';
import { Button, Sheet, TextField } from '../../../ui/index.ts';
import { loadPlace, type MessageStreamProps } from '../../messages/index.ts';
import styles from './JumpToDaySheet.module.css';

export interface JumpToDaySheetProps {
  space: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onFound: (target: MessageStreamProps['target']) => void;
}

/** Leads to the first words of a day, or to the next ones after it. */
export function JumpToDaySheet({ open, onOpenChange, ...rest }: JumpToDaySheetProps) {
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="Jump to a day"
      description="You see what was said from that day on."
    >
      {open && <DayForm {...rest} />}
    </Sheet>
  );
}

function DayForm({ space, onFound }: Pick<JumpToDaySheetProps, 'space' | 'onFound'>) {
  const [day, setDay] = useState(() => new Date().toLocaleDateString('en-CA'));
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const field = useFirstFocus<HTMLInputElement>();
  const go = async () => {
    const midnight = new Date(`${day}T00:00`);
    if (Number.isNaN(midnight.getTime())) return setError('Choose a day.');
    setBusy(true);
    try {
      const place = await loadPlace(space, midnight);
      if (place === undefined) setError('Nothing was said here yet.');
      else onFound({ id: place.id, seq: place.seq });
    } catch (thrown) {
      setError(failureOf(thrown).title);
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void go();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        ref={field}
        type="date"
        label="Day"
        value={day}
        error={error}
        onChange={(event) => {
          setDay(event.target.value);
          setError(undefined);
        }}
      />
      <Button kind="primary" size="l" type="submit" busy={busy}>
        Go there
      </Button>
    </form>
  );
}
