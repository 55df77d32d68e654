import type { Task } from '@kinsong/contract/tasks/task.ts';
import Menu from 'lucide-react/icons/menu';
import { useEffect, useState } from 'react';
import { expect } from 'vitest';
import { OwnTasks } from './OwnTasks.tsx';
import { tasks } from './tasks.data.ts';
import type { Address } from './view/task-filter.ts';
import { FrameContext, IconButton } from '../../ui/index.ts';
import type { Skin } from '../../ui/skins/skin.ts';
import { comesToRest } from '../../test/comes-to-rest.ts';
import { mount } from '../../test/mount.tsx';
import { anna } from '../../test/sign-in-anna.ts';

const me = anna.id;
export const idOf = (n: number): string => `0199a0de-0000-7000-8000-${String(n).padStart(12, '0')}`;

/** One of Anna’s own. */
export const task = (n: number, more: Partial<Task> = {}): Task => ({
  id: idOf(n),
  space_id: idOf(999),
  rev: n,
  born: n,
  text: `Ask Bram when the river side is dry, ${n}`,
  description: '',
  notes: '',
  tags: [],
  priority: 1,
  status: 'pending',
  due_date: null,
  due_time: null,
  assigned_to: me,
  assigned_outside: null,
  created_by: me,
  created_at: '2026-10-01T10:00:00.000Z',
  completed_by: null,
  completed_at: null,
  confirmed_by: null,
  confirmed_at: null,
  order: null,
  checklist: [],
  repeat: null,
  next_id: null,
  proof_wanted: false,
  proof_file_id: null,
  origin: { type: 'manual', id: null, space_id: null, text: '', author_id: null, said_at: null, seq: null },
  happened: [],
  deleted_at: null,
  ...more,
});

/** So many of them, counted from a number on. */
export const many = (from: number, count: number, make: (n: number) => Task): Task[] =>
  Array.from({ length: count }, (_, index) => make(from + index));

const frame = {
  corner: <IconButton icon={Menu} label="Menu" />,
  notice: null,
  heart: null,
  isPlace: true,
  openMenu: () => {},
  signOut: () => {},
  borrow: () => {},
};

/** One's own list with these tasks, as tall as a phone. */
export async function listOf(rows: readonly Task[], skin?: Skin, begun: Address = {}): Promise<HTMLElement> {
  tasks.set(new Map(rows.map((each) => [each.id, each])));
  const place = await mount(<Listed begun={begun} />, skin);
  if (rows.length > 0) await expect.poll(() => place.querySelector('[data-task]')).not.toBeNull();
  await comesToRest(() => place.querySelectorAll('[data-task]'));
  return place;
}

/** What the address would say now, and how to say something else. */
export const said: { address: Address; say: (change: Address) => void } = { address: {}, say: () => {} };

function Listed({ begun }: { begun: Address }) {
  const [address, setAddress] = useState(begun);
  useEffect(() => {
    said.address = address;
    said.say = (change) => setAddress((now) => ({ ...now, ...change }));
  });
  return (
    <FrameContext value={frame}>
      <div style={{ height: '844px' }}>
        <OwnTasks
          title="To Do"
          selected={undefined}
          onSelect={() => {}}
          address={address}
          onAddress={(change) => said.say(change)}
        />
      </div>
    </FrameContext>
  );
}
