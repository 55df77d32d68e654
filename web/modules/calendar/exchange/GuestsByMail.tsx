import type { CalendarEvent, EventGuest } from '@kinsong/contract/calendar/event.ts';
import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import { FormErrors, IconButton } from '../../../ui/index.ts';
import { answerWords } from '../detail/answers.ts';
import { DetailPart } from '../detail/DetailPart.tsx';
import { addressesOf, takeInvitationBack } from './exchange.data.ts';
import styles from './Exchange.module.css';
import { InviteByMail } from './InviteByMail.tsx';
import { useTry } from './useTry.ts';

export interface GuestsByMailProps {
  event: CalendarEvent;
  /** Whoever may change the event asks others, and sees where the letters went. */
  mayChange: boolean;
}

/** Who was asked from outside, by a letter, and what they said. */
export function GuestsByMail({ event, mayChange }: GuestsByMailProps) {
  const { busy, failure, run } = useTry();
  const addresses = useAddresses(event, mayChange);
  if (event.guests.length === 0 && !mayChange) return null;
  const takeBack = (guest: EventGuest) => void run(() => takeInvitationBack(event.id, guest.id));
  return (
    <DetailPart label="Asked by e-mail">
      {failure && <FormErrors title={failure.title}>{failure.description}</FormErrors>}
      {event.guests.length > 0 && (
        <ul className={styles.guests}>
          {event.guests.map((guest) => (
            <li key={guest.id} className={styles.guest}>
              <span className={styles.words}>
                {guest.name}
                <span className={styles.quiet}>, {saidInWords(guest)}</span>
                {addresses.has(guest.id) && <span className={styles.address}>{addresses.get(guest.id)}</span>}
              </span>
              {mayChange && (
                <IconButton
                  icon={X}
                  label={`Take the invitation of ${guest.name} back`}
                  aria-disabled={busy}
                  onClick={() => takeBack(guest)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {mayChange && <InviteByMail event={event} />}
    </DetailPart>
  );
}

const saidInWords = (guest: EventGuest): string =>
  guest.answer === 'yes'
    ? ['comes', ...(guest.reason === '' ? [] : [guest.reason])].join(': ')
    : answerWords(guest);

/** Asked anew when somebody was added: the event itself names no addresses. */
function useAddresses({ id, guests }: CalendarEvent, mayChange: boolean): ReadonlyMap<string, string> {
  const [addresses, setAddresses] = useState<ReadonlyMap<string, string>>(new Map());
  const count = guests.length;
  useEffect(() => {
    if (!mayChange || count === 0) return;
    let left = false;
    addressesOf(id).then(
      (found) => left || setAddresses(new Map(found.map((guest) => [guest.id, guest.email]))),
      // Without a way to the house the names stand alone.
      () => {},
    );
    return () => {
      left = true;
    };
  }, [id, count, mayChange]);
  return addresses;
}
