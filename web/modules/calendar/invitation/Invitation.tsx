import type { OpenInvitation } from '@kinsong/contract/calendar/guests.ts';
import { useEffect, useState } from 'react';
import { failureOf, type Failure } from '../../../platform/api/failure.ts';
import { Backdrop, Button, FormErrors, Loading, Logo } from '../../../ui/index.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { InvitedTo } from './InvitedTo.tsx';
import styles from './Invitation.module.css';
import { letterIn, look } from './invitation.data.ts';

/** Where the links of an invitation by e-mail lead. Opening it answers nothing: a button does. */
export function Invitation() {
  const [letter] = useState(() => letterIn(location.hash));
  return (
    <div className={styles.page} data-area="salon">
      <Backdrop />
      <main id="main" className={styles.panel}>
        <header className={styles.header}>
          <Logo glow className={styles.sign} />
          <p className={styles.kind}>You are asked to come</p>
        </header>
        {letter === null ? (
          <>
            <h1>This address is not whole</h1>
            <p className={styles.voice}>Open the link in the letter once more, all of it.</p>
          </>
        ) : (
          <Opened {...letter} />
        )}
      </main>
    </div>
  );
}

function Opened({ token, meant }: NonNullable<ReturnType<typeof letterIn>>) {
  const [invitation, setInvitation] = useState<OpenInvitation>();
  const [failure, setFailure] = useState<Failure>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let left = false;
    look(token).then(
      (found) => left || setInvitation(found),
      (thrown: unknown) => left || setFailure(failureOf(thrown)),
    );
    return () => {
      left = true;
    };
  }, [token, tries]);
  if (invitation !== undefined)
    return (
      <>
        <InvitedTo invitation={invitation} />
        <AnswerForm token={token} meant={meant} invitation={invitation} onAnswered={setInvitation} />
      </>
    );
  if (failure === undefined) return <Loading label="Opening the letter" />;
  const again = () => {
    setFailure(undefined);
    setTries(tries + 1);
  };
  return (
    <>
      <h1>This could not be opened</h1>
      <FormErrors title={failure.title}>{failure.description}</FormErrors>
      {failure.description !== undefined && (
        <Button kind="primary" size="l" onClick={again}>
          Try again
        </Button>
      )}
    </>
  );
}
