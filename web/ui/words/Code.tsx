import { cx } from '../cx.ts';
import styles from './Code.module.css';

/** A twelve-digit code is read in fours; anything else stays as it was written. */
export function groupCode(code: string): string {
  return /^\d{12}$/.test(code) ? code.replace(/(\d{4})(?=\d)/g, '$1-') : code;
}

export function Code({ code, large }: { code: string; large?: boolean }) {
  return <code className={cx(styles.code, large && styles.large)}>{groupCode(code)}</code>;
}

/** A key to press. */
export function Kbd({ children }: { children: string }) {
  return <kbd className={styles.key}>{children}</kbd>;
}
