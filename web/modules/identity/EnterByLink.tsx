import { useEffect, useEffectEvent, useState } from 'react';
import { Button, FormErrors, Loading } from '../../ui/index.ts';
import type { Arrival } from './link-token.ts';
import { openArrival, type Outcome } from './use-link-token.ts';
import type { Entered } from './entry.data.ts';
import styles from './Step.module.css';
import { WhoseAccount } from './WhoseAccount.tsx';
import type { Way } from './entry.types.ts';

export interface EnterByLinkProps {
  arrival: Arrival;
  onEntered: (entered: Entered) => void;
  /** What led here was not taken: the form stands there with the reason, at the tab that helps. */
  onRefused: (why: string, way: Way) => void;
  onBack: () => void;
}

/** A link led here: from a letter, from another device's screen, or back from the other service. */
export function EnterByLink({ arrival, onEntered, onRefused, onBack }: EnterByLinkProps) {
  const [outcome, setOutcome] = useState<Outcome>();
  const [tries, setTries] = useState(0);
  const take = useEffectEvent((came: Outcome) => {
    if (came.came === 'in') return onEntered(came.entered);
    if (came.came === 'refused' && !came.again) return onRefused(came.why, came.way);
    setOutcome(came);
  });
  const [sure, setSure] = useState(false);
  useEffect(() => void openArrival(arrival, sure).then((came) => take(came)), [arrival, sure, tries]);
  const again = () => {
    setOutcome(undefined);
    setTries(tries + 1);
  };
  if (outcome === undefined || outcome.came === 'in')
    return <Loading label="Accessing timeline streams..." />;
  if (outcome.came === 'asked') {
    const goOn = () => {
      setOutcome(undefined);
      setSure(true);
    };
    return <WhoseAccount {...outcome} onGoOn={goOn} />;
  }
  if (outcome.came === 'confirmed') {
    return (
      <div className={styles.step}>
        <p className={styles.words} role="status">
          {outcome.message}
        </p>
        <Button kind="primary" size="l" onClick={onBack}>
          To the door
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.step}>
      <FormErrors title={outcome.why}>
        Often it is the connection. The link still works; try again.
      </FormErrors>
      <Button kind="primary" size="l" onClick={again}>
        Try again
      </Button>
    </div>
  );
}
