import { manifestoFields } from '@kinsong/contract/onboarding/manifesto-talk.ts';
import { useState } from 'react';
import { failureOf } from '../../../platform/api/failure.ts';
import { dayName, Loading, Sheet } from '../../../ui/index.ts';
import { useVersions } from './talk.data.ts';
import { slipNames } from './talk.words.ts';
import styles from './EarlierVersions.module.css';

/** What the manifesto said before, each time it was kept. */
export function EarlierVersions() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.opens} onClick={() => setOpen(true)}>
        Earlier versions
      </button>
      <Sheet open={open} onOpenChange={setOpen} title="Earlier versions" description="For you alone to read.">
        {open && <Versions />}
      </Sheet>
    </>
  );
}

function Versions() {
  const { data, error } = useVersions();
  if (error !== null) return <p role="alert">{failureOf(error).title}</p>;
  if (data === undefined) return <Loading label="They are on their way" />;
  return (
    <ol className={styles.versions}>
      {data.map((version) => (
        <li key={version.at}>
          <h3 className={styles.day}>{dayName(new Date(version.at))}</h3>
          <dl className={styles.fields}>
            {manifestoFields
              .filter((field) => version[field] !== '')
              .map((field) => (
                <div key={field}>
                  <dt>{slipNames[field]}</dt>
                  <dd>{version[field]}</dd>
                </div>
              ))}
          </dl>
        </li>
      ))}
    </ol>
  );
}
