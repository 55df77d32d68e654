import { sessionCheck } from '@kinsong/contract/identity/identity.ts';
import { useEffect, useState, type ReactNode } from 'react';
import { ask } from '../platform/api/api.ts';
import { forgetWhoLeft } from '../platform/forgetting.ts';
import { openHouse } from '../platform/house.ts';
import { rememberedPerson } from '../platform/session/remembered.ts';
import { who } from '../platform/session/session.ts';
import { useStore } from '../platform/store.ts';
import { Arriving, Backdrop, ErrorState } from '../ui/index.ts';
import styles from './Door.module.css';
import { lent } from './lent.ts';
import { SessionEnded } from './SessionEnded.tsx';
import { toTheDoor } from './starting.ts';

let knocking: Promise<void> | undefined;

/** Finds out who is here. Without an answer, whoever was here last is let in to what this browser keeps. */
async function knock(): Promise<void> {
  try {
    const { user } = await ask(sessionCheck, {});
    if (user !== undefined) return void openHouse(user, lent);
    const left = await forgetWhoLeft();
    who.set(left === null || left.unsent === 0 ? { state: 'nobody' } : { state: 'ended', ...left });
  } catch (failure) {
    const before = rememberedPerson();
    if (before === null) throw failure;
    openHouse(before, lent);
  }
}

function knockOnce(failed: () => void): void {
  knocking ??= knock();
  knocking.catch(() => {
    knocking = undefined;
    failed();
  });
}

/** Lets in whoever is signed in, and leads everyone else to the entry, from where they come back. */
export function Door({ children }: { children: ReactNode }) {
  const { state } = useStore(who);
  const [failed, setFailed] = useState(false);
  useEffect(() => knockOnce(() => setFailed(true)), []);
  const again = () => {
    setFailed(false);
    knockOnce(() => setFailed(true));
  };
  useEffect(() => {
    if (state === 'nobody') location.replace(toTheDoor());
  }, [state]);
  if (state === 'someone') return children;
  if (state === 'ended') return <SessionEnded />;
  if (!failed) return <Arriving label="Coming in" />;
  return (
    <>
      <Backdrop />
      <main className={styles.whole}>
        <ErrorState onRetry={again}>
          The house could not be reached. Often it is the connection; it usually comes back.
        </ErrorState>
      </main>
    </>
  );
}
