import type { Invitation } from '@kinsong/contract/invitations/invitations.ts';
import type { MySpace } from '@kinsong/contract/spaces/spaces.ts';
import Clock from 'lucide-react/icons/clock';
import Mail from 'lucide-react/icons/mail';
import Users from 'lucide-react/icons/users';
import { signedIn } from '../../../platform/signed-in.ts';
import { Badge, Button, Code, CopyButton, dayWithin, groupCode } from '../../../ui/index.ts';
import styles from './InvitationSlip.module.css';

export interface InvitationSlipProps {
  space: MySpace;
  invitation: Invitation;
  sentTo: string | undefined;
  onAnother: () => void;
}

/** The invitation as the guest will hold it, to be shown across a table or handed on. */
export function InvitationSlip({ space, invitation, sentTo, onAnother }: InvitationSlipProps) {
  const { invite_code, link, link_qr, max_uses, expires_at } = invitation;
  const until = new Date(expires_at);
  const time = until.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  return (
    <div className={styles.made}>
      <div className={styles.paper}>
        <p className={styles.heading}>You are expected</p>
        <p className={styles.words}>
          {signedIn().person.avatar_name || signedIn().person.name} keeps a chair for you in {space.name}.
        </p>
        <img
          className={styles.qr}
          src={`data:image/svg+xml,${encodeURIComponent(link_qr)}`}
          alt="QR code of the invitation link"
        />
        <Code code={invite_code} large />
        <p className={styles.link}>{link}</p>
      </div>
      <p className={styles.terms}>
        <Badge icon={Users}>{max_uses === 1 ? 'for one person' : `for ${max_uses} people`}</Badge>
        <Badge icon={Clock}>
          open until {dayWithin(until)} {time}
        </Badge>
        {sentTo !== undefined && <Badge icon={Mail}>on its way to {sentTo}</Badge>}
      </p>
      <p className={styles.note}>
        Pass it on now or later. While it is open you find it under “Your account”.
      </p>
      <div className={styles.ways}>
        <CopyButton text={link} label="Copy the link" kind="thread" />
        <CopyButton text={groupCode(invite_code)} label="Copy the code" />
        <Button kind="bare" onClick={onAnother}>
          Make another
        </Button>
      </div>
    </div>
  );
}
