import { Icon, Switch, type LucideIcon } from '../../../ui/index.ts';
import styles from './SwitchRow.module.css';

export interface SwitchRowProps {
  icon: LucideIcon;
  title: string;
  /** What it comes to as it stands now. */
  means: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A setting of a vote that is on or off. */
export function SwitchRow({ icon, title, means, checked, onChange }: SwitchRowProps) {
  return (
    <div className={styles.row}>
      <Icon of={icon} />
      <div className={styles.switch}>
        <Switch label={title} help={means} checked={checked} onChange={onChange} />
      </div>
    </div>
  );
}
