import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { IconButton } from '../../../ui/index.ts';
import styles from './NumberStepper.module.css';

export interface NumberStepperProps {
  id: string;
  /** What is counted, one of it. */
  unit: string;
  value: number;
  most: number;
  onChange: (value: number) => void;
}

/** A number at the end of its line. */
export function NumberStepper({ id, unit, value, most, onChange }: NumberStepperProps) {
  return (
    <span className={styles.stepper}>
      <IconButton
        icon={Minus}
        label={`One ${unit} less`}
        disabled={value <= 1}
        onClick={() => onChange(value - 1)}
      />
      <output id={id} className={styles.number} aria-describedby={`${id}-means`}>
        {value}
      </output>
      <IconButton
        icon={Plus}
        label={`One ${unit} more`}
        disabled={value >= most}
        onClick={() => onChange(value + 1)}
      />
    </span>
  );
}
