import type { Origin } from '@kinsong/contract/tasks/task.ts';
import { Avatar } from '../../../ui/index.ts';
import { useSpaces } from '../../spaces/index.ts';
import { someone, type People } from '../people-words.ts';
import styles from './OriginQuote.module.css';
import { longWhen } from './time-words.ts';

/** What a task came from is a voice: its words, whose they were and when, and the way there. */
export function OriginQuote({ origin, people }: { origin: Origin; people: People }) {
  const { spaces } = useSpaces();
  const { id, space_id, text, author_id, said_at } = origin;
  const space = space_id === null ? undefined : spaces.get(space_id);
  const who = author_id === null ? undefined : someone(author_id, people);
  const name = who === undefined ? undefined : who.isMe ? 'You' : who.name;
  const when = said_at === null ? undefined : longWhen(new Date(said_at));
  const from = [name, when].filter(Boolean).join(', ');
  const way = id !== null && space !== undefined ? wayTo(space.kind, space.id, id) : undefined;
  if (text === '' && way === undefined) return null;
  return (
    <figure className={styles.quote}>
      {text !== '' && <blockquote className={styles.words}>{text}</blockquote>}
      <figcaption className={styles.from}>
        {who !== undefined && <Avatar name={who.name} url={who.url} size="s" named />}
        {from !== '' && <span>{from}</span>}
        {way !== undefined && (
          <a className={styles.way} href={way}>
            See the message
          </a>
        )}
      </figcaption>
    </figure>
  );
}

const wayTo = (kind: string, space: string, message: string): string =>
  kind === 'thread' ? `/mairy?message=${message}` : `/salon/${space}?message=${message}`;
