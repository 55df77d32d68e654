import { longestTitle } from '@kinsong/contract/calendar/event.ts';
import { addDays } from '@kinsong/contract/common/calendar-days.ts';
import { movedBy } from '@kinsong/engines/calendar/wall.ts';
import type { House } from '../../../platform/house.ts';
import { knownTasks } from '../../tasks/index.ts';
import { zoneOf } from '../ports.ts';
import type { WrittenEvent } from '../ics/write-events.ts';

/** A task with an hour is due at that hour where its reader lives; without one it is due on that day everywhere. */
function timesOf(
  day: string,
  time: string | null,
  zone: string,
): Pick<WrittenEvent, 'start' | 'end' | 'zone' | 'all_day'> {
  if (time === null)
    return { start: `${day}T00:00`, end: `${addDays(day, 1)}T00:00`, zone: 'UTC', all_day: true };
  const start = `${day}T${time}`;
  return { start, end: movedBy(start, drawnMinutes), zone, all_day: false };
}

/** What is due has no length, but programs draw nothing of no length. */
const drawnMinutes = 15;

/** What is open and has a day stands on that day, for programs that know events alone. */
export async function dueTasksForFeed(
  house: House,
  personId: string,
  spaceId: string | null,
): Promise<WrittenEvent[]> {
  const [known, zone] = await Promise.all([knownTasks(house, { id: personId }), zoneOf(house, personId)]);
  return known.flatMap((task): WrittenEvent[] => {
    const { id, dueDate, dueTime, status, title, touchedAt } = task;
    if (dueDate === null || status === 'completed') return [];
    if (spaceId !== null && task.spaceId !== spaceId) return [];
    const touched = new Date(touchedAt);
    return [
      {
        uid: `task-${id}@${house.config.publicUrl.hostname}`,
        // A program takes the newer of two by its number: a task has none, so its clock counts for it.
        sequence: Math.floor(touched.getTime() / 1000) % 2_000_000_000,
        title: `To do: ${title}`.slice(0, longestTitle),
        notes: '',
        place: '',
        type: 'deadline',
        category: 'work',
        ...timesOf(dueDate, dueTime, zone),
        repeat: null,
        original_start: null,
        reminders: [],
        created_at: touched.toISOString(),
        changed_at: touched.toISOString(),
      },
    ];
  });
}
