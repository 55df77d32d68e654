import { Logo } from '../../../ui/index.ts';
import styles from './EmptyTable.module.css';

/** Before anybody has said something that one may read: who comes to a table hears what is said from then on. */
export const EmptyTable = () => (
  <div className={styles.quiet}>
    <Logo />
    <h2>Quiet at the table</h2>
    <p>You hear what is said from now on. Say something first, if you like.</p>
  </div>
);
