import type { ReactNode } from 'react';
import { Icon, type LucideIcon } from '../../../ui/index.ts';
import styles from './SettingRow.module.css';

export interface SettingRowProps {
  icon: LucideIcon;
  /** The field that its words are for. */
  field: string;
  title: string;
  /** One quiet line: what it comes to. */
  means: string;
  children: ReactNode;
}

/** One setting of a vote in a line: what it is, what it comes to, and its control at the right. */
export function SettingRow({ icon, field, title, means, children }: SettingRowProps) {
  return (
    <div className={styles.row}>
      <Icon of={icon} />
      <label htmlFor={field} className={styles.words}>
        {title}
        <small id={`${field}-means`} className={styles.means}>
          {means}
        </small>
      </label>
      {children}
    </div>
  );
}
