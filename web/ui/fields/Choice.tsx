import { useId } from 'react';
import { cx } from '../cx.ts';
import { Icon, type LucideIcon } from '../drawing/Icon.tsx';
import styles from './Choice.module.css';

export interface ChoiceOption<Value extends string> {
  value: Value;
  label: string;
  icon?: LucideIcon;
}

export interface ChoiceProps<Value extends string> {
  label: string;
  options: readonly ChoiceOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** 'joined' is one long slip with the choice on it; 'apart' is a row of buttons; 'words' are only underlined. */
  look?: 'joined' | 'apart' | 'words';
  className?: string | undefined;
}

/** One of a few: radio buttons in the dress of a toggle. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, options, value, onChange, look = 'joined', className } = props;
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={cx(styles[look], className)}>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            className={styles.radio}
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon && <Icon of={option.icon} size="s" />}
          {option.label}
        </label>
      ))}
    </div>
  );
}
