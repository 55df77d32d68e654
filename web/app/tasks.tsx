import { useNavigate, useSearch } from '@tanstack/react-router';
import { OwnTasks } from '../modules/tasks/index.ts';
import { useWide } from '../ui/index.ts';
import { useHubBar } from './hub-bar.ts';
import type { ScreenProps } from './screen.ts';

/** One's own list. Which task is open stands in the address, so that it can be led to. */
export function Tasks({ screen }: ScreenProps) {
  const go = useNavigate();
  const address = useSearch({ strict: false }) as Partial<Record<string, string>>;
  const bar = useHubBar(screen.address);
  const wide = useWide();
  const say = (change: Record<string, string | undefined>) =>
    void go({ to: '/tasks', search: { ...address, ...change }, replace: true });
  return (
    <OwnTasks
      title={screen.title}
      bar={wide ? bar : undefined}
      selected={address['task']}
      onSelect={(id) => say({ task: id })}
      address={address}
      onAddress={say}
    />
  );
}
