import { useEffect, useRef, useState } from 'react';
import { signedIn } from '../../../platform/signed-in.ts';
import { useStore } from '../../../platform/store.ts';
import { VisuallyHidden } from '../../../ui/index.ts';
import { liveStretch } from '../loaded-messages.ts';
import { books, messagesRows } from '../messages.data.ts';
import { nameOf, useTalk } from './talk-context.ts';

interface Heard {
  id: string;
  words: string;
}

const mostHeard = 3;

/** Reads out what others say while one is here. What is scrolled into view is not news, and is not read out. */
export function Announcer({ space }: { space: string }) {
  const { people, me, isFolded } = useTalk();
  const stretch = liveStretch(useStore(books.of(space)));
  const known = useRef<number>(undefined);
  const [heard, setHeard] = useState<readonly Heard[]>([]);
  useEffect(() => {
    const last = stretch?.messages.at(-1)?.seq;
    if (last === undefined || signedIn().sync.state(space, messagesRows).get() !== 'live') return;
    const before = known.current;
    known.current = last;
    if (before === undefined) return;
    const fresh = (stretch?.messages ?? [])
      .filter(
        ({ seq, author_id, content, deleted_at }) =>
          seq > before && author_id !== me && deleted_at === null && content !== '' && !isFolded(author_id),
      )
      .map(({ id, author_id, content }) => ({ id, words: `${nameOf(people, author_id)}: ${content}` }));
    if (fresh.length > 0) setHeard((all) => [...all, ...fresh].slice(-mostHeard));
  }, [space, stretch, people, me, isFolded]);
  return (
    <VisuallyHidden>
      <div role="log" aria-label="New messages" aria-live="polite">
        {heard.map(({ id, words }) => (
          <p key={id}>{words}</p>
        ))}
      </div>
    </VisuallyHidden>
  );
}
