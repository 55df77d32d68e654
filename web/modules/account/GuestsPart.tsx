import { Suspense } from 'react';
import { signedIn } from '../../platform/signed-in.ts';
import { Loading } from '../../ui/index.ts';
import { Invitations, Requests, Tree } from '../identity/index.ts';
import styles from './Account.module.css';
import { Part } from './Part.tsx';

/** Whom one brought, and whom they brought. */
export function GuestsPart() {
  return (
    <Part title="People you invited">
      <Suspense fallback={<Loading label="Loading who came" />}>
        <Tree
          root={signedIn().person.id}
          label="People you invited"
          nobody={<p className={styles.quiet}>Nobody yet. You can invite people from any salon of yours.</p>}
        />
      </Suspense>
    </Part>
  );
}

/** One's invitations that still open, wherever they lead. */
export function InvitationsPart() {
  return (
    <Part title="Your open invitations">
      <Suspense fallback={<Loading label="Loading your invitations" />}>
        <Invitations whose="own" />
      </Suspense>
    </Part>
  );
}

/** A word as a code can be guessed: whoever uses one waits until its maker says yes. */
export function RequestsPart() {
  return (
    <Part title="Waiting for your yes">
      <Suspense fallback={<Loading label="Loading who asked" />}>
        <Requests whose="own" />
      </Suspense>
    </Part>
  );
}
