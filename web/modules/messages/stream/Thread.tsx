import type { Message } from '@kinsong/contract/messages/messages.ts';
import { useCallback, useMemo, useRef } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { Composer } from '../composer/Composer.tsx';
import { JumpToNewest } from './JumpToNewest.tsx';
import { EmptyStream } from './EmptyStream.tsx';
import { newBeyond, type Row } from './stream-rows.ts';
import { StreamRow } from './StreamRow.tsx';
import { useTalk } from './talk-context.ts';
import styles from './Thread.module.css';
import { TypingLine } from './TypingLine.tsx';
import { useArrival, type Target } from './useJumpToMessage.ts';
import { useLoadMore } from './useLoadMore.ts';
import { useScroll } from './useScroll.ts';
import { useMarkAsRead } from './useMarkAsRead.ts';
import type { Stream } from './useStream.ts';

/** Rows are drawn this far beyond the edges, so that their height is known before they are seen. */
const measuredAhead = 800;

export interface ThreadProps {
  stream: Stream;
  goal: Target | undefined;
  onArrived: (target: Target) => void;
}

/** The rows, bottom-anchored and only as many as are seen, and the composer at their foot. */
export function Thread({ stream, goal, onArrived }: ThreadProps) {
  const { space, replyTo, options, reply, edit } = useTalk();
  const { Composer: OwnComposer, Above = TypingLine, NothingYet: Nothing = EmptyStream } = options;
  const { rows, live } = stream;
  const scroller = useRef<HTMLElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  const room = useRef<HTMLDivElement>(null);
  const places = useMemo(() => ({ scroller, list, room }), []);
  const onTop = useLoadMore(space, stream.stretch, 'older');
  const onBottom = useLoadMore(space, stream.stretch, 'newer');
  const { quiet, turns = false } = options;
  const isQuiet = useCallback(
    (row: Row) => row.kind === 'message' && quiet?.(row.shown.message) === true,
    [quiet],
  );
  const { prepended, atEnd, toEnd, sent, toRow, onScroll } = useScroll(places, rows, {
    live,
    onTop,
    onBottom,
    isQuiet,
    turns,
  });
  const newest = useMarkAsRead(space, stream, atEnd);
  useArrival(goal, rows, toRow, onArrived);
  const toNewest = () => {
    stream.show(undefined);
    toEnd();
  };
  const onSent = () => {
    stream.show(undefined);
    sent();
  };
  const lastKey = rows.at(-1)?.key;
  return (
    <>
      <section ref={scroller} className={styles.scroller} aria-label="Messages">
        {rows.length === 0 && (
          <div className={styles.sky}>
            <Nothing />
          </div>
        )}
        <Virtualizer
          key={stream.part}
          ref={list}
          data={rows}
          bufferSize={measuredAhead}
          shift={prepended}
          scrollRef={scroller}
          onScroll={onScroll}
          as="ol"
          item="li"
        >
          {(row) => (
            <StreamRow key={row.key} row={row} newest={row.key === newest?.id} last={row.key === lastKey} />
          )}
        </Virtualizer>
        <div ref={room} className={styles.room} />
      </section>
      <div className={styles.foot}>
        <div className={styles.above}>
          {(!atEnd || !live) && rows.length > 0 && (
            <JumpToNewest count={newBeyond(rows, newest?.seq ?? 0)} onPress={toNewest} />
          )}
          <Above />
        </div>
        {OwnComposer ? (
          <OwnComposer onSent={onSent} />
        ) : (
          <Composer
            key={space}
            space={space}
            replyTo={replyTo}
            onReplyDone={() => reply(undefined)}
            onSent={onSent}
            onEditLast={() => edit(lastOwn(rows))}
          />
        )}
      </div>
    </>
  );
}

function lastOwn(rows: readonly Row[]): Message | undefined {
  const row = rows.findLast((each) => each.kind === 'message' && each.own && each.shown.way === 'there');
  return row?.kind === 'message' && row.shown.message.deleted_at === null ? row.shown.message : undefined;
}
