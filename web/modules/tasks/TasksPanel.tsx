import { house } from '../../platform/house.ts';
import { Empty, ErrorState } from '../../ui/index.ts';
import { useSpace } from '../spaces/index.ts';
import { TaskBoard, type TaskBoardProps } from './board/TaskBoard.tsx';
import { TasksSkeleton } from './list/TasksSkeleton.tsx';
import { useTasksOf } from './tasks.hooks.ts';

export type TasksPanelProps = Pick<TaskBoardProps, 'selected' | 'onSelect'> & { space: string };

/** What is to be done in a space, for everyone who is there. */
export function TasksPanel({ space, selected, onSelect }: TasksPanelProps) {
  const { standing, abilities } = useSpace(space);
  const shown = useTasksOf(space);
  return (
    <TaskBoard
      shown={shown}
      space={space}
      abilities={abilities}
      {...(shown.length === 0 && instead(standing, space, abilities.has('tasks.create')))}
      selected={selected}
      onSelect={onSelect}
    />
  );
}

type Standing = ReturnType<typeof useSpace>['standing'];

function instead(
  standing: Standing,
  space: string,
  mayWrite: boolean,
): Pick<TaskBoardProps, 'picture' | 'instead'> {
  if (standing === 'opening') return { instead: <TasksSkeleton faces /> };
  const picture =
    standing === 'failed' ? (
      <ErrorState onRetry={() => house().sync.again(space)}>
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
