import { Logo } from '../../../ui/index.ts';
import styles from './EmptyStream.module.css';

/** A conversation before its first words. */
export function EmptyStream() {
  return (
    <div className={styles.quiet}>
      <Logo />
      <h2>Nothing was said yet</h2>
      <p>Say something first. Whoever comes in next will see it.</p>
    </div>
  );
}
