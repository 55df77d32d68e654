import type { Unread } from '@kinsong/contract/messages/messages.ts';
import type { MySpace } from '@kinsong/contract/spaces/spaces.ts';
import { useEffect } from 'react';
import { signedIn } from '../../../platform/signed-in.ts';
import { AvatarStack, Card, Count } from '../../../ui/index.ts';
import { kindWord } from '../space-words.ts';
import { loadPeople } from '../spaces.data.ts';
import { useEveryone, useMembers } from '../spaces.hooks.ts';
import { SalonThumbnail } from '../SalonThumbnail.tsx';
import styles from './SalonCard.module.css';
import { ago } from './time-ago.ts';

/** A salon among others: what it is, who is in it, and what was last said there. */
export function SalonCard({ space, unread }: { space: MySpace; unread: Unread | undefined }) {
  const { id, name, members } = space;
  const faces = useMembers(id);
  useEffect(() => loadPeople([id]), [id]);
  return (
    <li>
      <Card href={`/salon/${id}`} className={styles.card}>
        <SalonThumbnail name={name} kind={space.kind} />
        <div className={styles.words}>
          <div className={styles.top}>
            <h2 className={styles.name}>{name}</h2>
            <Count count={unread?.unread ?? 0} words="unread" />
          </div>
          <div className={styles.kind}>
            <span>
              {kindWord(space.kind)}, {members === 1 ? 'only you' : `${members} members`}
            </span>
            {faces.length > 0 && (
              <AvatarStack
                people={faces.map((face) => ({ name: face.name, url: face.avatar_url }))}
                most={3}
                total={members}
              />
            )}
          </div>
        </div>
        <LastWords space={id} last={unread?.last ?? null} lit={(unread?.unread ?? 0) > 0} />
      </Card>
    </li>
  );
}

function LastWords({ space, last, lit }: { space: string; last: Unread['last']; lit: boolean }) {
  const people = useEveryone(space);
  if (last === null) return <p className={styles.last}>Nothing was said yet.</p>;
  const own = last.author_id === signedIn().person.id;
  const author = people.get(last.author_id)?.name || last.author_name;
  return (
    <p className={lit ? styles.fresh : styles.last}>
      <span className={styles.said}>
        {own ? 'You' : author}: {last.content}
      </span>
      <time className={styles.ago} dateTime={last.created_at}>
        {ago(new Date(last.created_at))}
      </time>
    </p>
  );
}
