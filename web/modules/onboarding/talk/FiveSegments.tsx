import { talkTopics } from '@kinsong/contract/onboarding/manifesto-talk.ts';
import type { CSSProperties } from 'react';
import { cx } from '../../../ui/index.ts';
import { topicNames } from './talk.words.ts';
import styles from './FiveSegments.module.css';

/** Five segments, filled by half as many as messages were exchanged (S2 §4). */
export function FiveSegments({ messages }: { messages: number }) {
  const filled = Math.min(messages / 2, talkTopics.length);
  return (
    <ol className={styles.bar} aria-label={`${Math.floor(filled)} of ${talkTopics.length} parts`}>
      {talkTopics.map((topic, at) => {
        const part = Math.min(Math.max(filled - at, 0), 1);
        return (
          <li key={topic} className={cx(part > 0 && styles.on)}>
            <span className={styles.track} style={{ '--part': `${part * 100}%` } as CSSProperties} />
            {topicNames[topic]}
          </li>
        );
      })}
    </ol>
  );
}
