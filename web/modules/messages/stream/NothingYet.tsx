import { Sign } from '../../../ui/index.ts';
import styles from './NothingYet.module.css';

/** A conversation before its first words. */
export function NothingYet() {
  return (
    <div className={styles.quiet}>
      <Sign />
      <h2>Nothing was said yet</h2>
      <p>Say something first. Whoever comes in next will see it.</p>
    </div>
  );
}
