import { MairyScreen } from '../modules/guide/index.ts';
import { Pressing } from '../modules/tasks/index.ts';
import type { ScreenProps } from './screens.ts';

/** The main chat, with what other modules lend it. */
export function Mairy({ screen }: ScreenProps) {
  return <MairyScreen title={screen.title} tasks={<Pressing />} />;
}
