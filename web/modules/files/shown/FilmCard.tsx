import { previewAddress, type Attachment } from '@kinsong/contract/files/files.ts';
import Film from 'lucide-react/icons/film';
import Play from 'lucide-react/icons/play';
import { useState } from 'react';
import { Icon } from '../../../ui/index.ts';
import { lengthWords, spokenName } from '../file-words.ts';
import styles from './FilmCard.module.css';

/** A film with its poster and how long it lasts; pressed, it plays in the viewer. */
export function FilmCard({ film, onOpen }: { film: Attachment; onOpen: (id: string) => void }) {
  const [lost, setLost] = useState(false);
  const { id, name, seconds, state } = film;
  const length = seconds === null ? '' : lengthWords(seconds);
  return (
    <button
      type="button"
      className={styles.film}
      aria-label={`Play ${spokenName(name)}${length && `, ${length}`}`}
      onClick={() => onOpen(id)}
    >
      {state === 'ready' && !lost && (
        <img
          src={previewAddress(id, 'medium')}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setLost(true)}
        />
      )}
      <span className={styles.play}>
        <Icon of={Play} size="l" />
      </span>
      <span className={styles.foot}>
        <Icon of={Film} size="s" />
        {length || spokenName(name)}
      </span>
    </button>
  );
}
