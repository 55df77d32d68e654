import { availabilities, type Availability } from '@kinsong/contract/seekers/profile.ts';
import Check from 'lucide-react/icons/check';
import { Icon } from '../../../ui/index.ts';
import { availabilityWords } from './profile.words.ts';
import styles from './FreeTimes.module.css';

export interface FreeTimesProps {
  value: Availability | null;
  onChange: (value: Availability | null) => void;
}

/** When one is free, if one wants to say: pressed again it is unsaid. */
export function FreeTimes({ value, onChange }: FreeTimesProps) {
  return (
    <div role="group" aria-label="When I am free" className={styles.free}>
      <span className={styles.label} aria-hidden>
        When I am free
      </span>
      <div className={styles.choices}>
        {availabilities.map((each) => (
          <button
            key={each}
            type="button"
            className={styles.choice}
            aria-pressed={each === value}
            onClick={() => onChange(each === value ? null : each)}
          >
            {each === value && <Icon of={Check} size="s" />}
            {availabilityWords[each]}
          </button>
        ))}
      </div>
    </div>
  );
}
