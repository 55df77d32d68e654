import type { Swap } from '@kinsong/contract/guide/swap.ts';
import { sidesOf } from '@kinsong/contract/guide/swap-turns.ts';
import { useState } from 'react';
import { failureOf } from '../../../platform/api/failure.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { Button, FormErrors } from '../../../ui/index.ts';
import { SpokenQuote } from './SpokenQuote.tsx';
import { useSwapActions } from './swap.data.ts';
import styles from './Swap.module.css';
import { WordsStep } from './WordsStep.tsx';

/** The other has said back what they heard: is that what one meant? */
export function ConfirmHeard({ swap, partner }: { swap: Swap; partner: string }) {
  const [missing, setMissing] = useState(false);
  const { mine } = sidesOf(swap, signedIn().person.id);
  const { step } = useSwapActions();
  return (
    <>
      <SpokenQuote by="You told" words={mine.telling} quiet />
      <SpokenQuote by={`${partner} heard`} words={mine.heard} />
      {step.error && <FormErrors title={failureOf(step.error).title} />}
      {missing ? (
        <WordsStep
          title="What is still missing?"
          hint={`${partner} then says it back once more.`}
          button="This is missing"
          what="not_quite"
          swap={swap}
        />
      ) : (
        <div className={styles.ways}>
          <Button
            kind="primary"
            size="l"
            busy={step.isPending}
            onClick={() => step.mutate({ id: swap.id, step: { do: 'confirm' } })}
          >
            Yes, that is what I meant
          </Button>
          <Button size="l" onClick={() => setMissing(true)}>
            Not quite
          </Button>
        </div>
      )}
    </>
  );
}
