import { condition, verse } from '../landing-texts.ts';
import { Swash } from './InkDrawings.tsx';
import styles from './Title.module.css';

/** What stands written at the top of the page, underlined by hand and stamped. Its measures are the table's. */
export function Title({ className }: { className?: string | undefined }) {
  return (
    <div className={className}>
      <h1 className={styles.name}>Kinsong</h1>
      <Swash className={styles.swash} />
      <p className={styles.verse}>
        {verse[0]}
        <br />
        {verse[1]}
      </p>
      <p className={styles.stamp}>{condition}</p>
    </div>
  );
}
