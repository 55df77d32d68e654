import { useState } from 'react';
import type { Answer } from '@kinsong/contract/common/call.ts';
import type { about } from '@kinsong/contract/guide/about.ts';
import { ButtonLink, List, Row, Sign, Switch } from '../../../ui/index.ts';
import { when } from '../../messages/index.ts';
import { Page, Part } from '../Page.tsx';
import { useAbout, useGuideSettings } from '../pages.data.ts';
import { ToldSheet } from '../told/ToldSheet.tsx';
import { Figures } from './Figures.tsx';
import { toolWords } from './tools.ts';
import styles from './Turing.module.css';

type About = Answer<typeof about>;

/** An honest page: what the guide is, which model, what it was told, and what it cost. */
export function Turing() {
  const { data, error, refetch } = useAbout();
  const [told, setTold] = useState<string>();
  return (
    <Page title="TURING" error={error} onRetry={() => void refetch()}>
      {data && (
        <>
          <WhatIAm about={data} />
          <Part title="What it did for you">
            <Figures about={data} />
          </Part>
          {data.provider && <Leaving about={data} provider={data.provider} />}
          <Part title="What it may offer you">
            <p className={styles.words}>
              {data.tools.length === 0
                ? 'Nothing yet. It talks, and leaves the doing to you.'
                : 'It proposes; nothing is done without your Yes.'}
            </p>
            <ul className={styles.tools}>
              {data.tools.map((tool) => (
                <li key={tool.name}>{toolWords(tool)}</li>
              ))}
            </ul>
          </Part>
          <Part title="What it was told lately">
            {data.lately.length === 0 ? (
              <p className={styles.words}>Nothing went out of the house for you.</p>
            ) : (
              <List label="What it was told lately">
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
          <ToldSheet message={told} onClose={() => setTold(undefined)} />
        </>
      )}
    </Page>
  );
}

function WhatIAm({ about: { answers_by, provider, consent } }: { about: About }) {
  return (
    <div className={styles.hero}>
      <Sign size="l" glow />
      <h2 className={styles.claim}>You are talking to a machine.</h2>
      {answers_by === 'built-in' ? (
        <p className={styles.page}>
          Mairy is the guide built into this house: rules, and some thousand sentences from which it learned
          what is meant, run on this machine. It is not a large language model and does not pass for one. It
          knows what you may see yourself: your tasks, your people, what was said in your spaces. It
          understands plain sentences about these, and says so when it does not.
        </p>
      ) : (
        <p className={styles.page}>
          Mairy answers with a language model, <strong>{provider?.model}</strong>, which runs at{' '}
          <strong>{provider?.host}</strong>. It sounds like someone and is nobody; it can be wrong in good
          sentences. Under each answer you can read every word it was given.
        </p>
      )}
      {provider !== null && consent === 'no' && (
        <p className={styles.words}>
          A model stands ready at {provider.host}, and you said No. So nothing of yours goes there.
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
        help={`${provider.model} at ${provider.host}. Councils and your journal never go, whatever stands here.`}
        checked={about.consent === 'yes'}
        disabled={consent.isPending}
        onChange={(yes) => consent.mutate({ mark: provider.mark, yes })}
      />
      {consent.isError && (
        <p className={styles.failed} role="alert">
          This could not be settled. It stands as it was.
        </p>
      )}
    </Part>
  );
}
