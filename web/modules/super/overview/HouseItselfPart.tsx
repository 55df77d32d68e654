import { cx } from '../../../ui/index.ts';
import type { HouseItself } from './house.data.ts';
import { backupWeek, growth, inWords, sinceBackup, sizeOf } from './house-in-words.ts';
import styles from './HouseItselfPart.module.css';

/** How large the house has grown, and whether what is in it was copied: a dark window is a missed night. */
export function HouseItselfPart({ house, now }: { house: HouseItself; now: Date }) {
  const database = sizeOf(house.database_bytes);
  const files = sizeOf(house.files_bytes);
  const week = backupWeek(house.backups, now);
  const grown = growth(house.sizes);
  const backup = sinceBackup(house.last_backup_at, now);
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>The house itself</h2>
      <p className={styles.figure}>
        <b>{database.number}</b> {database.unit} of database
        {grown !== null && `, ${grown} a week`}
      </p>
      <p className={styles.figure}>
        <b>{files.number}</b> {files.unit} of files
      </p>
      {backup === null ? (
        <p className={styles.missing}>
          No backup is known here yet. <code>npm run backup</code> makes one.
        </p>
      ) : (
        <>
          <p className={styles.figure}>
            <b>{backup.number}</b> {backup.unit} since the last backup
          </p>
          <ol className={styles.windows} aria-label="Backups of the last seven days">
            {week.map(({ day, word, made }) => (
              <li key={day} className={cx(styles.window, made && styles.lit)}>
                <i aria-hidden />
                <span>{word}</span>
                <span className={styles.said}>{made ? 'backed up' : 'none'}</span>
              </li>
            ))}
          </ol>
          <p className={styles.quiet}>{inWords(week)}</p>
        </>
      )}
      <p className={styles.quiet}>Kinsong {house.version}</p>
    </section>
  );
}
