import type { SpaceKind } from '@kinsong/contract/spaces/space-kinds.ts';
import type { MySpace } from '@kinsong/contract/spaces/spaces.ts';
import { useState, type SubmitEvent } from 'react';
import { useFirstFocus } from '../../../platform/focus.ts';
import { Button, FormErrors, Sheet, TextField } from '../../../ui/index.ts';
import { found, newSpaceId } from '../spaces.actions.ts';
import { useAttempt } from '../useAttempt.ts';
import styles from './CreateSpaceSheet.module.css';

const projectWords = {
  title: 'A new salon',
  description: 'One room for one thing. You can invite people right away.',
  label: 'What is it about?',
  hint: 'Mending the House',
  button: 'Open the salon',
};
const guildWords = {
  title: 'A quick guild',
  description: 'People who stay together for more than one thing.',
  label: 'What is the guild called?',
  hint: 'Long Table',
  button: 'Found the guild',
};

export interface CreateSpaceSheetProps {
  /** What is to be founded; the sheet is closed without it. */
  kind: SpaceKind | undefined;
  onClose: () => void;
  onFounded: (space: MySpace) => void;
}

export function CreateSpaceSheet({ kind, onClose, onFounded }: CreateSpaceSheetProps) {
  const words = kind === 'guild' ? guildWords : projectWords;
  return (
    <Sheet
      open={kind !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={words.title}
      description={words.description}
    >
      {kind !== undefined && <FoundForm kind={kind} words={words} onFounded={onFounded} />}
    </Sheet>
  );
}

interface FoundFormProps {
  kind: SpaceKind;
  words: typeof projectWords;
  onFounded: (space: MySpace) => void;
}

function FoundForm({ kind, words, onFounded }: FoundFormProps) {
  const [id] = useState(newSpaceId);
  const [name, setName] = useState('');
  const [missing, setMissing] = useState(false);
  const { busy, failure, run } = useAttempt();
  const field = useFirstFocus<HTMLInputElement>();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setMissing(name.trim() === '');
    if (name.trim() === '') return field.current?.focus();
    void run(async () => onFounded(await found(id, kind, name.trim())));
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {failure && <FormErrors title={failure.title}>{failure.description}</FormErrors>}
      <TextField
        label={words.label}
        placeholder={words.hint}
        ref={field}
        autoComplete="off"
        maxLength={80}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={missing ? 'Give it a name first; it can be changed any day.' : failure?.fields['name']}
      />
      <Button type="submit" kind="thread" size="l" wide busy={busy}>
        {words.button}
      </Button>
    </form>
  );
}
