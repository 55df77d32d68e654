import { longestSubtitle } from '@kinsong/contract/spaces/settings.ts';
import type { MySpace } from '@kinsong/contract/spaces/spaces.ts';
import { useState, type SubmitEvent } from 'react';
import { useFirstFocus } from '../../../../platform/focus.ts';
import { Button, FormErrors, TextField } from '../../../../ui/index.ts';
import { found, newSpaceId } from '../../spaces.actions.ts';
import { useAttempt } from '../../useAttempt.ts';
import styles from './Founding.module.css';

export interface QuickGuildFormProps {
  onFounded: (guild: MySpace) => void;
  /** Whoever would rather write all of it goes on where a guild is founded at length. */
  onWriteManifesto: (name: string, vision: string) => void;
}

/** A guild by its name and one line; its manifesto is written later. */
export function QuickGuildForm({ onFounded, onWriteManifesto }: QuickGuildFormProps) {
  const [id] = useState(newSpaceId);
  const [name, setName] = useState('');
  const [vision, setVision] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, failure, run } = useAttempt();
  const field = useFirstFocus<HTMLInputElement>();
  const isNameless = name.trim() === '';
  const over = vision.trim().length - longestSubtitle;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (isNameless) return field.current?.focus();
    if (over > 0) return;
    const wanted = { id, kind: 'guild', name: name.trim(), subtitle: vision.trim() } as const;
    void run(async () => onFounded(await found(wanted)));
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {failure && <FormErrors title={failure.title}>{failure.description}</FormErrors>}
      <TextField
        label="What is the guild called?"
        placeholder="Long Table"
        ref={field}
        autoComplete="off"
        maxLength={80}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={
          tried && isNameless ? 'Give it a name first; it can be changed any day.' : failure?.fields['name']
        }
      />
      <TextField
        label="Its vision, in one line"
        placeholder="Nobody at our table eats alone."
        autoComplete="off"
        value={vision}
        onChange={(event) => setVision(event.target.value)}
        error={over > 0 ? `Say it in ${longestSubtitle} characters.` : failure?.fields['subtitle']}
        help={over > 0 ? `${over} too many` : `${vision.trim().length} of ${longestSubtitle} characters`}
      />
      <Button type="submit" kind="thread" size="l" wide busy={busy}>
        Found the guild
      </Button>
      <div className={styles.later}>
        <p>The manifesto can be written later.</p>
        <Button kind="bare" onClick={() => onWriteManifesto(name.trim(), vision.trim())}>
          Write it now
        </Button>
      </div>
    </form>
  );
}
