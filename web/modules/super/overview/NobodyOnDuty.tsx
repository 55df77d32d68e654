import BellOff from 'lucide-react/icons/bell-off';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Icon } from '../../../ui/index.ts';
import { useRoster } from '../people/roster.data.ts';
import styles from './Overview.module.css';

/** While nobody who can lead a council is on duty, the house says so where it is looked after. */
export function NobodyOnDuty({ onPeople }: { onPeople: () => void }) {
  const roster = useRoster().data;
  if (roster === undefined || roster.covered_until !== null) return null;
  return (
    <button type="button" className={styles.door} onClick={onPeople}>
      <Icon of={BellOff} />
      <span className={styles.words}>
        <b>Nobody is on duty</b>
        whoever needs a council now reaches nobody at once
      </span>
      <Icon of={ChevronRight} />
    </button>
  );
}
