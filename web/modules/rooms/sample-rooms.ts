import type { Room } from '@kinsong/contract/rooms/room.ts';
import { salonId } from '../../test/salon.ts';

const names = ['Grete', 'Hanna', 'Piet', 'Kofi', 'Tomas', 'Bas'];

/** A door for tests: open at 100 with nobody special behind it. */
export function door(n: number, more: Partial<Room> & { people?: number } = {}): Room {
  const { people = 2, ...rest } = more;
  return {
    ...{ id: salonId(n), name: `Room ${n}`, threshold: 100, rule: 'kept', owner: salonId(60), role: null },
    ...{ created_at: '2026-10-01T10:00:00.000Z', last_said_at: null, members: people },
    faces: names
      .slice(0, Math.min(people, 4))
      .map((name, at) => ({ person_id: salonId(60 + at), name, avatar_url: '' })),
    ...{ open: true, missing: 0, closes_at: null },
    ...rest,
  };
}

export const hall: readonly Room[] = [
  door(1, { name: 'The Night Kitchen', people: 6 }),
  door(2, { name: 'Fathers at the workbench', people: 3 }),
  door(3, { name: 'Grief, and cake after', threshold: 120, people: 5 }),
  door(4, { name: 'The upper room', threshold: 120, open: false, missing: 16, people: 3 }),
  door(5, { name: 'Those who leave early', threshold: 120, open: false, missing: 16, people: 0 }),
];
