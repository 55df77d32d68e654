import { fileAddress, type Attachment } from '@kinsong/contract/files/files.ts';
import Download from 'lucide-react/icons/download';
import Eye from 'lucide-react/icons/eye';
import { useState } from 'react';
import { Icon, VisuallyHidden } from '../../../ui/index.ts';
import { paperFacts, spokenName } from '../file-words.ts';
import { FirstPage } from './FirstPage.tsx';
import styles from './PaperCard.module.css';
import { TextSheet } from './TextSheet.tsx';

/** What the browser shows by itself; anything else is kept, and opened elsewhere. */
const isReadable = ({ type }: Attachment): boolean => type === 'application/pdf';

/** A document or a text: its first page on paper, its name, and what to do with it. */
export function PaperCard({ paper }: { paper: Attachment }) {
  const [reading, setReading] = useState(false);
  const { id, name } = paper;
  return (
    <article className={styles.card} aria-label={name}>
      <FirstPage paper={paper} className={styles.sheet} />
      <div className={styles.words}>
        <p className={styles.name} title={name}>
          {spokenName(name)}
        </p>
        <p className={styles.facts}>{paperFacts(paper)}</p>
        <p className={styles.ways}>
          {paper.kind === 'text' && (
            <button type="button" className={styles.way} onClick={() => setReading(true)}>
              <Icon of={Eye} size="s" />
              Read<VisuallyHidden> {name}</VisuallyHidden>
            </button>
          )}
          {isReadable(paper) && (
            <a className={styles.way} href={fileAddress(id)} target="_blank" rel="noreferrer">
              <Icon of={Eye} size="s" />
              Read<VisuallyHidden> {name}, in a new tab</VisuallyHidden>
            </a>
          )}
          <a className={styles.way} href={`${fileAddress(id)}?download=1`} download={name}>
            <Icon of={Download} size="s" />
            Keep<VisuallyHidden> {name}</VisuallyHidden>
          </a>
        </p>
      </div>
      {paper.kind === 'text' && <TextSheet text={paper} open={reading} onClose={() => setReading(false)} />}
    </article>
  );
}
