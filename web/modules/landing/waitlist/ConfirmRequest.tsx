import { useEffect, useState } from 'react';
import { Refused } from '../../../platform/api/http-request.ts';
import { Button, ButtonLink, FormErrors, frontOfTheHouse, Loading } from '../../../ui/index.ts';
import { confirmPlace } from './waitlist.data.ts';
import styles from './Waitlist.module.css';

type Outcome = { said: string } | { refused: string; again: boolean };

/** A token works once: however often the screen is drawn, it is sent once. */
const sent = new Map<string, Promise<Outcome>>();

function confirmOnce(token: string): Promise<Outcome> {
  const known = sent.get(token);
  if (known) return known;
  const asked = confirmPlace(token).then(
    ({ message }): Outcome => ({ said: message }),
    (thrown: unknown): Outcome => {
      sent.delete(token);
      return thrown instanceof Refused
        ? { refused: thrown.message, again: false }
        : { refused: 'No answer from the house', again: true };
    },
  );
  sent.set(token, asked);
  return asked;
}

/** The link in the letter says that one really asked; the screen says so back. */
export function ConfirmRequest({ token }: { token: string }) {
  const [outcome, setOutcome] = useState<Outcome>();
  const confirm = () => void confirmOnce(token).then(setOutcome);
  useEffect(confirm, [token]);
  if (outcome === undefined) return <Loading label="Finding your name on the list" />;
  if ('said' in outcome) {
    return (
      <div className={styles.thanks}>
        <h1>Thank you for confirming</h1>
        <p role="status" className={styles.voice}>
          {outcome.said}
        </p>
        <ButtonLink kind="outline" size="l" href={frontOfTheHouse()}>
          Back to the house
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className={styles.thanks}>
      <h1>This could not be confirmed</h1>
      <FormErrors title={outcome.refused}>
        {outcome.again
          ? 'Often it is the connection. The link still works; try again.'
          : 'If you confirmed already, all is well. Otherwise ask once more, and a new letter comes.'}
      </FormErrors>
      {outcome.again ? (
        <Button kind="primary" size="l" onClick={confirm}>
          Try again
        </Button>
      ) : (
        <ButtonLink kind="outline" size="l" href="/waitlist">
          Ask once more
        </ButtonLink>
      )}
    </div>
  );
}
