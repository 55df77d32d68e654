import ChevronDown from 'lucide-react/icons/chevron-down';
import { Icon } from '../drawing/Icon.tsx';
import { Field, type FieldWords } from './Field.tsx';
import styles from './Select.module.css';
import wells from './Well.module.css';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectProps extends FieldWords {
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string) => void;
}

/** One of many, by the device's own list: on a phone that is the best there is. For a few, see `Choice`. */
export function Select({ label, help, error, options, value, onChange }: SelectProps) {
  return (
    <Field label={label} help={help} error={error}>
      {(wiring) => (
        <span className={wells.well}>
          <select
            {...wiring}
            className={styles.select}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon of={ChevronDown} size="s" />
        </span>
      )}
    </Field>
  );
}
