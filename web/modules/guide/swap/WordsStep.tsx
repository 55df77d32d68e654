import type { Swap } from '@kinsong/contract/guide/swap.ts';
import { useRef, useState, type SubmitEvent } from 'react';
import { failureOf } from '../../../platform/api/failure.ts';
import { useFirstFocus } from '../../../platform/focus.ts';
import { Button, FormErrors, TextArea } from '../../../ui/index.ts';
import { useDraft } from '../../messages/index.ts';
import { useSwapActions } from './swap.data.ts';
import styles from './Swap.module.css';

export interface WordsStepProps {
  title: string;
  hint: string;
  button: string;
  what: 'tell' | 'say_back' | 'not_quite';
  swap: Swap;
}

/** A step that is made of words. They are kept as they are typed: no reload takes them, nor a turn that comes between. */
export function WordsStep({ title, hint, button, what, swap }: WordsStepProps) {
  const draft = useDraft(`${swap.id} ${what}`);
  const { text } = draft;
  const [tried, setTried] = useState(false);
  const { step } = useSwapActions();
  const first = useFirstFocus<HTMLTextAreaElement>();
  const later = useRef<HTMLTextAreaElement>(null);
  // What is to be said back is to be read first: a phone's keyboard would cover it.
  const field = what === 'say_back' ? later : first;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (text.trim() === '') return field.current?.focus();
    step.mutate({ id: swap.id, step: { do: what, text } }, { onSuccess: () => draft.set('') });
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      {step.error && <FormErrors title={failureOf(step.error).title}>Your words are below.</FormErrors>}
      <TextArea
        ref={field}
        label={title}
        help={hint}
        className={styles.telling}
        maxLength={4000}
        value={text}
        error={tried && text.trim() === '' ? 'Write something first.' : undefined}
        onChange={(event) => draft.set(event.target.value)}
      />
      <Button kind="primary" size="l" type="submit" busy={step.isPending}>
        {button}
      </Button>
    </form>
  );
}
