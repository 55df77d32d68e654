import type { Room } from '@kinsong/contract/rooms/room.ts';
import type { MySpace } from '@kinsong/contract/spaces/spaces.ts';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { useRows } from '../../../platform/live/use-rows.ts';
import type { Place } from '../../../platform/web-module.ts';
import { ButtonLink, Icon, Screen, Sheet, useMedia, useWide } from '../../../ui/index.ts';
import { SpaceTalk, StreamAdditions } from '../../messages/index.ts';
import { TrustAnalytics } from '../analytics/TrustAnalytics.tsx';
import { atTheTable } from '../room-words.ts';
import { roomsRows } from '../rooms.data.ts';
import styles from './InsideRoom.module.css';
import { RoomActions, type RoomSheet } from './RoomActions.tsx';
import { RoomSheets } from './RoomSheets.tsx';
import { RuleLine } from './RuleLine.tsx';
import { roomStream } from './room-stream.ts';
import { useStrangerActions } from './useStrangerActions.tsx';

export interface InsideRoomProps {
  space: MySpace;
  /** Its threshold and rule, once they are known. */
  room: Room | undefined;
  led: Place | undefined;
  onLeft: () => void;
}

/** A table under a lamp: what is said at it, who sits there, and one’s own trust beside it. */
export function InsideRoom({ space, room, led, onLeft }: InsideRoomProps) {
  const { id, name, members } = space;
  useRows(id, roomsRows);
  const wide = useWide();
  const hasColumn = useMedia('(width >= 64rem)');
  const [sheet, setSheet] = useState<RoomSheet>();
  const strangers = useStrangerActions(id);
  return (
    <Screen
      area="room"
      title={name}
      back={wide ? undefined : { href: '/rooms', label: 'Back to Salons' }}
      lead={
        wide ? (
          <ButtonLink kind="bare" icon={ArrowLeft} href="/rooms">
            Back to Salons
          </ButtonLink>
        ) : undefined
      }
      detail={wide && room ? <Threshold at={room.threshold} /> : atTheTable(members)}
      actions={<RoomActions space={space} hasColumn={hasColumn} onSheet={setSheet} />}
      flow="held"
    >
      <div className={styles.room}>
        <Lamp />
        <div className={styles.talk}>
          <StreamAdditions value={strangers.additions}>
            <SpaceTalk space={id} led={led} options={roomStream} above={<RuleLine room={room} />} />
          </StreamAdditions>
        </div>
        {hasColumn && (
          <aside className={styles.column} aria-label="Trust Analytics">
            <h2>Trust Analytics</h2>
            <TrustAnalytics space={id} />
          </aside>
        )}
      </div>
      <Sheet
        open={sheet === 'trust' && !hasColumn}
        onOpenChange={(stays) => !stays && setSheet(undefined)}
        title="Trust Analytics"
      >
        <TrustAnalytics space={id} />
      </Sheet>
      <RoomSheets
        space={space}
        room={room}
        sheet={sheet}
        onClose={() => setSheet(undefined)}
        onLeft={onLeft}
      />
      {strangers.dialogs}
    </Screen>
  );
}

const Threshold = ({ at }: { at: number }) => (
  <span className={styles.threshold}>
    <Icon of={Check} size="s" />
    opens at {at}
  </span>
);

/** The only light of the picture. */
const Lamp = () => (
  <svg className={styles.lamp} viewBox="0 0 64 44" aria-hidden>
    <path className={styles.cord} d="M32 0v12" />
    <path className={styles.shade} d="M0 38c4-20 14-28 32-28s28 8 32 28Z" />
    <ellipse className={styles.bulb} cx="32" cy="38" rx="32" ry="5" />
  </svg>
);
