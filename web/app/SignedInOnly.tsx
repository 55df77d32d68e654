import { sessionCheck, type User } from '@kinsong/contract/identity/identity.ts';
import { useEffect, useState, type ReactNode } from 'react';
import { ask } from '../platform/api/api.ts';
import { forgetWhoLeft } from '../platform/forget-signed-out.ts';
import { endSession, isPerson, openSession } from '../platform/signed-in.ts';
import { rememberedPerson } from '../platform/session/remembered-person.ts';
import { letInBefore, noteLetIn, who } from '../platform/session/session.ts';
import { useStore } from '../platform/store.ts';
import { PageLoading, Backdrop, ErrorState } from '../ui/index.ts';
import styles from './SignedInOnly.module.css';
import { modules } from './modules.ts';
import { SessionEnded } from './SessionEnded.tsx';
import { toTheDoor } from './start-redirects.ts';

let knocking: Promise<void> | undefined;

/**
 * Finds out who is here. A reload shows what this browser keeps while it asks; without an answer, whoever was here last
 * is let in to it.
 */
async function knock(): Promise<void> {
  const before = letInBefore();
  if (before !== null) openSession(before, modules);
  try {
    await askWhoIsHere(before);
  } catch (failure) {
    if (before !== null) return;
    const last = rememberedPerson();
    if (last === null) throw failure;
    openSession(last, modules);
  }
}

async function askWhoIsHere(before: User | null): Promise<void> {
  const { user } = await ask(sessionCheck, {});
  if (user === undefined) {
    if (before !== null) return endSession();
    const left = await forgetWhoLeft();
    return who.set(left === null || left.unsent === 0 ? { state: 'nobody' } : { state: 'ended', ...left });
  }
  noteLetIn(user);
  if (before === null) openSession(user, modules);
  else if (before.id !== user.id) {
    await forgetWhoLeft();
    location.reload();
  } else if (who.get().state === 'someone') isPerson(user);
}

function knockOnce(failed: () => void): void {
  knocking ??= knock();
  knocking.catch(() => {
    knocking = undefined;
    failed();
  });
}

/** Lets in whoever is signed in, and leads everyone else to the entry, from where they come back. */
export function SignedInOnly({ children }: { children: ReactNode }) {
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
  if (!failed) return <PageLoading label="Coming in" />;
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
