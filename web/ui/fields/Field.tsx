import CircleAlert from 'lucide-react/icons/circle-alert';
import { useId, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../drawing/Icon.tsx';
import styles from './Field.module.css';

/** What ties a control to its label, its help and its error. */
export interface FieldWiring {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

export interface FieldWords {
  label: string;
  /** One quiet line under the label's field: what is expected, and why. */
  help?: ReactNode;
  /** What is wrong and what to do; shown at the field and read with it. */
  error?: string | undefined;
}

export interface FieldProps extends FieldWords {
  id?: string | undefined;
  className?: string | undefined;
  children: (wiring: FieldWiring) => ReactNode;
}

export function Field({ label, help, error, id: givenId, className, children }: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const describedBy = cx(error && `${id}-error`, help !== undefined && `${id}-help`);
  return (
    <div className={cx(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(error && { 'aria-invalid': true }),
      })}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon of={CircleAlert} size="s" />
          {error}
        </p>
      )}
      {help !== undefined && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
    </div>
  );
}
