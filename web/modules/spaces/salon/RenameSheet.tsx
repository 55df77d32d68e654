import type { MySpace } from '@kinsong/contract/spaces/spaces.ts';
import { useState, type SubmitEvent } from 'react';
import { useFirstFocus } from '../../../platform/focus.ts';
import { Button, FormErrors, Sheet, TextField } from '../../../ui/index.ts';
import { rename } from '../spaces.actions.ts';
import { useAttempt } from '../useAttempt.ts';
import styles from './RenameSheet.module.css';

export function RenameSheet({
  space,
  open,
  onClose,
}: {
  space: MySpace;
  open: boolean;
  onClose: () => void;
}) {
  return (
    <Sheet open={open} onOpenChange={(next) => !next && onClose()} title="Another name">
      {open && <RenameForm space={space} onDone={onClose} />}
    </Sheet>
  );
}

function RenameForm({ space, onDone }: { space: MySpace; onDone: () => void }) {
  const [name, setName] = useState(space.name);
  const field = useFirstFocus<HTMLInputElement>();
  const { busy, failure, run } = useAttempt();
  const missing = name.trim() === '';
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!missing && (await run(() => rename(space, name.trim())))) onDone();
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {failure && <FormErrors title={failure.title}>{failure.description}</FormErrors>}
      <TextField
        label="What is it called?"
        ref={field}
        autoComplete="off"
        maxLength={80}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={missing ? 'It needs a name.' : failure?.fields['name']}
      />
      <Button type="submit" kind="thread" size="l" wide busy={busy}>
        Save
      </Button>
    </form>
  );
}
