import { previewAddress, type Attachment } from '@kinsong/contract/files/files.ts';
import { useState } from 'react';
import { cx } from '../../../ui/index.ts';
import { paperWord } from '../file-words.ts';
import styles from './FirstPage.module.css';

export interface FirstPageProps {
  paper: Pick<Attachment, 'id' | 'name' | 'kind' | 'state' | 'opening'>;
  className: string | undefined;
}

/** A paper’s first page, small: as the house drew it, or in its first words, or bare with the kind of paper it is. */
export function FirstPage({ paper, className }: FirstPageProps) {
  const { id, state, opening } = paper;
  const [lost, setLost] = useState(false);
  const isDrawn = state === 'ready' && !lost;
  const isWritten = !isDrawn && opening !== null && opening.trim() !== '';
  return (
    <span className={cx(styles.sheet, !isDrawn && !isWritten && styles.bare, className)} aria-hidden>
      {isDrawn ? (
        <img
          src={previewAddress(id, 'small')}
          srcSet={`${previewAddress(id, 'small')} 1x, ${previewAddress(id, 'medium')} 2x`}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setLost(true)}
        />
      ) : isWritten ? (
        <span className={styles.page} dir="auto">
          {opening.trim()}
        </span>
      ) : (
        <i className={styles.kind}>{paperWord(paper)}</i>
      )}
    </span>
  );
}
