import type { MySpace } from '@kinsong/contract/spaces/spaces.ts';
import type { Vitals } from '@kinsong/contract/spaces/vitals.ts';

export const salonId = (n: number): string => `0199a0de-0000-7000-8000-${String(n).padStart(12, '0')}`;

/** A salon of one's own for tests, with nothing in it. */
export function salon(n: number, more: Partial<MySpace> = {}, counted: Partial<Vitals> = {}): MySpace {
  const id = salonId(n);
  const at = '2026-10-01T10:00:00.000Z';
  return {
    ...{ id, kind: 'project', parent_id: null, name: `Salon ${n}`, created_by: null, created_at: at },
    ...{
      archived_at: null,
      changed_rev: 1,
      template: 'empty',
      subtitle: '',
      description: '',
      thumbnail: null,
    },
    ...{ type: 'personal', priority: 3, due_date: null, found_by: 'nobody', invited_by: 'members' },
    ...{ deleted_at: null, role: 'owner', rev: 1, members: 1 },
    vitals: {
      ...{ space_id: id, rev: 1, open_tasks: 0, done_tasks: 0, due: {}, mandatory_votes: 0, open_votes: 0 },
      last_activity_at: at,
      ...counted,
    },
    ...more,
  };
}
