import type { ComponentType } from 'react';
import { loadHome } from '../modules/onboarding/index.ts';
import { useNextTask } from '../modules/tasks/index.ts';
import type { ScreenProps } from './screen.ts';

/** The three paths, with what presses most of one's tasks. */
export async function loadHomeScreen(): Promise<ComponentType<ScreenProps>> {
  const Home = await loadHome();
  return function ThreePaths() {
    return <Home next={useNextTask()} />;
  };
}
