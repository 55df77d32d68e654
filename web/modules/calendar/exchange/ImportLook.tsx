import type { ImportPreview } from '@kinsong/contract/calendar/import.ts';
import styles from './Exchange.module.css';
import { furtherInWords, wholeInWords } from './import-words.ts';

/** What a file would bring. */
export function ImportLook({ name, preview }: { name: string; preview: ImportPreview }) {
  const more = preview.events - preview.titles.length;
  return (
    <section className={styles.row} aria-label="What this file would bring" role="status">
      <h3 className={styles.name}>{name}</h3>
      <p>{wholeInWords(preview)}</p>
      {preview.titles.length > 0 && (
        <p className={styles.titles}>
          {preview.titles.join(' · ')}
          {more > 0 && ` · and ${more} more`}
        </p>
      )}
      {furtherInWords(preview).map((said) => (
        <p key={said} className={styles.quiet}>
          {said}
        </p>
      ))}
    </section>
  );
}
