import type { Doc } from '@kinsong/contract/docs/doc.ts';
import { longestDocTitle } from '@kinsong/contract/docs/doc.ts';
import { useState } from 'react';
import { change } from '../docs.actions.ts';
import styles from './DocPage.module.css';

/** What the doc is called. It is named anew where its name stands; Escape leaves it as it was. */
export function DocTitle({ doc, mayWrite, onDone }: { doc: Doc; mayWrite: boolean; onDone: () => void }) {
  const [written, setWritten] = useState<string>();
  if (!mayWrite) return <h2 className={styles.title}>{doc.title}</h2>;
  const name = async () => {
    const title = written?.trim() ?? '';
    setWritten(undefined);
    if (title !== '' && title !== doc.title) await change(doc, { title });
  };
  return (
    <h2 className={styles.title}>
      <span className={styles.titleAsItIs} aria-hidden>
        {written ?? doc.title}
      </span>
      <textarea
        aria-label="Name of the doc"
        rows={1}
        maxLength={longestDocTitle}
        value={written ?? doc.title}
        onChange={(event) => setWritten(event.target.value.replaceAll('\n', ' '))}
        onBlur={() => void name()}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            setWritten(undefined);
            event.preventDefault();
          } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
            event.preventDefault();
            onDone();
          }
        }}
      />
    </h2>
  );
}
