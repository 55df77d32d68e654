import type { Change, NewWords } from '../calendar.actions.ts';
import type { Shown } from '../shown.ts';

/** Only what is different is sent: what another changed meanwhile stays as they left it. */
export function differing({ event, zoneStart, zoneEnd }: Shown, after: NewWords): Change {
  const before: Readonly<Record<string, unknown>> = {
    ...event,
    start: zoneStart,
    end: zoneEnd,
    attendees: event.attendees.map(({ person_id }) => person_id),
  };
  return Object.fromEntries(
    Object.entries(after).filter(([part, value]) => JSON.stringify(before[part]) !== JSON.stringify(value)),
  );
}
