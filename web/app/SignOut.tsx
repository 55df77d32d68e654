import { logout } from '@kinsong/contract/identity/identity.ts';
import { useCallback, useState, type ReactNode } from 'react';
import { ask } from '../platform/api/api.ts';
import { failureOf } from '../platform/api/failure.ts';
import { closeSession, signedIn } from '../platform/signed-in.ts';
import { who } from '../platform/session/session.ts';
import { Button, Dialog, toast } from '../ui/index.ts';

/** Signs out: the session ends at the house first, and only then goes what this browser kept. */
async function leave(): Promise<void> {
  const { person } = signedIn();
  // The live line closes with the session; that is no surprise now.
  who.set({ state: 'leaving' });
  try {
    await ask(logout, {});
  } catch (thrown) {
    who.set({ state: 'someone', user: person });
    toast({
      ...failureOf(thrown),
      title: 'You are still signed in: no answer from the house',
      tone: 'ember',
    });
    return;
  }
  await closeSession({ keepUnsent: false });
  location.replace('/');
}

export interface SignOut {
  ask: () => void;
  dialog: ReactNode;
}

/** Leaving asks once when something one wrote was not sent, since it would go with everything else. */
export function useSignOut(): SignOut {
  const [unsent, setUnsent] = useState(0);
  const stay = () => setUnsent(0);
  // The same for as long as the house stands: every screen is lent it.
  const askFirst = useCallback(() => {
    const waiting = signedIn().outbox.unsent().length;
    if (waiting > 0) setUnsent(waiting);
    else void leave();
  }, []);
  return {
    ask: askFirst,
    dialog: (
      <Dialog
        open={unsent > 0}
        onOpenChange={(open) => !open && stay()}
        title={unsent === 1 ? 'One thing was not sent' : `${unsent} things were not sent`}
        description="What you wrote waits here for the connection. If you leave now, it is lost."
        actions={
          <>
            <Button kind="thread" onClick={stay}>
              Stay until it is sent
            </Button>
            <Button kind="danger" onClick={() => void leave()}>
              Leave and lose it
            </Button>
          </>
        }
      />
    ),
  };
}
