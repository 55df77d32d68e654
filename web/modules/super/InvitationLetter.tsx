import { firstName } from '@kinsong/engines/text/first-name.ts';
import type { Invitation } from '@kinsong/contract/invitations/invitations.ts';
import { useState } from 'react';
import { groupCode, Logo } from '../../ui/index.ts';
import styles from './InvitationLetter.module.css';

export interface InvitationLetterProps {
  draft: { name: string; code: string; greeting: string; uses: number; hours: number };
  made: Invitation | undefined;
}

const hour = 3_600_000;

/** The invitation as its guest will hold it. Until it is made, the code is still to come. */
export function InvitationLetter({ draft, made }: InvitationLetterProps) {
  const name = draft.name.trim();
  const [begun] = useState(() => Date.now());
  const until = new Date(made?.expires_at ?? begun + draft.hours * hour);
  const day = until.toLocaleDateString('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });
  const time = until.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  const code = made === undefined ? draft.code.trim() : groupCode(made.invite_code);
  return (
    <section className={styles.letter} aria-label={`What ${name || 'your guest'} will see`}>
      <p className={styles.expected}>You are expected</p>
      <p className={styles.dear}>{name === '' ? 'Dear guest' : `Dear ${firstName(name)}`}</p>
      <p className={styles.greeting}>{draft.greeting.trim() || 'Someone inside keeps a chair for you.'}</p>
      {made && (
        <img
          className={styles.qr}
          src={`data:image/svg+xml,${encodeURIComponent(made.link_qr)}`}
          alt="QR code of the invitation link"
        />
      )}
      <p className={styles.code}>{code === '' ? '····-····-····' : code.toUpperCase()}</p>
      <p className={styles.terms}>
        opens {draft.uses === 1 ? 'once' : `${draft.uses} times`}, until {day}, {time}
      </p>
      <Logo className={styles.seal} plain />
    </section>
  );
}
