import { useState } from 'react';
import type { Answer } from '@kinsong/contract/common/call.ts';
import type { about } from '@kinsong/contract/guide/sent-to-model.ts';
import { ButtonLink, List, Row, Logo, Switch } from '../../../ui/index.ts';
import { when } from '../../messages/index.ts';
import { GuidePage, Part } from '../GuidePage.tsx';
import { useAbout, useGuideSettings } from '../pages.data.ts';
import { SentToModelSheet } from '../sent-to-model/SentToModelSheet.tsx';
import { UsageFigures } from './UsageFigures.tsx';
import styles from './AboutTheModelPage.module.css';

type About = Answer<typeof about>;

/** An honest page: what the guide is, which model, what it was told, and what it cost. */
export function AboutTheModelPage() {
  const { data, error, refetch } = useAbout();
  const [told, setTold] = useState<string>();
  return (
    <GuidePage title="TURING" error={error} onRetry={() => void refetch()}>
      {data && (
        <>
          <WhatIAm about={data} />
          <Part title="What she did for you">
            <UsageFigures about={data} />
          </Part>
          {data.provider && <Leaving about={data} provider={data.provider} />}
          <Part title="What she may offer you">
            <p className={styles.words}>
              {data.tools.length === 0
                ? 'Nothing yet. She talks, and leaves the doing to you.'
                : 'She proposes; nothing is done without your Yes.'}
            </p>
            <ul className={styles.tools}>
              {data.tools.map(({ name, label }) => (
                <li key={name}>{label}</li>
              ))}
            </ul>
          </Part>
          <Part title="What she was told lately">
            {data.lately.length === 0 ? (
              <p className={styles.words}>Nothing of yours has left the house.</p>
            ) : (
              <List label="What she was told lately">
                {data.lately.map(({ message_id, at, tokens }) => (
                  <Row
                    key={message_id}
                    title={when(new Date(at))}
                    detail={tokens === null ? 'not counted' : `${tokens} tokens`}
                    onPress={() => setTold(message_id)}
                  />
                ))}
              </List>
            )}
          </Part>
          <div className={styles.ways}>
            <ButtonLink href="/mairy/memory">What Mairy remembers</ButtonLink>
            <ButtonLink kind="bare" href="/mairy">
              Back to the talk
            </ButtonLink>
          </div>
          <SentToModelSheet message={told} onClose={() => setTold(undefined)} />
        </>
      )}
    </GuidePage>
  );
}

function WhatIAm({ about: { answers_by, provider, consent } }: { about: About }) {
  return (
    <div className={styles.hero}>
      <Logo size="l" glow />
      <h2 className={styles.claim}>You are talking to a machine.</h2>
      {answers_by === 'built-in' ? (
        <p className={styles.page}>
          Mairy is the guide built into this house: rules, and some thousand sentences from which she learned
          what people mean, all on this machine. She is not a large language model and does not pretend to be
          one. She knows what you may see yourself: your tasks, your people, what was said in your spaces. She
          understands plain sentences about these, and says so when she does not.
        </p>
      ) : (
        <p className={styles.page}>
          Mairy answers with a language model, <strong>{provider?.model}</strong>, which runs at{' '}
          <strong>{provider?.host}</strong>. It sounds like a person and is none; it can be wrong and still
          sound right. Under each answer you can read every word it was given.
        </p>
      )}
      {provider !== null && consent === 'no' && (
        <p className={styles.words}>
          There is a model at {provider.host}, and you said No. So nothing of yours is sent there.
        </p>
      )}
    </div>
  );
}

function Leaving({ about, provider }: { about: About; provider: NonNullable<About['provider']> }) {
  const { consent } = useGuideSettings();
  return (
    <Part title="What leaves the house">
      <Switch
        label="My words may go to the model"
        help={`${provider.model} at ${provider.host}. Councils and your journal are never sent.`}
        checked={about.consent === 'yes'}
        disabled={consent.isPending}
        onChange={(yes) => consent.mutate({ mark: provider.mark, yes })}
      />
      {consent.isError && (
        <p className={styles.failed} role="alert">
          This could not be changed. It is as it was before.
        </p>
      )}
    </Part>
  );
}
