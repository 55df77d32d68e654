import { useState } from 'react';
import { Avatar, VisuallyHidden } from '../../../ui/index.ts';
import type { Companion } from './people-across.ts';
import styles from './PeepsScreen.module.css';

interface CompanionRowProps {
  companion: Companion;
  /** How many salons stand there by name before the rest is asked for. */
  named: number;
}

/** Somebody, whether they are at home, and the salons in which one meets them, each a link. */
export function CompanionRow({ companion: { person, salons, home }, named }: CompanionRowProps) {
  const [all, setAll] = useState(false);
  const rest = all ? 0 : salons.length - named;
  return (
    <li className={styles.person}>
      <Avatar name={person.name} url={person.avatar_url} size="l" home={home} named />
      <div className={styles.words}>
        <h2 className={styles.name}>{person.name}</h2>
        {home && <span className={styles.home}>at home now</span>}
        <ul className={styles.salons} aria-label={`Where you meet ${person.name}`}>
          {salons.slice(0, salons.length - Math.max(rest, 0)).map(({ id, name }) => (
            <li key={id}>
              <a className={styles.salon} href={`/salon/${id}`}>
                {name}
              </a>
            </li>
          ))}
          {rest > 0 && (
            <li className={styles.more}>
              <button type="button" className={styles.rest} onClick={() => setAll(true)}>
                {rest} more<VisuallyHidden> salons of {person.name}</VisuallyHidden>
              </button>
            </li>
          )}
        </ul>
      </div>
    </li>
  );
}
