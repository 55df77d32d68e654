import type { MySpace } from '@kinsong/contract/spaces/spaces.ts';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Hourglass from 'lucide-react/icons/hourglass';
import LogOut from 'lucide-react/icons/log-out';
import Users from 'lucide-react/icons/users';
import { AvatarStack, IconButton, Menu, useWide } from '../../../ui/index.ts';
import { TrustMark, useTrustScore } from '../../seekers/index.ts';
import { abilities, useMembers } from '../../spaces/index.ts';
import { atTheTable } from '../room-words.ts';
import styles from './RoomActions.module.css';

export type RoomSheet = 'trust' | 'people' | 'rule' | 'leave';

export interface RoomActionsProps {
  space: MySpace;
  /** One’s trust stands beside the talk already. */
  hasColumn: boolean;
  onSheet: (sheet: RoomSheet) => void;
}

/** In the header of a room: who is here, one’s trust, and what else there is to do. */
export function RoomActions({ space, hasColumn, onSheet }: RoomActionsProps) {
  const wide = useWide();
  const score = useTrustScore();
  const members = useMembers(space.id);
  const decides = abilities(space).has('rooms.rule');
  return (
    <>
      {wide && (
        <button
          type="button"
          className={styles.faces}
          aria-label={`Who is here: ${atTheTable(space.members)}`}
          onClick={() => onSheet('people')}
        >
          <AvatarStack
            people={members.map(({ name, avatar_url }) => ({ name, url: avatar_url }))}
            most={4}
            total={space.members}
            size="m"
          />
        </button>
      )}
      {!hasColumn && (
        <button
          type="button"
          className={styles.trust}
          aria-label="Trust Analytics"
          onClick={() => onSheet('trust')}
        >
          <TrustMark score={score} />
        </button>
      )}
      <Menu
        trigger={<IconButton icon={Ellipsis} label="What to do in this room" />}
        items={[
          { label: 'Who is here', icon: Users, onSelect: () => onSheet('people') },
          ...(decides
            ? [{ label: 'How long words stay', icon: Hourglass, onSelect: () => onSheet('rule') }]
            : []),
          { label: 'Leave the room', icon: LogOut, danger: true, onSelect: () => onSheet('leave') },
        ]}
      />
    </>
  );
}
