import type { Category } from '@kinsong/contract/calendar/event.ts';
import { useId } from 'react';
import { cx } from '../../../ui/index.ts';
import { categoryWords, tintOf } from '../marks/event-marks.ts';
import styles from './CategoryChoice.module.css';

export interface CategoryChoiceProps {
  categories: readonly Category[];
  value: Category;
  onChange: (category: Category) => void;
}

/** What it is about: each with the colour it gives the event. */
export function CategoryChoice({ categories, value, onChange }: CategoryChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.part}>
      <legend className={styles.label}>What it is about</legend>
      <div className={styles.all}>
        {categories.map((category) => (
          <label key={category} className={cx(styles.one, tintOf(category))}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              checked={category === value}
              onChange={() => onChange(category)}
            />
            <i className={styles.dot} />
            {categoryWords[category]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
