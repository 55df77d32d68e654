import { focusTags, focusWords, type FocusTag } from '@kinsong/contract/guilds/focus-tags.ts';
import { useId } from 'react';
import { cx } from '../../../ui/index.ts';
import { starPath } from '../../../ui/scenery/star-path.ts';
import { StarPicture } from '../../../ui/scenery/StarPicture.tsx';
import { fireFlames } from './fire-shapes.ts';
import { focusStars, focusWays } from './focus-stars.ts';
import styles from './FocusTags.module.css';

export interface FocusTagsProps {
  lit: readonly FocusTag[];
  onChange: (lit: FocusTag[]) => void;
}

/** What the guild turns to: each is a spark of the fire, lit by choosing it. */
export function FocusTags({ lit, onChange }: FocusTagsProps) {
  const heading = useId();
  return (
    <section role="group" aria-labelledby={heading}>
      <StarPicture stars={focusStars} ways={focusWays} lit={lit} dotted>
        <path
          className={cx(styles.flame, lit.length > 0 && styles.burns)}
          transform="translate(100 25) scale(.5)"
          d={fireFlames[1]}
        />
      </StarPicture>
      <h2 id={heading} className={styles.heading}>
        What it turns to
      </h2>
      <p className={styles.note}>as many as are true, or none yet</p>
      <div className={styles.tags}>
        {focusTags.map((tag) => (
          <button
            key={tag}
            type="button"
            className={styles.tag}
            aria-pressed={lit.includes(tag)}
            onClick={() =>
              onChange(focusTags.filter((each) => (each === tag ? !lit.includes(tag) : lit.includes(each))))
            }
          >
            <svg className={styles.star} viewBox="0 0 26 26" aria-hidden>
              <path d={starPath(13, 13, 5.4)} />
            </svg>
            {focusWords(tag)}
          </button>
        ))}
      </div>
    </section>
  );
}
