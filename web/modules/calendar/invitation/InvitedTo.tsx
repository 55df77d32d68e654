import type { OpenInvitation } from '@kinsong/contract/calendar/guests.ts';
import CalendarDays from 'lucide-react/icons/calendar-days';
import MapPin from 'lucide-react/icons/map-pin';
import { Icon } from '../../../ui/index.ts';
import styles from './Invitation.module.css';
import { whenWords } from './when-words.ts';

/** What it is, when and where, and who asks. */
export function InvitedTo({ invitation }: { invitation: OpenInvitation }) {
  const { title, host, space, place, notes, repeats, name } = invitation;
  return (
    <>
      <div className={styles.what}>
        <p className={styles.voice}>
          {name === '' ? '' : `${name}, `}
          {host} {space === '' ? '' : `from ${space} `}would like you to be there:
        </p>
        <h1 className={styles.title}>{title}</h1>
      </div>
      <ul className={styles.facts}>
        <li>
          <Icon of={CalendarDays} />
          <span>
            {whenWords(invitation)}
            {repeats && <span className={styles.quiet}> It comes back.</span>}
          </span>
        </li>
        {place !== '' && (
          <li>
            <Icon of={MapPin} />
            <span>{place}</span>
          </li>
        )}
      </ul>
      {notes.trim() !== '' && <p className={styles.notes}>{notes}</p>}
    </>
  );
}
