import '../../../ui/tokens.rooms.css';
import { errors } from '@kinsong/contract/common/errors.ts';
import type { Room } from '@kinsong/contract/rooms/room.ts';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Button, ButtonLink, FormErrors, LastKnown, LoadMore, Screen, useWide } from '../../../ui/index.ts';
import { useAttempt, useUnanswered } from '../../spaces/index.ts';
import { TrustMark, useTrustScore } from '../../seekers/index.ts';
import { CreateRoomSheet } from '../create/CreateRoomSheet.tsx';
import { offeredThreshold } from '../create/offered-thresholds.ts';
import { enter } from '../rooms.actions.ts';
import { noneAvailable } from '../room-words.ts';
import { loadLobby, loadMore, useLobby } from '../rooms.data.ts';
import { HallSkeleton, NoDoors, NotYetSixteen, NoWayToTheHall } from './LobbyStates.tsx';
import { RoomDoor } from './RoomDoor.tsx';
import styles from './RoomsLobby.module.css';
import { useTrying } from './useTrying.ts';

export interface RoomsLobbyProps {
  title: string;
  /** One goes into a room. */
  onRoom: (id: string) => void;
}

/** The hall of doors, lit by one’s trust. */
export function RoomsLobby({ title, onRoom }: RoomsLobbyProps) {
  const { state, rooms, more } = useLobby();
  const [creating, setCreating] = useState(false);
  const { failed, waiting } = useUnanswered(state === 'young' ? 'live' : state);
  const create = () => setCreating(true);
  return (
    <Screen
      area="room"
      title={title}
      detail={<span className={styles.line}>behind each door, a conversation that needs trust</span>}
      actions={<YourTrust />}
      flow="held"
    >
      {state === 'young' ? (
        <NotYetSixteen />
      ) : rooms.length > 0 ? (
        <Hall rooms={rooms} more={more} failed={failed} onRoom={onRoom} onCreate={create} />
      ) : failed ? (
        <NoWayToTheHall />
      ) : waiting ? (
        <HallSkeleton />
      ) : (
        <NoDoors onCreate={create} />
      )}
      <CreateRoomSheet
        open={creating}
        onClose={() => setCreating(false)}
        onFounded={({ id }) => onRoom(id)}
      />
    </Screen>
  );
}

function YourTrust() {
  const score = useTrustScore();
  const wide = useWide();
  return (
    <a className={styles.trust} href="/trust">
      {wide && <TrustMark score={score} className={styles.mark} />}
      <b>{score}</b> your trust
    </a>
  );
}

interface HallProps {
  rooms: readonly Room[];
  more: boolean;
  failed: boolean;
  onRoom: (id: string) => void;
  onCreate: () => void;
}

function Hall({ rooms, more, failed, onRoom, onCreate }: HallProps) {
  const wide = useWide();
  const score = useTrustScore();
  const { trying, failure, attempt } = useTrying();
  const further = useAttempt();
  const retry = useAttempt();
  const firstOpen = rooms.find(({ open }) => open);
  return (
    <>
      <div className={styles.scroll}>
        {failed && <LastKnown onRetry={() => void retry.run(loadLobby)} retrying={retry.busy} />}
        {failure !== undefined && (
          <div className={styles.failure}>
            <FormErrors title={errors['room.join'].text}>{failure}</FormErrors>
          </div>
        )}
        {firstOpen === undefined && <p className={styles.none}>{noneAvailable}</p>}
        <ul className={styles.hall} aria-label="Rooms">
          {rooms.map((room) => (
            <li key={room.id}>
              <RoomDoor
                room={room}
                lit={wide && room === firstOpen}
                busy={trying === room.id}
                onEnter={() => void attempt(room.id, () => enter(room), onRoom)}
              />
            </li>
          ))}
        </ul>
        <div className={styles.more}>
          <LoadMore
            more={more}
            busy={further.busy}
            failed={further.failure !== undefined}
            onMore={() => void further.run(loadMore)}
          />
        </div>
      </div>
      <footer className={styles.foot}>
        <Button
          kind={wide && firstOpen ? 'secondary' : 'primary'}
          size={wide ? 'm' : 'l'}
          wide={!wide}
          icon={Plus}
          onClick={onCreate}
        >
          Create Consciousness Salon
        </Button>
        <p className={styles.promise}>It carries your name and opens at {offeredThreshold(score)}.</p>
        <ButtonLink kind="bare" href="/mairy" className={styles.return}>
          Return
        </ButtonLink>
      </footer>
    </>
  );
}
