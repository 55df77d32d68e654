import { memo } from 'react';
import { cx, DateLine } from '../../../ui/index.ts';
import { Bubble } from './Bubble.tsx';
import { FoldedBubble } from './FoldedBubble.tsx';
import { carriesFiles } from './FilesOf.tsx';
import type { MessageRow, Row } from './stream-rows.ts';
import { SeenBy } from './SeenBy.tsx';
import { useTalk } from './talk-context.ts';
import styles from './StreamRow.module.css';
import { when } from './time-words.ts';

export interface StreamRowProps {
  row: Row;
  /** The newest message of all that is there: under one's own it says who has read it. */
  newest: boolean;
  /** The last row: under one's own words the room for that is kept from the start. */
  last: boolean;
}

/** The list is drawn at each step of a scroll and whenever a row was measured; what did not change in it is not. */
export const StreamRow = memo(function StreamRow({ row, newest, last }: StreamRowProps) {
  switch (row.kind) {
    case 'edge':
      return (
        <p className={styles.edge}>
          {row.beginning ? 'This is where it began.' : 'Loading what was said before'}
        </p>
      );
    case 'day':
      return (
        <div className={styles.line}>
          <DateLine date={row.date} />
        </div>
      );
    case 'unread':
      return (
        <div className={styles.line}>
          <DateLine lit label={`New since ${when(row.since)}`} />
        </div>
      );
    case 'message':
      return (
        <div
          className={cx(
            row.follows ? styles.follows : styles.message,
            carriesFiles(row.shown) && styles.carrying,
          )}
        >
          <MessageOf row={row} />
          {(newest || last) && row.own && <SeenBy message={newest ? row.shown.message : undefined} />}
        </div>
      );
  }
});

function MessageOf({ row }: { row: MessageRow }) {
  const { isFolded, options } = useTalk();
  const { draws, Row: OwnRow } = options;
  if (isFolded(row.shown.message.author_id)) return <FoldedBubble row={row} />;
  return OwnRow && draws?.(row.shown.message) ? <OwnRow row={row} /> : <Bubble row={row} />;
}
