import { cx } from '../../../ui/index.ts';
import type { FounderFigures } from './founder.data.ts';
import styles from './Tiles.module.css';

/** Four figures, the candidates in gold: they are whom this page is about. */
export function Tiles({ overview }: { overview: FounderFigures['overview'] }) {
  const tiles = [
    [overview.total_consciousness_travelers, 'consciousness traveller', 'consciousness travellers'],
    [overview.active_this_week, 'active this week', 'active this week'],
    [overview.retreat_candidates, 'retreat candidate', 'retreat candidates'],
    [overview.wisdom_interactions_today, 'wise sentence today', 'wise words today'],
  ] as const;
  return (
    <dl className={styles.tiles}>
      {tiles.map(([count, one, many], at) => (
        <div key={many} className={styles.tile}>
          <dt className={styles.words}>{count === 1 ? one : many}</dt>
          <dd className={cx(styles.number, at === 2 && styles.lit)}>{count.toLocaleString('en-GB')}</dd>
        </div>
      ))}
    </dl>
  );
}
