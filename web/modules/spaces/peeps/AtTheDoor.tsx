import type { SpaceRequest } from '@kinsong/contract/invitations/asking.ts';
import { useState } from 'react';
import { failureOf } from '../../../platform/api/failure.ts';
import { Avatar, Button, toast } from '../../../ui/index.ts';
import { dayOfPast } from '../space-words.ts';
import { answerKnock } from '../door/door.data.ts';
import styles from './AtTheDoor.module.css';
import { NotNowSheet } from './NotNowSheet.tsx';

/** Who asks to come in, for those who may open. Not there while it is nobody. */
export function AtTheDoor({ requests }: { requests: readonly SpaceRequest[] }) {
  const [declined, setDeclined] = useState<SpaceRequest>();
  return (
    <>
      <div className={styles.heard} aria-live="polite">
        {requests.length > 0 && (
          <section className={styles.door} aria-labelledby="at-the-door">
            <h2 id="at-the-door" className={styles.heading}>
              {requests.length === 1 ? 'Somebody is at the door' : `${requests.length} are at the door`}
            </h2>
            <ul className={styles.list}>
              {requests.map((request) => (
                <Knock key={request.person_id} request={request} onDecline={() => setDeclined(request)} />
              ))}
            </ul>
          </section>
        )}
      </div>
      <NotNowSheet request={declined} onClose={() => setDeclined(undefined)} />
    </>
  );
}

function Knock({ request, onDecline }: { request: SpaceRequest; onDecline: () => void }) {
  const [busy, setBusy] = useState(false);
  const { name, avatar_url, words, asked_at } = request;
  const letIn = async () => {
    setBusy(true);
    try {
      await answerKnock(request, 'yes', '');
      toast({ title: `${name} is in`, tone: 'good' });
    } catch (thrown) {
      setBusy(false);
      toast({ ...failureOf(thrown), tone: 'ember' });
    }
  };
  return (
    <li className={styles.knock}>
      <Avatar name={name} url={avatar_url} size="l" named />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.since}>asks to come in since {dayOfPast(asked_at)}</p>
        {words !== '' && <blockquote className={styles.said}>{words}</blockquote>}
      </div>
      <div className={styles.ways}>
        <Button kind="thread" busy={busy} aria-label={`Let in ${name}`} onClick={() => void letIn()}>
          Let in
        </Button>
        <Button kind="bare" aria-label={`Not now, ${name}`} onClick={onDecline}>
          Not now
        </Button>
      </div>
    </li>
  );
}
