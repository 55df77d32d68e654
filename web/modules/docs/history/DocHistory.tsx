import type { Doc } from '@kinsong/contract/docs/doc.ts';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import FilePlus from 'lucide-react/icons/file-plus';
import Info from 'lucide-react/icons/info';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useState } from 'react';
import { Button, ErrorState, Icon, LoadMore, SkeletonRows, toast } from '../../../ui/index.ts';
import { clock, when } from '../../messages/index.ts';
import { useEveryone } from '../../spaces/index.ts';
import { copyAsNew, restore } from '../docs.actions.ts';
import { names } from './names.ts';
import { useHistory, useVersion } from './useHistory.ts';
import { VersionDays } from './VersionDays.tsx';
import { VersionWords } from './VersionWords.tsx';
import styles from './DocHistory.module.css';

export interface DocHistoryProps {
  doc: Doc;
  /** The one that is shown; the latest where none is named. */
  version: string | undefined;
  mayWrite: boolean;
  isWide: boolean;
  onVersion: (version: string) => void;
  onBack: () => void;
  onOpen: (id: string) => void;
}

/** How a doc came to be: on one side what was written and taken out, on the other the days and people. */
export function DocHistory(props: DocHistoryProps) {
  const { doc, mayWrite, isWide, onVersion, onBack, onOpen } = props;
  const earlier = useHistory(doc);
  const { versions, more, state, again } = earlier;
  const [isBusy, setBusy] = useState(false);
  const people = useEveryone(doc.space_id);
  const chosen = versions.find(({ version }) => String(version) === props.version) ?? versions[0];
  const { seen, failed, againOne } = useVersion(doc, chosen?.version);
  const attempt = async (deed: () => Promise<void>) => {
    setBusy(true);
    try {
      await deed();
    } catch {
      toast({
        title: 'The house did not do it just now',
        description: 'Nothing was changed. Try again in a moment.',
        tone: 'ember',
      });
    } finally {
      setBusy(false);
    }
  };
  const at = chosen && new Date(chosen.until);
  const isLatest = chosen === versions[0];
  return (
    <div className={styles.history}>
      <article className={styles.page} aria-label={`${doc.title}, as it was`}>
        <header className={styles.bar}>
          <Button kind="bare" icon={ArrowLeft} onClick={onBack}>
            Back to the doc
          </Button>
          {mayWrite && at !== undefined && (
            <span className={styles.deeds}>
              <Button
                icon={FilePlus}
                onClick={() =>
                  void attempt(async () =>
                    onOpen(await copyAsNew(doc, `${doc.title}, ${when(at)}`, chosen?.version)),
                  )
                }
              >
                Copy as a new doc
              </Button>
              {!isLatest && (
                <Button
                  kind="primary"
                  icon={RotateCcw}
                  busy={isBusy}
                  onClick={() =>
                    void attempt(async () => {
                      await restore(doc, chosen?.version ?? 0);
                      onBack();
                    })
                  }
                >
                  Restore {clock(at)}
                </Button>
              )}
            </span>
          )}
        </header>
        <div className={styles.words}>
          <h2>{doc.title}</h2>
          {chosen !== undefined && at !== undefined && (
            <p className={styles.asItWas}>
              As it was {when(at)}, after {names(chosen.writers, people)} <ins>added</ins>{' '}
              <del>taken out</del>
            </p>
          )}
          {failed ? (
            <ErrorState onRetry={againOne}>How it was then could not be loaded.</ErrorState>
          ) : seen === undefined ? (
            state === 'live' && versions.length === 0 ? (
              <p className={styles.nothing}>Nobody has written in it yet.</p>
            ) : (
              <SkeletonRows label="Loading how it was" rows={5} />
            )
          ) : (
            <VersionWords doc={doc} differences={seen.differences} writer={chosen?.writers[0]} />
          )}
        </div>
      </article>
      <aside className={styles.side} aria-label="What changed">
        <h2>What changed</h2>
        {state === 'failed' ? (
          <ErrorState onRetry={again}>How it came to be could not be loaded.</ErrorState>
        ) : state === 'opening' ? (
          <SkeletonRows label="Loading what changed" rows={4} />
        ) : (
          <VersionDays
            versions={versions}
            people={people}
            chosen={chosen?.version}
            onChoose={(version) => onVersion(String(version))}
          />
        )}
        <LoadMore more={more} busy={earlier.busy} failed={earlier.failed} onMore={earlier.loadMore} />
        <p className={styles.note}>
          <Icon of={Info} size="s" />
          Restoring adds a new version on top. Nothing is lost, and tasks keep their ticks.
          {!isWide && ' The words of the chosen version stand above.'}
        </p>
      </aside>
    </div>
  );
}
