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
      instead={shown.length === 0 ? <Nothing standing={standing} space={space} /> : undefined}
      selected={selected}
      onSelect={onSelect}
    />
  );
}

function Nothing({ standing, space }: { standing: ReturnType<typeof useSpace>['standing']; space: string }) {
  if (standing === 'failed') {
    return (
      <ErrorState onRetry={() => house().sync.again(space)}>
        What is to be done here could not be loaded. Often it is the connection; it usually comes back.
      </ErrorState>
    );
  }
  if (standing === 'opening') return <TasksSkeleton />;
  return (
    <Empty title="Nothing is to be done here">
      Write the first thing below. Everyone here sees it, and whoever takes it on can tick it.
    </Empty>
  );
}
