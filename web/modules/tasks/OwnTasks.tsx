import RotateCw from 'lucide-react/icons/rotate-cw';
import type { Capability } from '@kinsong/contract/capabilities.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { Button, Empty, ErrorState, Screen, useWide } from '../../ui/index.ts';
import { useLamps } from '../spaces/index.ts';
import { TaskBoard, type TaskBoardProps } from './board/TaskBoard.tsx';
import { useJustDone } from './done/justDone.ts';
import { TasksSkeleton } from './list/TasksSkeleton.tsx';
import { loadMine, useMineState, type MineState } from './my-tasks.data.ts';
import { StarFlight } from './night/StarFlight.tsx';
import { NightHouse } from './night/NightHouse.tsx';
import { dayInWords, starsOf } from './night/stars.ts';
import styles from './OwnTasks.module.css';
import { useMyTasks, useToday } from './tasks.hooks.ts';

export type OwnTasksProps = Pick<TaskBoardProps, 'selected' | 'onSelect'> & { title: string };

/** With what is one's own, one may do what one's own is for; a task's own place may allow more, or less. */
const withOnesOwn: ReadonlySet<Capability> = new Set(['tasks.changeOwn', 'tasks.deleteOwn']);

/** What one carries, wherever it was asked for, on one list. */
export function OwnTasks({ title, selected, onSelect }: OwnTasksProps) {
  const state = useMineState();
  const shown = useMyTasks();
  const wide = useWide();
  const today = useToday();
  const open = shown.filter(({ task }) => task.status !== 'completed').length;
  const isKnown = state === 'live' || state === 'kept';
  const stars = isKnown ? starsOf(shown, signedIn().person.id, today) : undefined;
  return (
    <Screen
      area="guild"
      title={title}
      back={{ href: '/mairy', label: 'Back to Mairy' }}
      detail={wide ? openInWords(open) : dayInWords(open, stars?.length)}
      scene={!wide && <Night stars={stars ?? none} />}
      flow="held"
    >
      <TaskBoard
        shown={shown}
        space={undefined}
        abilities={withOnesOwn}
        {...(shown.length === 0 && instead(state))}
        notice={shown.length > 0 && state === 'failed' ? <LastKnown /> : undefined}
        selected={selected}
        onSelect={onSelect}
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

function instead(state: MineState): Pick<TaskBoardProps, 'picture' | 'instead'> {
  if (state === 'opening') return { instead: <TasksSkeleton /> };
  const picture =
    state === 'failed' ? (
      <ErrorState onRetry={() => void loadMine()}>
        Your list could not be loaded. Often it is the connection. What you write down is kept on this device.
      </ErrorState>
    ) : (
      <Empty title="You have nothing to do just now">
        Write something below, or say it to Mairy. What you take on in a salon shows up here too.
      </Empty>
    );
  return { picture };
}

function LastKnown() {
  return (
    <div className={styles.notice} role="status">
      <p>No answer from the house. This is what was last known.</p>
      <Button icon={RotateCw} onClick={() => void loadMine()}>
        Retry
      </Button>
    </div>
  );
}
