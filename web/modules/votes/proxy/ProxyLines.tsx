import type { Vote } from '@kinsong/contract/votes/vote.ts';
import { useState } from 'react';
import { signedIn } from '../../../platform/signed-in.ts';
import { Button, dayWithin, FormErrors } from '../../../ui/index.ts';
import { useAttempt, useSpace } from '../../spaces/index.ts';
import { useNames } from '../people-here.ts';
import { mayGiveVoice, takeVoiceBack } from '../votes.actions.ts';
import styles from './ProxyLines.module.css';
import { ProxySheet } from './ProxySheet.tsx';

/** Who votes in whose place, for all to see; and the ways to give one's own voice away and to take it back. */
export function ProxyLines({ vote, may }: { vote: Vote; may: boolean }) {
  const [giving, setGiving] = useState(false);
  const { busy, failure, run } = useAttempt();
  const { abilities } = useSpace(vote.space_id);
  const nameOf = useNames(vote.space_id);
  const me = signedIn().person.id;
  const given = vote.proxies.find(({ from, ended_at }) => from === me && ended_at === null);
  const others = vote.proxies.filter((proxy) => proxy !== given);
  const mayGive = given === undefined && mayGiveVoice({ vote, abilities });
  if (given === undefined && others.length === 0 && !mayGive) return null;
  return (
    <div className={styles.proxies}>
      {given !== undefined && (
        <div className={styles.mine}>
          <p>{nameOf(given.to).name} votes in your place until you are back.</p>
          {may && (
            <Button busy={busy} onClick={() => void run(() => takeVoiceBack(vote))}>
              I am back
            </Button>
          )}
        </div>
      )}
      {failure && <FormErrors title={failure.title}>{failure.description}</FormErrors>}
      {others.length > 0 && (
        <ul className={styles.log}>
          {others.map(({ from, to, given_at, ended_at }) => (
            <li key={`${from} ${given_at}`}>
              {nameOf(from).name} gave {nameOf(to).name} their voice {dayWithin(new Date(given_at))}
              {ended_at !== null && ', and is back'}
            </li>
          ))}
        </ul>
      )}
      {mayGive && (
        <Button kind="bare" className={styles.give ?? ''} onClick={() => setGiving(true)}>
          Away until then? Let somebody vote for you
        </Button>
      )}
      <ProxySheet vote={vote} open={giving} onClose={() => setGiving(false)} />
    </div>
  );
}
