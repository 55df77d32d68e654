import { useEffect } from 'react';
import { eraseKept } from '../platform/signed-in.ts';
import { who } from '../platform/session/session.ts';
import { useStore } from '../platform/store.ts';
import { Backdrop, Button, ButtonLink, Empty } from '../ui/index.ts';
import styles from './SignedInOnly.module.css';
import { toTheDoor } from './start-redirects.ts';

/**
 * The house no longer knows this session. What was read is erased already; words that were not sent are a person's own,
 * so a person says what becomes of them.
 */
export function SessionEnded() {
  const state = useStore(who);
  const unsent = state.state === 'ended' ? state.unsent : 0;
  const back = toTheDoor();
  useEffect(() => {
    if (state.state === 'ended' && unsent === 0) location.replace(back);
  }, [state, unsent, back]);
  if (unsent === 0) return null;
  const discard = async () => {
    if (state.state === 'ended') await eraseKept(state.user.id);
    location.replace('/enter');
  };
  return (
    <>
      <Backdrop />
      <main className={styles.whole}>
        <Empty
          title="You were signed out"
          actions={
            <>
              <ButtonLink kind="primary" size="l" href={back}>
                Sign in again
              </ButtonLink>
              <Button kind="bare" onClick={() => void discard()}>
                Discard {unsent === 1 ? 'it' : 'them'}
              </Button>
            </>
          }
        >
          {unsent === 1 ? 'One thing you wrote is' : `${unsent} things you wrote are`} kept on this device and
          sent when you sign in again.
        </Empty>
      </main>
    </>
  );
}
