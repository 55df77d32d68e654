import Lock from 'lucide-react/icons/lock-keyhole';
import { useState, type SubmitEvent } from 'react';
import { knowsPasskeys } from '../../../platform/passkey.ts';
import { Button, ButtonLink, FormErrors } from '../../../ui/index.ts';
import { useTold } from '../journal.data.ts';
import { begin, type Way } from '../unlocking.ts';
import styles from './Book.module.css';
import { BookPicture } from './BookPicture.tsx';
import { KeyWords } from './KeyWords.tsx';
import { OwnPasswordField } from './OwnPasswordField.tsx';
import { useOpening } from './useOpening.ts';

export interface NewBookProps {
  hasPassword: boolean;
  passkeys: readonly string[];
}

/** There is no journal yet: what is to lock it is said before the first word. */
export function NewBook({ hasPassword, passkeys }: NewBookProps) {
  const { busy, failed, attempt } = useOpening();
  const { told } = useTold();
  const [password, setPassword] = useState('');
  const [empty, setEmpty] = useState(false);
  const byPasskey = passkeys.length > 0 && knowsPasskeys();
  // A passkey that makes no secret leaves it to the house, and that is said first.
  const byHouse = !hasPassword && (!byPasskey || failed?.by === 'passkey');
  const beginBy = (way: Way) =>
    attempt(way.by, async () => {
      const { key, journal } = await begin(way);
      told(journal);
      return key;
    });
  const usual = byHouse ? 'house' : hasPassword ? 'password' : 'passkey';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setEmpty(usual === 'password' && password === '');
    if (usual === 'password') return password === '' ? undefined : void beginBy({ by: 'password', password });
    void beginBy(usual === 'house' ? { by: 'house' } : { by: 'passkey', ids: passkeys });
  };
  const opens = {
    password: 'you, signed in, and your password.',
    passkey: 'you, signed in, and your passkey.',
    house: 'you, signed in. You have no password yet, so nothing else is asked for.',
  }[usual];
  return (
    <div className={styles.book}>
      <BookPicture />
      <form className={styles.form} onSubmit={submit} noValidate>
        {failed !== undefined && failed.by !== 'password' && (
          <FormErrors key={failed.words} title={failed.words} />
        )}
        <p>A book for what is nobody else’s. Only you write in it, search it and carry it away.</p>
        {hasPassword && (
          <OwnPasswordField
            value={password}
            error={empty ? 'Your password locks it.' : failed?.by === 'password' ? failed.words : undefined}
            onChange={setPassword}
          />
        )}
        <KeyWords opens={opens} pages={0} keptBy={byHouse ? 'house' : 'own'} />
        <div className={styles.actions}>
          <Button
            type="submit"
            kind="primary"
            size="l"
            icon={Lock}
            busy={busy !== undefined && (busy !== 'passkey' || !hasPassword)}
          >
            {byHouse ? 'Begin, locked by the house' : 'Begin my journal'}
          </Button>
          {byPasskey && hasPassword && (
            <Button
              size="l"
              busy={busy === 'passkey'}
              onClick={() => void beginBy({ by: 'passkey', ids: passkeys })}
            >
              Passkey
            </Button>
          )}
          {byHouse && (
            <ButtonLink size="l" href="/account">
              Set a password first
            </ButtonLink>
          )}
        </div>
      </form>
    </div>
  );
}
