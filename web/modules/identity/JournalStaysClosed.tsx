import styles from './Step.module.css';

/** What a password that is set without the one before costs: said before it is set. */
export function JournalStaysClosed() {
  return (
    <p className={styles.aside}>
      If you keep a secret journal: a new password does not open it. Your passkey or your recovery code does,
      or the old password once you remember it. Nothing in it is deleted.
    </p>
  );
}
