import { textsOf } from '@kinsong/contract/onboarding/commitment-texts.ts';
import type { CommitmentTexts } from '@kinsong/contract/onboarding/commitment-texts/commitment-text.ts';
import { commitmentIds, type Acceptance } from '@kinsong/contract/onboarding/commitments.ts';
import Flame from 'lucide-react/icons/flame';
import { useState } from 'react';
import { eveningAddresses } from '../../../platform/session/evening-addresses.ts';
import { Button, ButtonLink, Icon, Loading, Sheet } from '../../../ui/index.ts';
import { useAccepted } from './joining.data.ts';
import { dayOf } from './joining.words.ts';
import { NdaText } from './NdaText.tsx';
import styles from './WhatYouPromised.module.css';

/** Each promise of one's own with its version and day, the newest first, and the words that were promised. */
export function WhatYouPromised() {
  const { data, isPending, refetch } = useAccepted();
  if (isPending) return <Loading label="Loading what you promised" />;
  if (data === undefined) {
    return (
      <p role="alert" className={styles.quiet}>
        This did not load. What you promised is kept.{' '}
        <Button kind="bare" onClick={() => void refetch()}>
          Retry
        </Button>
      </p>
    );
  }
  return <Promises accepted={data} />;
}

export function Promises({ accepted }: { accepted: readonly Acceptance[] }) {
  const [read, setRead] = useState<CommitmentTexts>();
  const [open, setOpen] = useState(false);
  const versions = [...Map.groupBy(accepted, ({ version }) => version)].toSorted(([a], [b]) => b - a);
  if (versions.length === 0) return <p className={styles.quiet}>Nothing yet.</p>;
  return (
    <>
      {versions.map(([version, promised]) => {
        const texts = textsOf(version);
        return (
          <section key={version} aria-label={`Version ${version}`} className={styles.version}>
            <ul className={styles.promises}>
              {promised.map(({ id, accepted_at }) => (
                <li key={id} className={styles.promise}>
                  <Icon of={Flame} size="s" />
                  <span className={styles.title}>{texts?.commitments[id].title ?? id}</span>
                  <span className={styles.quiet}>
                    version {version}, {dayOf(accepted_at)}
                  </span>
                </li>
              ))}
            </ul>
            <p className={styles.quiet}>Signed {promised[0]?.signature}</p>
            {texts !== undefined && (
              <Button
                onClick={() => {
                  setRead(texts);
                  setOpen(true);
                }}
              >
                {versions.length === 1 ? 'Read the words' : `Read version ${version}`}
              </Button>
            )}
          </section>
        );
      })}
      <ButtonLink kind="bare" href={eveningAddresses.sacred_tenets}>
        See your four candles
      </ButtonLink>
      <Sheet open={open} onOpenChange={setOpen} title="What you promised">
        {read !== undefined && <PromisedWords texts={read} />}
      </Sheet>
    </>
  );
}

function PromisedWords({ texts }: { texts: CommitmentTexts }) {
  return (
    <>
      <dl className={styles.words}>
        {commitmentIds.map((id) => (
          <div key={id}>
            <dt className={styles.title}>{texts.commitments[id].title}</dt>
            <dd>{texts.commitments[id].words}</dd>
          </div>
        ))}
      </dl>
      <NdaText texts={texts} />
    </>
  );
}
