import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Icon } from '../../ui/index.ts';
import styles from './BackArrow.module.css';

/** To the part of the evening before this one. */
export function BackArrow({ to }: { to: string | undefined }) {
  if (to === undefined) return null;
  return (
    <a className={styles.back} href={to}>
      <Icon of={ArrowLeft} size="s" />
      Back
    </a>
  );
}
