import Bell from 'lucide-react/icons/bell';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Clock from 'lucide-react/icons/clock';
import Globe from 'lucide-react/icons/globe';
import House from 'lucide-react/icons/house';
import Repeat from 'lucide-react/icons/repeat';
import Sofa from 'lucide-react/icons/sofa';
import Tag from 'lucide-react/icons/tag';
import { useContext, type ReactNode } from 'react';
import { Icon, type LucideIcon } from '../../../ui/index.ts';
import { useSpaces } from '../../spaces/index.ts';
import { WherePlaced } from '../board/where-placed.ts';
import { categoryWords } from '../marks/event-marks.ts';
import { whatTime, whichDays } from '../marks/event-words.ts';
import { reminderWords } from '../marks/reminder-words.ts';
import { repeatWords } from '../marks/repeat-words.ts';
import { zoneLine } from '../marks/zone-words.ts';
import type { Shown } from '../shown.ts';
import styles from './EventFacts.module.css';

/** When, where, how often: each with its icon. */
export function EventFacts({ shown, today }: { shown: Shown; today: string }) {
  const { event } = shown;
  const placed = useContext(WherePlaced);
  const salon = useSpaces().spaces.get(event.space_id);
  const elsewhere = zoneLine(shown);
  return (
    <ul className={styles.facts}>
      <Fact icon={CalendarDays}>{whichDays(shown, today)}</Fact>
      <Fact icon={Clock}>{whatTime(shown)}</Fact>
      {elsewhere !== undefined && <Fact icon={Globe}>{elsewhere}</Fact>}
      {event.place !== '' && <Fact icon={House}>{event.place}</Fact>}
      {event.repeat !== null && <Fact icon={Repeat}>{repeatWords(event)}</Fact>}
      <Fact icon={Tag}>{categoryWords[event.category]}</Fact>
      {event.reminders.length > 0 && <Fact icon={Bell}>Reminder {reminderWords(event.reminders)}</Fact>}
      {placed && salon !== undefined && (
        <Fact icon={Sofa}>
          <a className={styles.way} href={`/salon/${salon.id}?tab=calendar&event=${event.id}`}>
            {salon.name}
          </a>
        </Fact>
      )}
    </ul>
  );
}

function Fact({ icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className={styles.fact}>
      <Icon of={icon} />
      <span className={styles.words}>{children}</span>
    </li>
  );
}
