import { useMemo } from 'react';
import { useToday } from '../../platform/today.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { Choice, Empty, ErrorState, LastKnown, Screen, useWide, type AreaBarProps } from '../../ui/index.ts';
import { useLamps, usePeople } from '../spaces/index.ts';
import { useTasksAcross } from './across/useTasksAcross.ts';
import { TaskBoard, type TaskBoardProps } from './board/TaskBoard.tsx';
import { useJustDone } from './done/last-deed.ts';
import { TasksSkeleton } from './list/TasksSkeleton.tsx';
import type { MineState } from './my-tasks.data.ts';
import { StarFlight } from './night/StarFlight.tsx';
import { NightHouse } from './night/NightHouse.tsx';
import { dayInWords, starsOf } from './night/stars.ts';
import styles from './OwnTasks.module.css';

export type OwnTasksProps = Pick<TaskBoardProps, 'selected' | 'onSelect' | 'address' | 'onAddress'> & {
  title: string;
  /** What the salons offer, where there is room for it. */
  bar?: AreaBarProps | undefined;
};

const whoses = [
  { value: 'mine', label: 'Mine' },
  { value: 'all', label: 'All salons' },
] as const;

/** What one carries, wherever it was asked for, on one list; or all there is to do in one’s salons. */
export function OwnTasks({ title, bar, selected, onSelect, address, onAddress }: OwnTasksProps) {
  const ofAll = address['whose'] === 'all';
  const { shown, state, abilitiesAt, again } = useTasksAcross(ofAll);
  const people = usePeople();
  const named = useMemo(() => new Map(people.map((each) => [each.person_id, each])), [people]);
  const wide = useWide();
  const today = useToday();
  const open = shown.filter(({ task }) => task.status !== 'completed').length;
  const isKnown = !ofAll && (state === 'live' || state === 'kept');
  const stars = isKnown ? starsOf(shown, signedIn().person.id, today) : undefined;
  return (
    <Screen
      area="guild"
      title={title}
      back={{ href: '/mairy', label: 'Back to Mairy' }}
      detail={wide ? openInWords(open) : dayInWords(open, stars?.length)}
      bar={bar}
      scene={!wide && <Night stars={stars ?? none} />}
      flow="held"
    >
      <TaskBoard
        key={ofAll ? 'all' : 'mine'}
        shown={shown}
        space={undefined}
        people={named}
        abilitiesAt={abilitiesAt}
        mayWrite
        lead={
          <Choice
            look="words"
            label="Whose tasks"
            options={whoses}
            value={ofAll ? 'all' : 'mine'}
            onChange={(whose) => onAddress({ whose: whose === 'all' ? whose : undefined })}
          />
        }
        {...(shown.length === 0 && instead(state, ofAll, again))}
        notice={shown.length > 0 && state === 'failed' ? <Unanswered again={again} /> : undefined}
        selected={selected}
        onSelect={onSelect}
        address={address}
        onAddress={onAddress}
      />
    </Screen>
  );
}

const none: readonly string[] = [];

const openInWords = (open: number): string | undefined =>
  open === 0 ? undefined : open === 1 ? 'One thing to do' : `${open} things to do`;

/** The house with a lamp for everyone who is at home, and a star for what was done today. */
function Night({ stars }: { stars: readonly string[] }) {
  const home = useLamps();
  const ticked = useJustDone();
  const fresh = ticked && stars.includes(ticked.task.id) ? ticked : undefined;
  return (
    <>
      <NightHouse home={home} stars={stars} fresh={fresh?.task.id} />
      {fresh && <StarFlight key={fresh.at} task={fresh.task.id} />}
    </>
  );
}

function instead(
  state: MineState,
  ofAll: boolean,
  again: () => void,
): Pick<TaskBoardProps, 'picture' | 'instead'> {
  if (state === 'opening') return { instead: <TasksSkeleton faces={ofAll} /> };
  const picture =
    state === 'failed' ? (
      <ErrorState onRetry={again}>
        Your list could not be loaded. Often it is the connection. What you write down is kept on this device.
      </ErrorState>
    ) : ofAll ? (
      <Empty title="There is nothing to do in your salons">
        What anyone writes down in one of your salons stands here, with where it lies.
      </Empty>
    ) : (
      <Empty title="You have nothing to do just now">
        Write something below, or say it to Mairy. What you take on in a salon shows up here too.
      </Empty>
    );
  return { picture };
}

const Unanswered = ({ again }: { again: () => void }) => (
  <div className={styles.notice}>
    <LastKnown onRetry={again} />
  </div>
);
