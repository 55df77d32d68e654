import { longestReason } from '@kinsong/contract/votes/choice.ts';
import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react';
import { Button, TextArea } from '../../../ui/index.ts';
import styles from './ObjectionForm.module.css';

export interface Objection {
  readonly reason: string;
  readonly wouldChange: string;
}

export interface ObjectionFormProps {
  /** What was said already. */
  before: Objection;
  onObject: (objection: Objection) => void;
}

/** An objection is a gift to the others once they know why, and what would change it: without both it is not cast. */
export function ObjectionForm({ before, onObject }: ObjectionFormProps) {
  const [said, setSaid] = useState(before);
  const [tried, setTried] = useState(false);
  const first = useRef<HTMLTextAreaElement>(null);
  // Whoever only looks at what they objected to is not called to write.
  const begin = useEffectEvent(() => before.reason === '' && first.current?.focus());
  useEffect(() => void begin(), []);
  const wrong = faults(said);
  const isSaid = said.reason === before.reason && said.wouldChange === before.wouldChange;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (wrong.reason === undefined && wrong.wouldChange === undefined)
      onObject({ reason: said.reason.trim(), wouldChange: said.wouldChange.trim() });
    else first.current?.focus();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextArea
        label="Why do you object?"
        ref={first}
        rows={2}
        maxLength={longestReason}
        value={said.reason}
        onChange={(event) => setSaid({ ...said, reason: event.target.value })}
        error={tried ? wrong.reason : undefined}
      />
      <TextArea
        label="What would change it?"
        rows={2}
        maxLength={longestReason}
        value={said.wouldChange}
        onChange={(event) => setSaid({ ...said, wouldChange: event.target.value })}
        error={tried ? wrong.wouldChange : undefined}
      />
      {!(isSaid && said.reason !== '') && (
        <Button type="submit" kind="thread" wide>
          Object
        </Button>
      )}
    </form>
  );
}

function faults({ reason, wouldChange }: Objection): Partial<Record<keyof Objection, string>> {
  return {
    ...(reason.trim() === '' && { reason: 'Say why, so that the others can understand it.' }),
    ...(wouldChange.trim() === '' && { wouldChange: 'Say what would let you consent.' }),
  };
}
