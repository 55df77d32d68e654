import type { Swap } from '@kinsong/contract/guide/swap.ts';
import { useState } from 'react';
import { failureOf } from '../../../platform/api/failure.ts';
import { house } from '../../../platform/house.ts';
import { Button, FormErrors } from '../../../ui/index.ts';
import { Page } from '../Page.tsx';
import { Reading } from './Reading.tsx';
import { sidesOf, turnOf } from './sides.ts';
import { useSwap, useSwapActions } from './swap.data.ts';
import styles from './Swap.module.css';
import { usePartnerName } from './usePartnerName.ts';
import { WordsStep } from './WordsStep.tsx';

const back = { href: '/mairy/swap', label: 'Back to the exchanges' };

/** One exchange, as one may read it now, and the next step in it. */
export function SwapPage({ params }: { params: Readonly<Record<string, string>> }) {
  const { data, isError, refetch } = useSwap(params['swap_id'] ?? '');
  return (
    <Page title={data?.about ?? 'An exchange'} back={back} failed={isError} onRetry={() => void refetch()}>
      {data && <Exchange key={`${data.phase} ${turnOf(data, house().person.id)}`} swap={data} />}
    </Page>
  );
}

function Exchange({ swap }: { swap: Swap }) {
  const me = house().person.id;
  const partner = usePartnerName()(sidesOf(swap, me).theirs.person_id);
  return (
    <>
      <Turn swap={swap} partner={partner} />
      <Leaving swap={swap} />
    </>
  );
}

function Turn({ swap, partner }: { swap: Swap; partner: string }) {
  const me = house().person.id;
  const { mine, theirs } = sidesOf(swap, me);
  const { step } = useSwapActions();
  switch (turnOf(swap, me)) {
    case 'tell':
      return (
        <WordsStep
          title="Tell how you see it"
          hint={`As you would if ${partner} could only listen. ${partner} reads it when both of you have told.`}
          button="That is how I see it"
          toStep={(text) => ({ do: 'tell', text })}
          swap={swap}
        />
      );
    case 'say back':
      return (
        <>
          <Said by={partner} words={theirs.telling} />
          {theirs.not_quite !== null && <Said by={`${partner}, what is missing`} words={theirs.not_quite} />}
          <WordsStep
            title={`Say back what you heard from ${partner}`}
            hint="In your own words, without an answer in it."
            button="This is what I heard"
            toStep={(text) => ({ do: 'say_back', text })}
            swap={swap}
          />
        </>
      );
    case 'answer':
      return <Answering swap={swap} partner={partner} />;
    case 'read':
      return (
        <>
          <Reading swap={swap} partner={partner} />
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
    case 'over':
      return swap.phase === 'left' ? (
        <p className={styles.page}>This exchange was left. Nothing in it was shown to anybody else.</p>
      ) : (
        <Reading swap={swap} partner={partner} />
      );
    case 'wait':
      return (
        <>
          <p className={styles.page}>
            Your part is done for now. {partner} goes on when there is time for it.
          </p>
          <Said by="You" words={mine.telling} />
        </>
      );
  }
}

function Answering({ swap, partner }: { swap: Swap; partner: string }) {
  const [missing, setMissing] = useState(false);
  const { mine } = sidesOf(swap, house().person.id);
  const { step } = useSwapActions();
  return (
    <>
      <Said by={`${partner} heard`} words={mine.heard} />
      {step.error && <FormErrors title={failureOf(step.error).title} />}
      {missing ? (
        <WordsStep
          title="What is still missing?"
          hint={`${partner} says it back once more with this.`}
          button="This is missing"
          toStep={(text) => ({ do: 'not_quite', text })}
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

function Said({ by, words }: { by: string; words: string | null }) {
  if (words === null) return null;
  return (
    <figure className={styles.said}>
      <figcaption>{by}</figcaption>
      <blockquote>{words}</blockquote>
    </figure>
  );
}

function Leaving({ swap }: { swap: Swap }) {
  const { step } = useSwapActions();
  if (swap.phase === 'finished' || swap.phase === 'left') return null;
  return (
    <div>
      <Button
        kind="bare"
        busy={step.isPending}
        onClick={() => step.mutate({ id: swap.id, step: { do: 'leave' } })}
      >
        Leave this exchange
      </Button>
    </div>
  );
}
