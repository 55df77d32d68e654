import type { User } from '@kinsong/contract/identity/identity.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { Refused } from '../../platform/api/http-request.ts';
import { landing } from '../../platform/session/first-page.ts';
import { Avatar, Button, ButtonLink, Code, FormErrors } from '../../ui/index.ts';
import { takeUp } from './steps.data.ts';
import { digitsGrouped } from './entry.words.ts';
import styles from './AlreadySignedIn.module.css';

export interface AlreadySignedInProps {
  user: User;
  onRefused: () => void;
  onEntered: (space: string | null) => void;
}

/** The specification's own pause between being recognised and coming in. */
const pause = 1500;

/** Someone who is signed in already comes in by themselves; with a code in the link they are asked once. */
export function AlreadySignedIn({ user, onRefused, onEntered }: AlreadySignedInProps) {
  const [code] = useState(() => new URLSearchParams(location.search).get('code') ?? '');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Pick<Refused, 'message'> & { code?: string }>();
  const name = user.avatar_name || user.name;
  const comeIn = useEffectEvent(() => onEntered(null));
  useEffect(() => {
    if (code !== '') return;
    const timer = setTimeout(() => comeIn(), pause);
    return () => clearTimeout(timer);
  }, [code]);
  const accept = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { space_id } = await takeUp(code);
      onEntered(space_id);
    } catch (thrown) {
      setBusy(false);
      setFailure(thrown instanceof Refused ? thrown : { message: 'No answer from the house' });
      onRefused();
    }
  };
  return (
    <div className={styles.recognised}>
      <Avatar name={name} url={user.avatar_url} size="xl" named />
      {code === '' ? (
        <>
          <p className={styles.words}>Timeline access recognized. Welcome back, consciousness traveler.</p>
          <Button kind="primary" size="l" onClick={() => onEntered(null)}>
            Enter the Game
          </Button>
        </>
      ) : (
        <>
          {failure && (
            <FormErrors title={failure.message}>
              {failure.code !== 'space.sentAway' &&
                'The code is still here. Ask for a new one if it keeps being refused.'}
            </FormErrors>
          )}
          <p className={styles.words}>You are here as {name}. Accept this invitation?</p>
          <Code code={digitsGrouped(code)} large />
          <Button kind="primary" size="l" busy={busy} onClick={() => void accept()}>
            Accept it
          </Button>
          <ButtonLink kind="bare" href={landing({ user })}>
            Not now
          </ButtonLink>
        </>
      )}
    </div>
  );
}
