import type { Room } from '@kinsong/contract/rooms/room.ts';
import Check from 'lucide-react/icons/check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Lock from 'lucide-react/icons/lock';
import { AvatarStack, Button, ButtonLink, cx, Icon, useWide } from '../../../ui/index.ts';
import { doorWords } from '../room-words.ts';
import { DoorPicture } from './DoorPicture.tsx';
import styles from './RoomDoor.module.css';

export interface RoomDoorProps {
  room: Room;
  /** The one filled button of the view. */
  lit: boolean;
  busy: boolean;
  level?: 2 | 3;
  onEnter: () => void;
}

/** One room as its door: open where one's trust reaches, otherwise shut, and always in words too. */
export function RoomDoor({ room, lit, busy, level = 2, onEnter }: RoomDoorProps) {
  const { name, faces, members, open, missing } = room;
  const wide = useWide();
  const Heading = `h${level}` as const;
  const reached = missing === 0;
  return (
    <article className={styles.door} data-open={open || undefined} aria-label={name}>
      <div className={styles.picture}>
        <DoorPicture open={open} inside={members} />
      </div>
      <div className={styles.below}>
        <div className={styles.faces}>
          <AvatarStack
            people={faces.map((face) => ({ name: face.name, url: face.avatar_url }))}
            most={4}
            total={members}
            size={wide ? 'm' : 's'}
          />
        </div>
        <Heading className={styles.name}>{name}</Heading>
        <p className={cx(styles.threshold, reached ? styles.reached : styles.short)}>
          <Icon of={reached ? Check : Lock} size="s" />
          {doorWords(room)}
        </p>
        {open ? (
          <Button
            kind={lit ? 'primary' : wide ? 'secondary' : 'bare'}
            className={styles.enter}
            data-lit={lit || undefined}
            busy={busy}
            aria-label={`Enter ${name}`}
            onClick={onEnter}
          >
            Enter
            {!wide && <Icon of={ChevronRight} size="s" />}
          </Button>
        ) : (
          <ButtonLink kind="bare" href="/trust">
            How to get there
          </ButtonLink>
        )}
      </div>
    </article>
  );
}
