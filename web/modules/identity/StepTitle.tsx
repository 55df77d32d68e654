import { useFirstFocus } from '../../platform/focus.ts';
import styles from './Step.module.css';

/** What is asked now. What was pressed to come here is gone: whoever listens or uses keys goes on from this. */
export function StepTitle({ children }: { children: string }) {
  const title = useFirstFocus<HTMLHeadingElement>();
  return (
    <h2 ref={title} tabIndex={-1} className={styles.heading}>
      {children}
    </h2>
  );
}
