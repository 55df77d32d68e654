import { Bone, Skeleton } from '../../../ui/index.ts';
import styles from './CalendarSkeleton.module.css';

/** Seven days with what may be on them, while the calendar loads. */
export function CalendarSkeleton() {
  return (
    <div className={styles.week}>
      <Skeleton label="Loading the calendar">
        {Array.from({ length: 7 }, (_, day) => (
          <div key={day} className={styles.day}>
            <Bone as="title" width="60%" />
            <Bone as="button" />
            {day % 2 === 0 && <Bone as="button" />}
          </div>
        ))}
      </Skeleton>
    </div>
  );
}
