import type { Message } from '@kinsong/contract/messages/messages.ts';
import { useContext, useEffect, useMemo, useState } from 'react';
import { signedIn } from '../../../platform/signed-in.ts';
import { useRows } from '../../../platform/live/use-rows.ts';
import { ErrorState, SkeletonRows } from '../../../ui/index.ts';
import { useEveryone, usePresence, useSpace } from '../../spaces/index.ts';
import { findMessage } from '../loaded-messages.ts';
import { messagesRows } from '../messages.data.ts';
import { StreamAdditions, type StreamOptions } from './stream-options.ts';
import { Announcer } from './Announcer.tsx';
import styles from './MessageStream.module.css';
import { TakeBackDialog } from './TakeBackDialog.tsx';
import { TalkContext, type Talk } from './talk-context.ts';
import { Thread } from './Thread.tsx';
import { useJumpToMessage, type Target } from './useJumpToMessage.ts';
import { useStream } from './useStream.ts';

export interface MessageStreamProps {
  space: string;
  /** A place to jump to, as a search finds it. */
  target?: Target | undefined;
  options?: StreamOptions;
}

const asAnyTalk: StreamOptions = {};

/** A space's conversation: what was said, and the place to say something. */
export function MessageStream({ space, target, options = asAnyTalk }: MessageStreamProps) {
  const stream = useStream(space, options);
  const { book, show } = stream;
  const { goal, arrived, jumpTo } = useJumpToMessage(space, show);
  const [replyTo, setReplyTo] = useState<Message>();
  const [editing, setEditing] = useState<Message>();
  const [takingBack, setTakingBack] = useState<Message>();
  const { abilities } = useSpace(space);
  const state = useRows(space, messagesRows);
  const additions = useContext(StreamAdditions);
  const people = useEveryone(space);
  const here = usePresence(space);
  useEffect(() => {
    if (target !== undefined) void jumpTo(target);
  }, [target, jumpTo]);
  const talk = useMemo<Talk>(
    () => ({
      space,
      me: signedIn().person.id,
      people,
      here,
      abilities,
      editing: editing?.id,
      replyTo,
      lit: goal?.id,
      options: { ...additions, ...options },
      find: (id) => findMessage(book, id),
      reply: setReplyTo,
      edit: setEditing,
      askTakeBack: setTakingBack,
      jumpTo: (id) => void jumpTo({ id }),
    }),
    [space, people, here, abilities, editing, replyTo, goal, options, additions, book, jumpTo],
  );
  return (
    <TalkContext value={talk}>
      <div className={styles.stream}>
        {stream.stretch === undefined || state === 'opening' || !stream.ready ? (
          <NotYet failed={state === 'failed'} onRetry={() => signedIn().sync.again(space)} />
        ) : (
          <Thread stream={stream} goal={goal} onArrived={arrived} />
        )}
        <Announcer space={space} />
      </div>
      <TakeBackDialog message={takingBack} onClose={() => setTakingBack(undefined)} />
    </TalkContext>
  );
}

function NotYet({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  if (!failed) {
    return (
      <div className={styles.waiting}>
        <SkeletonRows label="Loading messages" rows={5} />
      </div>
    );
  }
  return (
    <ErrorState onRetry={onRetry}>
      What was said here could not be loaded. Often it is the connection; it usually comes back.
    </ErrorState>
  );
}
