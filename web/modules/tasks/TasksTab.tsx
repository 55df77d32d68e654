import { signedIn } from '../../platform/signed-in.ts';
import { Empty, ErrorState } from '../../ui/index.ts';
import { useSpace } from '../spaces/index.ts';
import { useRows } from '../../platform/live/use-rows.ts';
import type { SyncState } from '../../platform/live/sync.ts';
import type { TabProps } from '../../platform/web-module.ts';
import { TaskBoard, type TaskBoardProps } from './board/TaskBoard.tsx';
import { TasksSkeleton } from './list/TasksSkeleton.tsx';
import { tasksRows } from './tasks.data.ts';
import { useTasksOf } from './tasks.hooks.ts';

/** What is to be done in a space, for everyone who is there. */
export function TasksTab({ space, led, onChoose, address, onAddress }: TabProps) {
  const { abilities } = useSpace(space);
  const state = useRows(space, tasksRows);
  const shown = useTasksOf(space);
  return (
    <TaskBoard
      shown={shown}
      space={space}
      abilitiesAt={() => abilities}
      mayWrite={abilities.has('tasks.create')}
      {...(shown.length === 0 && instead(state, space, abilities.has('tasks.create')))}
      selected={led?.id}
      onSelect={onChoose}
      address={address}
      onAddress={onAddress}
    />
  );
}

function instead(
  state: SyncState,
  space: string,
  mayWrite: boolean,
): Pick<TaskBoardProps, 'picture' | 'instead'> {
  if (state === 'opening') return { instead: <TasksSkeleton faces /> };
  const picture =
    state === 'failed' ? (
      <ErrorState onRetry={() => signedIn().sync.again(space)}>
        The tasks here could not be loaded. Often it is the connection; it usually comes back.
      </ErrorState>
    ) : (
      <Empty title="There is nothing to do here">
        {mayWrite
          ? 'Write something below. Everyone here sees it, and whoever takes it on ticks it when it is done.'
          : 'As soon as someone writes something down, everyone sees it here.'}
      </Empty>
    );
  return { picture };
}
