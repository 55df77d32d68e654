import { isLit } from '@kinsong/engines/worksheets/filling.ts';
import { VisuallyHidden } from '../../../ui/index.ts';
import { progressWords, togetherWords } from '../sheet-words.ts';
import type { ProgressProps } from './ProgressStar.tsx';
import styles from './ProgressLine.module.css';

/** A stop a question: beside each other on a phone, one below the other where there is room. */
export function ProgressLine({ form, sheet, at, onGo, withWhom }: ProgressProps) {
  return (
    <section className={styles.way} aria-label="How far we are">
      <p className={styles.far}>{progressWords(form, sheet)}</p>
      {withWhom.length > 0 && <p className={styles.with}>{togetherWords(withWhom)}</p>}
      <ol className={styles.stops}>
        {form.questions.map(({ id, word }, n) => (
          <li key={id}>
            <button
              type="button"
              className={styles.stop}
              data-lit={isLit(sheet, id) || undefined}
              aria-current={id === at ? 'step' : undefined}
              onClick={() => onGo(id)}
            >
              <i>{n + 1}</i>
              <span className={styles.word}>{word}</span>
              <VisuallyHidden>{isLit(sheet, id) ? ', agreed on' : ', not yet'}</VisuallyHidden>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
