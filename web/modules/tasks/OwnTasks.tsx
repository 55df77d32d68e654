import RotateCw from 'lucide-react/icons/rotate-cw';
import type { Capability } from '@kinsong/contract/capabilities.ts';
import { Button, Empty, ErrorState, Screen } from '../../ui/index.ts';
import { TaskBoard, type TaskBoardProps } from './board/TaskBoard.tsx';
import { TasksSkeleton } from './list/TasksSkeleton.tsx';
import { loadMine, useMineState, type MineState } from './mine.data.ts';
import styles from './OwnTasks.module.css';
import { useMyTasks } from './tasks.hooks.ts';

export type OwnTasksProps = Pick<TaskBoardProps, 'selected' | 'onSelect'> & { title: string };

/** With what is one's own, one may do what one's own is for; a task's own place may allow more, or less. */
const withOnesOwn: ReadonlySet<Capability> = new Set(['tasks.changeOwn', 'tasks.deleteOwn']);

/** What one carries, wherever it was asked for, on one list. */
export function OwnTasks({ title, selected, onSelect }: OwnTasksProps) {
  const state = useMineState();
  const shown = useMyTasks();
  const open = shown.filter(({ task }) => task.status !== 'completed').length;
  return (
    <Screen
      area="guild"
      title={title}
      back={{ href: '/mairy', label: 'Back to Mairy' }}
      detail={open === 0 ? undefined : open === 1 ? 'One thing is open' : `${open} things are open`}
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

function instead(state: MineState): Pick<TaskBoardProps, 'picture' | 'instead'> {
  if (state === 'opening') return { instead: <TasksSkeleton /> };
  const picture =
    state === 'failed' ? (
      <ErrorState onRetry={() => void loadMine()}>
        Your list could not be loaded. Often it is the connection. What you write down is kept on this device.
      </ErrorState>
    ) : (
      <Empty title="Nothing waits for you">
        Write the first thing below, or say it to Mairy. What you take on in a salon comes here by itself.
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
