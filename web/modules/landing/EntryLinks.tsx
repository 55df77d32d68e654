import KeyRound from 'lucide-react/icons/key-round';
import { cx, Icon } from '../../ui/index.ts';
import styles from './EntryLinks.module.css';
import { join, withCode } from './landing-texts.ts';

/** The two ways in, the first of them lit; before the moon they are cut like stones. */
export function EntryLinks({ moon, className }: { moon: boolean; className?: string | undefined }) {
  return (
    <div className={className}>
      <a className={cx(styles.way, styles.first, moon && styles.moon)} href={join.href}>
        {join.words}
      </a>
      <a className={cx(styles.way, styles.second, moon && styles.moon)} href={withCode.href}>
        <Icon of={KeyRound} />
        {withCode.words}
      </a>
    </div>
  );
}
