import { useId } from 'react';
import { Icon, type LucideIcon } from '../../ui/index.ts';
import styles from './RadioRows.module.css';

export interface RadioRow<Value extends string> {
  readonly value: Value;
  readonly icon: LucideIcon;
  readonly title: string;
  /** What follows from it. */
  readonly means: string;
}

export interface RadioRowsProps<Value extends string> {
  label: string;
  rows: readonly RadioRow<Value>[];
  value: Value;
  /** Without it one only reads which it is. */
  onChange?: ((value: Value) => void) | undefined;
}

/** One of a few, each with its consequence in one line. */
export function RadioRows<Value extends string>({ label, rows, value, onChange }: RadioRowsProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.rows} disabled={onChange === undefined}>
      <legend className={styles.legend}>{label}</legend>
      {rows.map((row) => (
        <label key={row.value} className={styles.row} data-chosen={row.value === value || undefined}>
          <Icon of={row.icon} />
          <span className={styles.words}>
            <span className={styles.title}>{row.title}</span>
            <span className={styles.means}>{row.means}</span>
          </span>
          <input
            className={styles.radio}
            type="radio"
            name={name}
            checked={row.value === value}
            onChange={() => onChange?.(row.value)}
          />
        </label>
      ))}
    </fieldset>
  );
}
