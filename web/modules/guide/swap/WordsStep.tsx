import type { Swap, SwapStep } from '@kinsong/contract/guide/swap.ts';
import { useState, type SubmitEvent } from 'react';
import { failureOf } from '../../../platform/api/failure.ts';
import { useFirstFocus } from '../../../platform/focus.ts';
import { Button, FormErrors, TextArea } from '../../../ui/index.ts';
import { useSwapActions } from './swap.data.ts';
import styles from './Swap.module.css';

export interface WordsStepProps {
  title: string;
  hint: string;
  button: string;
  toStep: (text: string) => SwapStep;
  swap: Swap;
}

/** A step that is made of words. */
export function WordsStep({ title, hint, button, toStep, swap }: WordsStepProps) {
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const { step } = useSwapActions();
  const field = useFirstFocus<HTMLTextAreaElement>();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (text.trim() === '') return field.current?.focus();
    step.mutate({ id: swap.id, step: toStep(text) });
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      {step.error && <FormErrors title={failureOf(step.error).title}>Your words stand below.</FormErrors>}
      <TextArea
        ref={field}
        label={title}
        help={hint}
        rows={6}
        maxLength={4000}
        value={text}
        error={tried && text.trim() === '' ? 'Write something first.' : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <Button kind="primary" size="l" type="submit" busy={step.isPending}>
        {button}
      </Button>
    </form>
  );
}
