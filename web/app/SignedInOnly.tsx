import { sessionCheck, type User } from '@kinsong/contract/identity/identity.ts';
import { useEffect, useState, type ReactNode } from 'react';
import { ask } from '../platform/api/api.ts';
import { forgetWhoLeft } from '../platform/forget-signed-out.ts';
import { endSession, isPerson, openSession } from '../platform/signed-in.ts';
import { rememberedPerson } from '../platform/session/remembered-person.ts';
import { letInBefore, noteLetIn, who } from '../platform/session/session.ts';
import { useStore } from '../platform/store.ts';
import { PageLoading, Backdrop, ErrorState } from '../ui/index.ts';
import { keptAhead } from './kept-ahead.ts';
import styles from './SignedInOnly.module.css';
import { modules } from './modules.ts';
import { SessionEnded } from './SessionEnded.tsx';
import { leadAgain, toTheDoor } from './start-redirects.ts';

/** Who had not promised yet may have done so elsewhere: of them the house is asked before anything is shown. */
const promised = (person: User | null): User | null =>
  person?.onboarding_step === 'sacred_tenets' ? null : person;

let knocking: Promise<void> | undefined;

let comingBack: Promise<User | null> | undefined;

/** Whoever reloads is in before the house is asked, with what this browser keeps. */
export const comeBackIn = (): Promise<User | null> =>
  (comingBack ??= (async () => {
    const before = promised(letInBefore());
    if (before === null) return null;
    openSession(before, modules);
    await keptAhead(location.pathname);
    isPerson(before);
    return before;
  })());

/**
 * Finds out who is here. A reload shows what this browser keeps while it asks; without an answer, whoever was here last
 * is let in to it.
 */
async function knock(): Promise<void> {
  const before = await comeBackIn();
  try {
    await askWhoIsHere(before);
  } catch (failure) {
    if (before !== null) return;
    const last = rememberedPerson();
    if (last === null) throw failure;
    letIn(last);
  }
}

async function askWhoIsHere(before: User | null): Promise<void> {
  const { user } = await ask(sessionCheck, {});
  if (who.get().state === 'leaving') return;
  if (user === undefined) {
    if (before !== null) return endSession();
    const left = await forgetWhoLeft();
    return who.set(left === null || left.unsent === 0 ? { state: 'nobody' } : { state: 'ended', ...left });
  }
  noteLetIn(user);
  leadAgain(user);
  if (before === null) letIn(user);
  else if (before.id !== user.id) {
    await forgetWhoLeft();
    location.reload();
  } else if (who.get().state === 'someone') isPerson(user);
}

function letIn(person: User): void {
  openSession(person, modules);
  isPerson(person);
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
