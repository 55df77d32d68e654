import { redeemInvitation } from '@kinsong/contract/invitations/register-and-redeem.ts';
import { ask } from '../../../platform/api/api.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { Button, FormErrors } from '../../../ui/index.ts';
import { useAttempt } from '../useAttempt.ts';
import { DoorPicture } from './DoorPicture.tsx';
import styles from './SalonAccess.module.css';
import { forgetSalonCode } from './salon-code.ts';

/** Somebody came with the code of this salon: they are asked once, and are in. */
export function CodeInHand({ space, code }: { space: string; code: string }) {
  const { busy, failure, run } = useAttempt();
  const accept = () =>
    void run(async () => {
      await ask(redeemInvitation, { body: { code } });
      forgetSalonCode(space);
      signedIn().sync.again(space);
    });
  return (
    <section className={styles.hand} aria-labelledby="code-in-hand">
      <DoorPicture knocked open={false} />
      <h2 id="code-in-hand">You are expected</h2>
      <p>You came with an invitation to this salon. Accept it, and its members see that you are here.</p>
      {failure && <FormErrors title={failure.title}>{failure.description}</FormErrors>}
      <Button kind="primary" size="l" wide busy={busy} onClick={accept}>
        Accept it
      </Button>
      <Button kind="bare" onClick={() => forgetSalonCode(space)}>
        Go on without it
      </Button>
    </section>
  );
}
