import { errors } from '@kinsong/contract/common/errors.ts';
import { Bone, Button, ButtonLink, Empty, ErrorState, Skeleton, useWide } from '../../../ui/index.ts';
import { useAttempt } from '../../spaces/index.ts';
import { noneAvailable } from '../room-words.ts';
import { loadLobby } from '../rooms.data.ts';
import styles from './LobbyStates.module.css';

const Return = () => (
  <ButtonLink kind="bare" href="/mairy">
    Return
  </ButtonLink>
);

export function NoDoors({ onCreate }: { onCreate: () => void }) {
  return (
    <div className={styles.page}>
      <Empty
        title={noneAvailable}
        actions={
          <>
            <Button kind="primary" size="l" onClick={onCreate}>
              Create Consciousness Salon
            </Button>
            <Return />
          </>
        }
      >
        A room is a table for people who do not know each other yet. Whoever opens one carries its name to the
        door.
      </Empty>
    </div>
  );
}

/** No doors are shown to whoever they are not for. */
export function NotYetSixteen() {
  return (
    <div className={styles.page}>
      <Empty
        title="Rooms open at sixteen"
        actions={
          <>
            <ButtonLink kind="thread" size="l" href="/salons">
              To your salons
            </ButtonLink>
            <Return />
          </>
        }
      >
        {errors['room.young'].text}
      </Empty>
    </div>
  );
}

export function NoWayToTheHall() {
  const { busy, run } = useAttempt();
  return (
    <div className={styles.page}>
      <ErrorState onRetry={() => void run(loadLobby)} retrying={busy} leave={<Return />}>
        The rooms could not be loaded. Often it is the connection; it usually comes back.
      </ErrorState>
    </div>
  );
}

/** Doors of the real shape, before it is known which there are. */
export function HallSkeleton() {
  const doors = useWide() ? 6 : 4;
  return (
    <Skeleton label="Looking for the doors">
      <div className={styles.doors}>
        {Array.from({ length: doors }, (_, at) => (
          <div key={at} className={styles.door}>
            <Bone className={styles.arch} />
            <Bone as="title" width="70%" />
            <Bone width="50%" />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
