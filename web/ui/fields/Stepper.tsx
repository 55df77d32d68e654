import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { IconButton } from '../controls/IconButton.tsx';
import { cx } from '../cx.ts';
import { Field, type FieldWords } from './Field.tsx';
import wells from './Well.module.css';
import styles from './Stepper.module.css';

export interface StepperProps extends FieldWords {
  value: number;
  min: number;
  max: number;
  step?: number;
  /** What is counted: 'people', 'hours'. */
  unit?: string;
  onChange: (value: number) => void;
  id?: string | undefined;
}

/** A number with its limits: the buttons stop at them, and what is typed is brought back inside. */
export function Stepper({ label, help, error, value, min, max, step = 1, unit, onChange, id }: StepperProps) {
  const set = (next: number) => onChange(Math.min(max, Math.max(min, next)));
  return (
    <Field label={`${label}, ${min} to ${max}`} help={help} error={error} id={id}>
      {(wiring) => (
        <span className={cx(wells.well, styles.stepper)}>
          <IconButton
            icon={Minus}
            label={`Less: ${label}`}
            disabled={value <= min}
            onClick={() => set(value - step)}
          />
          <span className={styles.middle}>
            <input
              {...wiring}
              className={cx(wells.input, wells.digits, styles.number)}
              type="number"
              inputMode="numeric"
              min={min}
              max={max}
              step={step}
              value={value}
              onChange={(event) => {
                const typed = event.target.valueAsNumber;
                if (Number.isFinite(typed)) set(typed);
              }}
            />
            {unit && <span className={styles.unit}>{unit}</span>}
          </span>
          <IconButton
            icon={Plus}
            label={`More: ${label}`}
            disabled={value >= max}
            onClick={() => set(value + step)}
          />
        </span>
      )}
    </Field>
  );
}
