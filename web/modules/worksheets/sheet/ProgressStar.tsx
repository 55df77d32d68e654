import { isLit } from '@kinsong/engines/worksheets/filling.ts';
import type { Filling } from '@kinsong/engines/worksheets/sheet-state.ts';
import type { SheetForm } from '@kinsong/engines/worksheets/sheet-form.ts';
import { Logo, VisuallyHidden } from '../../../ui/index.ts';
import { progressWords } from '../sheet-words.ts';
import styles from './ProgressStar.module.css';
import { labelPlace, starPoint, tick } from './star-shape.ts';

export interface ProgressProps {
  form: SheetForm;
  sheet: Filling;
  /** The question one is at. */
  at: string;
  onGo: (question: string) => void;
  /** The names of the others. */
  withWhom: readonly string[];
}

/** A compass: each point is a question, and burns once all who take part agree to its sentence. */
export function ProgressStar({ form, sheet, at, onGo }: ProgressProps) {
  const many = form.questions.length;
  return (
    <section className={styles.compass} aria-label="How far we are">
      <div className={styles.rose}>
        <svg viewBox="-200 -200 400 400" aria-hidden>
          <radialGradient id="compass-light">
            <stop offset="0" className={styles.warm} />
            <stop offset="1" className={styles.none} />
          </radialGradient>
          <radialGradient id="compass-spark">
            <stop offset="0" className={styles.hot} />
            <stop offset="1" className={styles.none} />
          </radialGradient>
          <circle r="190" fill="url(#compass-light)" />
          <circle r="172" className={styles.ring} />
          {Array.from({ length: 48 }, (_, n) => (
            <path key={n} d={tick(n, 48)} className={styles.tick} />
          ))}
          {form.questions.map(({ id }, n) => {
            const { bright, shade, x, y } = starPoint(n, many);
            const look = isLit(sheet, id) ? styles.lit : id === at ? styles.here : styles.dark;
            return (
              <g key={id} className={look}>
                <path d={bright} className={styles.bright} />
                <path d={shade} className={styles.shade} />
                <circle cx={x} cy={y} r="16" className={styles.halo} />
                <circle cx={x} cy={y} r={isLit(sheet, id) ? 4 : 6} className={styles.spark} />
              </g>
            );
          })}
          <circle r="27" className={styles.hub} />
        </svg>
        <Logo className={styles.sign} />
        <ul>
          {form.questions.map(({ id, word }, n) => (
            <li key={id} style={labelPlace(n, many)}>
              <button
                type="button"
                className={styles.word}
                data-lit={isLit(sheet, id) || undefined}
                aria-current={id === at ? 'step' : undefined}
                onClick={() => onGo(id)}
              >
                {word}
                <VisuallyHidden>{isLit(sheet, id) ? ', lit' : ', not yet lit'}</VisuallyHidden>
              </button>
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.far}>{progressWords(form, sheet)}</p>
      <p className={styles.how}>
        Go round in any order. A point lights when all who take part have said yes to its sentence.
      </p>
    </section>
  );
}
