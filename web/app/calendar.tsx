import { useNavigate, useSearch } from '@tanstack/react-router';
import { loadCalendarScreen } from '../modules/calendar/index.ts';
import { partLater } from '../ui/index.ts';
import { useHubBar } from './hub-bar.ts';
import type { ScreenProps } from './screen.ts';

const CalendarScreen = partLater(loadCalendarScreen);

/** What is on in all salons. Which day one looks at, and how, stands in the address. */
export function Calendar({ screen }: ScreenProps) {
  const go = useNavigate();
  const address = useSearch({ strict: false }) as Partial<Record<string, string>>;
  return (
    <CalendarScreen
      title={screen.title}
      bar={useHubBar(screen.address)}
      address={address}
      onAddress={(change) => void go({ to: '/calendar', search: { ...address, ...change }, replace: true })}
    />
  );
}
