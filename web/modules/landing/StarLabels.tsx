import Check from 'lucide-react/icons/check';
import type { CSSProperties } from 'react';
import { cx, Icon } from '../../ui/index.ts';
import styles from './StarLabels.module.css';
import { markOf } from './scene-types.ts';
import { deeds } from './landing-texts.ts';

/** What was done stands beside the stars it became; the picture says where those are. */
export function StarLabels() {
  return (
    <ul aria-label="What gets done becomes a star" className={styles.deeds}>
      {deeds.map(({ words, when, done }, count) => (
        <li
          key={words}
          className={cx(styles.deed, done && styles.done)}
          style={{ '--star': `var(${markOf('deed', count)})` } as CSSProperties}
        >
          <span className={styles.words}>{words}</span>
          <span className={styles.when}>
            {done && <Icon of={Check} size="s" />}
            {when}
          </span>
        </li>
      ))}
    </ul>
  );
}
