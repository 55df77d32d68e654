import { Icon } from '../../../ui/index.ts';
import { houseIcons } from './house-icons.ts';
import styles from './Reactions.module.css';

/** A reaction's sign; its word stands in what it is on. */
export function Sign({ emoji, full = false }: { emoji: string; full?: boolean }) {
  const icon = houseIcons[emoji];
  if (icon !== undefined) return <Icon of={icon} size="s" className={full ? styles.full : undefined} />;
  return (
    <span aria-hidden className={styles.emoji}>
      {emoji}
    </span>
  );
}
