import type { Message } from '@kinsong/contract/messages/messages.ts';
import { kindOf } from '@kinsong/contract/spaces/space-kinds.ts';
import { useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { signedIn } from '../../../platform/signed-in.ts';
import { useRows } from '../../../platform/live/use-rows.ts';
import { ErrorState, SkeletonRows } from '../../../ui/index.ts';
import { useEveryone, usePresence, useSpace } from '../../spaces/index.ts';
import type { Deed } from '../deeds/deed.ts';
import { useFoldsIn } from '../folded.ts';
import { findMessage } from '../loaded-messages.ts';
import { messagesRows } from '../messages.data.ts';
import { StreamAdditions, type StreamOptions } from './stream-options.ts';
import { Announcer } from './Announcer.tsx';
import styles from './MessageStream.module.css';
import { SalonFiles } from './SalonFiles.tsx';
import { DeedSheet, TakeBackDialog } from '../lazy-sheets.ts';
import { TalkContext, type Talk } from './talk-context.ts';
import { Thread } from './Thread.tsx';
import { useJumpToMessage, type Target } from './useJumpToMessage.ts';
import { useStream } from './useStream.ts';

export interface MessageStreamProps {
  space: string;
  /** A place to jump to, as a search finds it. */
  target?: Target | undefined;
  /** What stands over the words, as wide as they are. */
  above?: ReactNode;
  options: StreamOptions;
}

/** A space's conversation: what was said, and the place to say something. */
export function MessageStream({ space, target, above, options }: MessageStreamProps) {
  const stream = useStream(space, options);
  const { book, show } = stream;
  const { goal, arrived, jumpTo } = useJumpToMessage(space, show);
  const [replyTo, setReplyTo] = useState<Message>();
  const [editing, setEditing] = useState<Message>();
  const [takingBack, setTakingBack] = useState<Message>();
  const [deed, setDeed] = useState<Deed>();
  const { abilities, space: here } = useSpace(space);
  const { quotable } = kindOf(here?.kind ?? null);
  const isFolded = useFoldsIn(here?.kind);
  const state = useRows(space, messagesRows);
  const additions = useContext(StreamAdditions);
  const people = useEveryone(space);
  const home = usePresence(space);
  useEffect(() => {
    if (target !== undefined) void jumpTo(target);
  }, [target, jumpTo]);
  const talk = useMemo<Talk>(
    () => ({
      space,
      me: signedIn().person.id,
      people,
      here: home,
      abilities,
      editing: editing?.id,
      replyTo,
      lit: goal?.id,
      quotable,
      options: { ...additions, ...options },
      isFolded,
      find: (id) => findMessage(book, id),
      reply: setReplyTo,
      edit: setEditing,
      askTakeBack: setTakingBack,
      ask: setDeed,
      jumpTo: (id) => void jumpTo({ id }),
    }),
    [
      space,
      people,
      home,
      abilities,
      quotable,
      editing,
      replyTo,
      goal,
      options,
      additions,
      isFolded,
      book,
      jumpTo,
    ],
  );
  return (
    <TalkContext value={talk}>
      <div className={styles.around}>
        <div className={styles.stream}>
          {above}
          {stream.stretch === undefined || state === 'opening' || !stream.ready ? (
            <NotYet failed={state === 'failed'} onRetry={() => signedIn().sync.again(space)} />
          ) : (
            <Thread stream={stream} goal={goal} onArrived={arrived} jumpTo={jumpTo} />
          )}
          <Announcer space={space} />
        </div>
        <SalonFiles />
      </div>
      <DeedSheet deed={deed} onClose={() => setDeed(undefined)} />
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
