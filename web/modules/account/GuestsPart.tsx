import { Suspense } from 'react';
import { signedIn } from '../../platform/signed-in.ts';
import { Loading } from '../../ui/index.ts';
import { Invitations, PlaceRequests, InvitationTree } from '../identity/index.ts';
import styles from './Account.module.css';
import { AccountSection } from './AccountSection.tsx';

/** Whom one brought, and whom they brought. */
export function GuestsPart() {
  return (
    <AccountSection title="People you invited">
      <Suspense fallback={<Loading label="Loading who came" />}>
        <InvitationTree
          root={signedIn().person.id}
          label="People you invited"
          nobody={<p className={styles.quiet}>Nobody yet. You can invite people from any salon of yours.</p>}
        />
      </Suspense>
    </AccountSection>
  );
}

/** One's invitations that still open, wherever they lead. */
export function InvitationsPart() {
  return (
    <AccountSection title="Your open invitations">
      <Suspense fallback={<Loading label="Loading your invitations" />}>
        <Invitations whose="own" />
      </Suspense>
    </AccountSection>
  );
}

/** A word as a code can be guessed: whoever uses one waits until its maker says yes. */
export function RequestsPart() {
  return (
    <AccountSection title="Waiting for your yes">
      <Suspense fallback={<Loading label="Loading who asked" />}>
        <PlaceRequests whose="own" />
      </Suspense>
    </AccountSection>
  );
}
