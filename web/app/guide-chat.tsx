import { useSearch } from '@tanstack/react-router';
import { loadNextTogether } from '../modules/calendar/index.ts';
import { MairyScreen } from '../modules/guide/index.ts';
import { TalkWithAdditions } from './TalkWithAdditions.tsx';
import { partLater } from '../ui/index.ts';
import { modules } from './modules.ts';
import type { ScreenProps } from './screen.ts';

const pressing = modules.flatMap(({ Pressing }, at) => (Pressing === undefined ? [] : <Pressing key={at} />));

const NextTogether = partLater(loadNextTogether);

/** The main chat, with what other modules do there. */
export function Mairy({ screen }: ScreenProps) {
  const { message } = useSearch({ strict: false }) as { message?: string };
  return (
    <MairyScreen
      title={screen.title}
      message={message}
      AroundTalk={TalkWithAdditions}
      tasks={pressing}
      next={<NextTogether />}
    />
  );
}
