import { wisdomRules } from '@kinsong/contract/insights/wisdom.ts';
import { ProgressBar } from '../../../ui/index.ts';
import { Behind } from '../Behind.tsx';
import styles from './Wisdom.module.css';
import type { Dashboard } from './you.data.ts';
import { wisdomWords } from './you.words.ts';

/** How many wisdom points, what they are of, and how far it is to the next level. */
export function Wisdom({ metrics, wisdom }: Pick<Dashboard, 'metrics' | 'wisdom'>) {
  const { wisdom_accumulated: points, level_from, level_next, timeline_level } = metrics;
  return (
    <section aria-label="Wisdom">
      <p className={styles.figure}>
        <b className={styles.points}>{points.toLocaleString('en-GB')}</b>
        <span>wisdom {points === 1 ? 'point' : 'points'}</span>
      </p>
      <ProgressBar
        label={`${level_next - points} more to level ${timeline_level + 1}`}
        value={((points - level_from) / (level_next - level_from)) * 100}
      />
      <p className={styles.next}>
        {level_next - points} more to level {timeline_level + 1}
      </p>
      <Behind label={points === 0 ? 'What brings wisdom' : 'What they are of'}>
        <div className={styles.of}>
          {wisdom.length > 0 && (
            <ul>
              {wisdom.map(({ of, times, points: brought }) => (
                <li key={of}>
                  <span>{wisdomWords(of, times)}</span>
                  <b>{brought}</b>
                </li>
              ))}
            </ul>
          )}
          <p>
            {Object.values(wisdomRules)
              .map(({ of, points: each }) => `${of} ${each}`)
              .join(' · ')}
            . Nothing takes them away, and they buy nothing. Each level takes as much as the two before it
            together.
          </p>
        </div>
      </Behind>
    </section>
  );
}
