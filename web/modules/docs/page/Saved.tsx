import Check from 'lucide-react/icons/check';
import CloudOff from 'lucide-react/icons/cloud-off';
import { cx, Icon } from '../../../ui/index.ts';
import { clock } from '../../messages/index.ts';
import { savedWords, type Standing } from '../line/standing.ts';
import styles from './DocPage.module.css';

/** Whether the house has what was written. */
export function Saved({ standing }: { standing: Standing }) {
  const words = savedWords(standing, clock);
  const isHere = standing.words === 'kept' || standing.shows === 'kept';
  return (
    <span role="status" className={cx(styles.saved, standing.words === 'saved' && !isHere && styles.safe)}>
      {words !== '' && standing.words !== 'sending' && <Icon of={isHere ? CloudOff : Check} size="s" />}
      {words}
    </span>
  );
}
