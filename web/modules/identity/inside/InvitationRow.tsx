import type { MadeInvitation } from '@kinsong/contract/invitations/invitations.ts';
import Archive from 'lucide-react/icons/archive';
import Ban from 'lucide-react/icons/ban';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Clock from 'lucide-react/icons/clock';
import { failureOf } from '../../../platform/api/failure.ts';
import { Badge, Button, CopyButton, groupCode, Icon, toast } from '../../../ui/index.ts';
import { stateInWords } from './expiry.ts';
import { QrCard } from './QrCard.tsx';
import { useRevoking } from './invitations.data.ts';
import styles from './Invitations.module.css';
import { UsesRing } from './UsesRing.tsx';

export interface InvitationRowProps {
  invitation: MadeInvitation;
  open: boolean;
  onToggle: () => void;
}

/** One invitation: its ring, its code, how long it opens; and, opened, what one can do with it. */
export function InvitationRow({ invitation, open, onToggle }: InvitationRowProps) {
  const { code, name, space_name, max_uses, current_uses, revoked, expires_at, created_by } = invitation;
  const left = max_uses - current_uses;
  const isOpen = invitation.is_active && left > 0;
  const resting = invitation.resting && invitation.is_active;
  const state = stateInWords({ revoked, resting, spent: left === 0, expires_at });
  const title =
    code === null ? `Made by ${created_by?.name ?? 'somebody else'}` : groupCode(code).toUpperCase();
  return (
    <li className={styles.item} data-open={open || undefined}>
      <button type="button" className={styles.press} aria-expanded={open} onClick={onToggle}>
        <UsesRing left={left} all={max_uses} />
        <span className={styles.words}>
          <span className={styles.title}>
            <strong className={styles.code}>{title}</strong>
            {name !== null && <span className={styles.quiet}>for {name}</span>}
            {space_name !== null && <span className={styles.quiet}>into {space_name}</span>}
          </span>
          <span className={styles.facts}>
            <span className={styles.quiet}>
              {isOpen ? `${left} of ${max_uses} left` : usedInWords(current_uses)}
            </span>
            <Badge icon={isOpen ? Clock : Archive} tone={state.tone}>
              {state.words}
            </Badge>
          </span>
        </span>
        <Icon of={ChevronDown} />
      </button>
      {open && <Opened invitation={invitation} />}
    </li>
  );
}

const usedInWords = (uses: number): string =>
  uses === 0 ? 'never used' : uses === 1 ? 'used once' : `used ${uses} times`;

function Opened({ invitation }: { invitation: MadeInvitation }) {
  const revoke = useRevoking();
  const { id, code, link, greeting, bound_to, needs_approval, under_16, redeemed_by, is_active } = invitation;
  const takeBack = () =>
    revoke.mutate(id, {
      onError: (failure) => toast({ title: failureOf(failure).title, tone: 'ember' }),
    });
  return (
    <div className={styles.opened}>
      {link !== null && <QrCard id={id} />}
      <div className={styles.about}>
        {greeting !== null && <p className={styles.greeting}>“{greeting}”</p>}
        {under_16 && <p>For someone under 16: you are their guardian here.</p>}
        {bound_to !== null && <p>Works for {bound_to} and nobody else.</p>}
        {needs_approval && <p>Whoever uses it waits until the person who made it says yes.</p>}
        <p className={styles.quiet}>
          {redeemed_by.length === 0
            ? 'Nobody has used it yet.'
            : `Came in with it: ${redeemed_by.map((guest) => guest.name).join(', ')}.`}
        </p>
        <div className={styles.deeds}>
          {link !== null && <CopyButton text={link} label="Copy the link" />}
          {code !== null && <CopyButton text={groupCode(code)} label="Copy the code" kind="bare" />}
          {is_active && (
            <Button kind="danger" icon={Ban} busy={revoke.isPending} onClick={takeBack}>
              Revoke
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
