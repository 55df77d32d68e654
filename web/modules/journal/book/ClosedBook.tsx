import type { Journal } from '@kinsong/contract/journal/journal.ts';
import LockOpen from 'lucide-react/icons/lock-open';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { knowsPasskeys } from '../../../platform/passkey.ts';
import { Button, FormErrors, TextField } from '../../../ui/index.ts';
import { openersOf } from '../journal.words.ts';
import { hasLock, openByCode, openByPasskey, openByPassword, openByTheHouse } from '../unlocking.ts';
import styles from './Book.module.css';
import { BookPicture } from './BookPicture.tsx';
import { BurnDialog } from './BurnDialog.tsx';
import { KeyWords } from './KeyWords.tsx';
import { OwnPasswordField } from './OwnPasswordField.tsx';
import { useOpening } from './useOpening.ts';

export interface ClosedBookProps {
  journal: Journal;
  hasPassword: boolean;
  /** Just arrived: where nothing is asked for, it opens at once. */
  arrived: boolean;
}

/** The journal is begun and closed: what opens it is asked for. */
export function ClosedBook({ journal, hasPassword, arrived }: ClosedBookProps) {
  const { busy, failed, attempt } = useOpening();
  const [typed, setTyped] = useState('');
  const [burning, setBurning] = useState(false);
  const byPassword = hasLock(journal, 'password', 'former password');
  const byHouse = hasLock(journal, 'house');
  const byPasskey = hasLock(journal, 'passkey') && knowsPasskeys();
  const [byCode, setByCode] = useState(!byPassword && !byPasskey && hasLock(journal, 'code'));
  const isFormer = byPassword && !(hasPassword && hasLock(journal, 'password'));
  const open = () => {
    if (byHouse) return attempt('house', openByTheHouse);
    if (byCode) return attempt('code', () => openByCode(journal, typed));
    return byPassword
      ? attempt('password', () => openByPassword(journal, typed))
      : attempt('passkey', () => openByPasskey(journal));
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void open();
  };
  const opened = useRef(false);
  useEffect(() => {
    if (!byHouse || !arrived || opened.current) return;
    opened.current = true;
    void attempt('house', openByTheHouse);
  });
  const atField = failed?.by === 'password' || failed?.by === 'code' ? failed.words : undefined;
  return (
    <div className={styles.book}>
      <BookPicture />
      <form className={styles.form} onSubmit={submit} noValidate>
        {failed !== undefined && atField === undefined && (
          <FormErrors key={failed.words} title={failed.words} />
        )}
        {isFormer && !byCode && (
          <p className={styles.said}>
            Your password was set anew, and your journal is still locked by the one before. Nothing in it was
            changed.
          </p>
        )}
        {byCode ? (
          <TextField
            label="Your recovery code"
            digits
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={60}
            value={typed}
            error={atField}
            onChange={(event) => setTyped(event.target.value)}
          />
        ) : (
          byPassword && (
            <OwnPasswordField
              {...(isFormer && { label: 'The password you had before' })}
              value={typed}
              error={atField}
              onChange={setTyped}
            />
          )
        )}
        <KeyWords
          opens={openersOf(journal, hasPassword)}
          pages={journal.pages}
          keptBy={byHouse ? 'house' : 'own'}
        />
        <div className={styles.actions}>
          <Button
            type="submit"
            kind="primary"
            size="l"
            icon={LockOpen}
            busy={busy !== undefined && (busy !== 'passkey' || !byPassword)}
          >
            Open my journal
          </Button>
          {byPasskey && (byPassword || byCode) && (
            <Button
              size="l"
              busy={busy === 'passkey'}
              onClick={() => void attempt('passkey', () => openByPasskey(journal))}
            >
              Passkey
            </Button>
          )}
        </div>
        {!byHouse && (
          <div className={styles.others}>
            {hasLock(journal, 'code') && (byPassword || byPasskey) && (
              <Button
                kind="bare"
                onClick={() => {
                  setTyped('');
                  setByCode(!byCode);
                }}
              >
                {byCode ? 'Another way' : 'Use the recovery code'}
              </Button>
            )}
            <Button kind="bare" onClick={() => setBurning(true)}>
              None of these is left
            </Button>
          </div>
        )}
      </form>
      <BurnDialog open={burning} onOpenChange={setBurning} pages={journal.pages} lost />
    </div>
  );
}
