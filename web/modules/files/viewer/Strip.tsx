import { previewAddress } from '@kinsong/contract/files/files.ts';
import Film from 'lucide-react/icons/film';
import { useEffect, useRef } from 'react';
import { Icon, useStill } from '../../../ui/index.ts';
import { spokenName } from '../file-words.ts';
import type { Seen } from '../open-layers.ts';
import styles from './Strip.module.css';

/** All of them small, the one that is shown in a ring. */
export function Strip({
  files,
  at,
  onGo,
}: {
  files: readonly Seen[];
  at: number;
  onGo: (at: number) => void;
}) {
  const list = useRef<HTMLOListElement>(null);
  const still = useStill();
  useEffect(() => {
    const behavior = still ? 'auto' : 'smooth';
    const row = list.current;
    const shown = row?.children[at];
    if (!row || !(shown instanceof HTMLElement)) return;
    row.scrollTo({ left: shown.offsetLeft - (row.clientWidth - shown.offsetWidth) / 2, behavior });
  }, [at, still]);
  return (
    <ol ref={list} className={styles.strip}>
      {files.map((file, place) => (
        <li key={file.id}>
          <button
            type="button"
            className={styles.small}
            aria-label={`${spokenName(file.name)}, ${place + 1} of ${files.length}`}
            aria-current={place === at ? 'true' : undefined}
            onClick={() => onGo(place)}
          >
            {file.state === 'ready' ? (
              <img src={previewAddress(file.id, 'small')} alt="" loading="lazy" />
            ) : (
              <Icon of={Film} />
            )}
          </button>
        </li>
      ))}
    </ol>
  );
}
