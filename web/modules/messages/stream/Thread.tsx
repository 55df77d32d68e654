import type { Message } from '@kinsong/contract/messages/messages.ts';
import { useRef } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { Composer } from '../composer/Composer.tsx';
import { JumpToNewest } from './JumpToNewest.tsx';
import { NothingYet } from './NothingYet.tsx';
import { newBeyond, type Row } from './rows.ts';
import { StreamRow } from './StreamRow.tsx';
import { useTalk } from './talk.ts';
import styles from './Thread.module.css';
import { TypingLine } from './TypingLine.tsx';
import { useArrival, type Target } from './useJump.ts';
import { useMore } from './useMore.ts';
import { useScroll } from './useScroll.ts';
import { useSeen } from './useSeen.ts';
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
  const { space, replyTo, lent, reply, edit } = useTalk();
  const { Composer: LentComposer, Above = TypingLine, NothingYet: Nothing = NothingYet } = lent;
  const { rows, live } = stream;
  const scroller = useRef<HTMLElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  const onTop = useMore(space, stream.stretch, 'older');
  const onBottom = useMore(space, stream.stretch, 'newer');
  const { prepended, atEnd, toEnd, toRow, onScroll } = useScroll(scroller, list, rows, {
    live,
    onTop,
    onBottom,
  });
  const newest = useSeen(space, stream, atEnd);
  useArrival(goal, rows, toRow, onArrived);
  const toNewest = () => {
    stream.show(undefined);
    toEnd();
  };
  return (
    <>
      <section ref={scroller} className={styles.scroller} aria-label="Messages">
        <div className={styles.sky}>{rows.length === 0 && <Nothing />}</div>
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
          {(row) => <StreamRow key={row.key} row={row} newest={row.key === newest?.id} />}
        </Virtualizer>
      </section>
      <div className={styles.foot}>
        {(!atEnd || !live) && rows.length > 0 && (
          <JumpToNewest count={newBeyond(rows, newest?.seq ?? 0)} onPress={toNewest} />
        )}
        <Above />
        {LentComposer ? (
          <LentComposer onSent={toNewest} />
        ) : (
          <Composer
            key={space}
            space={space}
            replyTo={replyTo}
            onReplyDone={() => reply(undefined)}
            onSent={toNewest}
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
