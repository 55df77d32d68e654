import type { Message } from '@kinsong/contract/messages/messages.ts';
import { useCallback, useMemo, useRef, useState } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { JumpToNewest, JumpToUnread } from './JumpToNewest.tsx';
import { EmptyStream } from './EmptyStream.tsx';
import { newBeyond, type Row } from './stream-rows.ts';
import { SharedButton } from './SharedButton.tsx';
import { StreamRow } from './StreamRow.tsx';
import { useTalk } from './talk-context.ts';
import styles from './Thread.module.css';
import { TypingLine } from './TypingLine.tsx';
import { useArrival, type Target } from './useJumpToMessage.ts';
import { useLoadMore } from './useLoadMore.ts';
import { useScroll } from './useScroll.ts';
import { useMarkAsRead } from './useMarkAsRead.ts';
import type { Stream } from './useStream.ts';
import { useUnreadAbove } from './useUnreadAbove.ts';

/** Rows are drawn this far beyond the edges, so that their height is known before they are seen. */
const measuredAhead = 800;

/**
 * So many of the newest rows are drawn with the list itself, before it knows how high it is: then they are measured with
 * it, and the first that is seen of a talk is its end.
 */
const newestDrawn = 12;

export interface ThreadProps {
  stream: Stream;
  goal: Target | undefined;
  onArrived: (target: Target) => void;
  jumpTo: (target: Target) => Promise<void>;
}

/** The rows, bottom-anchored and only as many as are seen, and the composer at their foot. */
export function Thread({ stream, goal, onArrived, jumpTo }: ThreadProps) {
  const { space, replyTo, options, reply, edit } = useTalk();
  const { Among, Composer: OwnComposer, Above = TypingLine, NothingYet: Nothing = EmptyStream } = options;
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
  const isUnreadAbove = useUnreadAbove(places, stream);
  /** Whoever went back to it, or has spoken since, knows where they are. */
  const [isCaughtUp, setCaughtUp] = useState(false);
  const toUnread = () => {
    setCaughtUp(true);
    void jumpTo({ id: 'unread', seq: stream.readUpTo ?? 0 });
  };
  const toNewest = () => {
    stream.show(undefined);
    toEnd();
  };
  const onSent = () => {
    setCaughtUp(true);
    stream.show(undefined);
    sent();
  };
  const lastKey = rows.at(-1)?.key;
  const newestRows = useMemo(
    () => Array.from({ length: Math.min(newestDrawn, rows.length) }, (_, at) => rows.length - 1 - at),
    [rows.length],
  );
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
          keepMounted={newestRows}
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
          {isUnreadAbove && !isCaughtUp && OwnComposer === undefined && <JumpToUnread onPress={toUnread} />}
          {(!atEnd || !live) && rows.length > 0 && (
            <JumpToNewest count={newBeyond(rows, newest?.seq ?? 0)} onPress={toNewest} />
          )}
          <Above />
          {Among && <SharedButton space={space} />}
        </div>
        {OwnComposer && <OwnComposer onSent={onSent} />}
        {Among && (
          <Among
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
