import { useSearch } from '@tanstack/react-router';
import { MairyScreen } from '../modules/guide/index.ts';
import { TalkWithAdditions } from './TalkWithAdditions.tsx';
import { modules } from './modules.ts';
import type { ScreenProps } from './screen.ts';

const pressing = modules.flatMap(({ Pressing }, at) => (Pressing === undefined ? [] : <Pressing key={at} />));

/** The main chat, with what other modules do there. */
export function Mairy({ screen }: ScreenProps) {
  const { message } = useSearch({ strict: false }) as { message?: string };
  return (
    <MairyScreen title={screen.title} message={message} AroundTalk={TalkWithAdditions} tasks={pressing} />
  );
}
