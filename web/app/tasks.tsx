import { useNavigate, useSearch } from '@tanstack/react-router';
import { OwnTasks } from '../modules/tasks/index.ts';
import type { ScreenProps } from './screen.ts';

/** One's own list. Which task is open stands in the address, so that it can be led to. */
export function Tasks({ screen }: ScreenProps) {
  const go = useNavigate();
  const { task } = useSearch({ strict: false }) as { task?: string };
  return (
    <OwnTasks
      title={screen.title}
      selected={task}
      onSelect={(id) => void go({ to: '/tasks', search: { task: id }, replace: true })}
    />
  );
}
