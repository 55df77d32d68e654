import { errors } from '@kinsong/contract/common/errors.ts';
import type { Room } from '@kinsong/contract/rooms/room.ts';
import { Bone, ButtonLink, Empty, ErrorState, FormErrors, Screen, Skeleton } from '../../../ui/index.ts';
import { useAttempt } from '../../spaces/index.ts';
import { NotYetSixteen } from '../lobby/LobbyStates.tsx';
import { RoomDoor } from '../lobby/RoomDoor.tsx';
import { useTrying } from '../lobby/useTrying.ts';
import { enter } from '../rooms.actions.ts';
import { loadRoom, type DoorState } from '../rooms.data.ts';
import styles from './AtTheDoor.module.css';
import { WordsLeft } from './WordsLeft.tsx';

export interface AtTheDoorProps {
  id: string;
  state: DoorState;
  room: Room | undefined;
}

const back = { href: '/rooms', label: 'Back to Salons' };

/** A room as somebody sees it who is not in it: its door, and what was written there and did not go out any more. */
export function AtTheDoor({ id, state, room }: AtTheDoorProps) {
  return (
    <Screen area="room" title={room?.name ?? 'A room'} back={back} flow="held">
      <div className={styles.page}>
        <Standing id={id} state={state} room={room} />
      </div>
    </Screen>
  );
}

function Standing({ id, state, room }: AtTheDoorProps) {
  const { trying, failure, attempt } = useTrying();
  const retry = useAttempt();
  if (state === 'young') return <NotYetSixteen />;
  if (state === 'gone') return <NoSuchRoom id={id} />;
  if (room === undefined && state === 'failed') {
    return (
      <ErrorState onRetry={() => void retry.run(() => loadRoom(id))} retrying={retry.busy}>
        The room could not be loaded. Often it is the connection; it usually comes back.
      </ErrorState>
    );
  }
  if (room === undefined || room.role !== null) return <DoorSkeleton />;
  return (
    <div className={styles.door}>
      {failure !== undefined && <FormErrors title={errors['room.join'].text}>{failure}</FormErrors>}
      <RoomDoor
        room={room}
        lit
        busy={trying === id}
        onEnter={() => void attempt(id, () => enter(room), nowhere)}
      />
      <WordsLeft room={id} />
    </div>
  );
}

/** The room opens where one stands, as soon as one is in it. */
const nowhere = () => {};

function DoorSkeleton() {
  return (
    <Skeleton label="Looking for the door">
      <div className={styles.door}>
        <Bone className={styles.arch} />
        <Bone as="title" width="40%" />
      </div>
    </Skeleton>
  );
}

const NoSuchRoom = ({ id }: { id: string }) => (
  <>
    <Empty
      title="There is no such door"
      actions={
        <ButtonLink kind="thread" size="l" href="/rooms">
          Back to Salons
        </ButtonLink>
      }
    >
      This room is gone, or it was never there.
    </Empty>
    <WordsLeft room={id} />
  </>
);
