import type { Swap } from '@kinsong/contract/guide/swap.ts';
import { sidesOf, turnOf } from '@kinsong/contract/guide/swap-turns.ts';
import { failureOf } from '../../../platform/api/failure.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { Button, FormErrors } from '../../../ui/index.ts';
import { ConfirmHeard } from './ConfirmHeard.tsx';
import { BothSides } from './BothSides.tsx';
import { SpokenQuote } from './SpokenQuote.tsx';
import { useSwapActions } from './swap.data.ts';
import styles from './Swap.module.css';
import { WordsStep } from './WordsStep.tsx';

export interface YourTurnProps {
  swap: Swap;
  partner: string;
}

/** What there is for one to do now. */
export function YourTurn({ swap, partner }: YourTurnProps) {
  const me = signedIn().person.id;
  const { mine, theirs } = sidesOf(swap, me);
  switch (turnOf(swap, me)) {
    case 'tell':
      return (
        <WordsStep
          title="Tell how you see it"
          hint={`Tell it as if ${partner} could only listen. ${partner} reads it when both of you have told.`}
          button="That is how I see it"
          what="tell"
          swap={swap}
        />
      );
    case 'say back':
      return (
        <>
          <SpokenQuote by={partner} words={theirs.telling} />
          {theirs.not_quite !== null && (
            <>
              <SpokenQuote by="You said back" words={theirs.heard} quiet />
              <SpokenQuote by={`${partner}: what is missing`} words={theirs.not_quite} />
            </>
          )}
          <WordsStep
            title={`Say back what you heard from ${partner}`}
            hint="In your own words. Do not answer yet."
            button="This is what I heard"
            what="say_back"
            swap={swap}
          />
        </>
      );
    case 'answer':
      return <ConfirmHeard swap={swap} partner={partner} />;
    case 'read':
      return <Read swap={swap} partner={partner} />;
    case 'over':
      return swap.phase === 'left' ? (
        <p className={styles.page}>This exchange was ended early. Nobody else saw any of it.</p>
      ) : (
        <BothSides swap={swap} partner={partner} />
      );
    case 'wait':
      return swap.phase === 'reading' ? (
        <>
          <p className={styles.page}>You have read it. It is finished when {partner} has read it too.</p>
          <BothSides swap={swap} partner={partner} />
        </>
      ) : (
        <>
          <p className={styles.page}>
            Your part is done for now. {partner} goes on when there is time. Mairy tells you when it is your
            turn again.
          </p>
          <SpokenQuote by="You told" words={mine.telling} />
          <SpokenQuote by={partner} words={theirs.telling} />
          <SpokenQuote by="You said back" words={theirs.heard} quiet />
        </>
      );
  }
}

function Read({ swap, partner }: YourTurnProps) {
  const { step } = useSwapActions();
  return (
    <>
      <BothSides swap={swap} partner={partner} />
      {step.error && <FormErrors title={failureOf(step.error).title} />}
      <div>
        <Button
          kind="primary"
          size="l"
          busy={step.isPending}
          onClick={() => step.mutate({ id: swap.id, step: { do: 'read' } })}
        >
          I have read it
        </Button>
      </div>
    </>
  );
}
