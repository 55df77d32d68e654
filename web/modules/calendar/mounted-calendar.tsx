import type { CalendarEvent } from '@kinsong/contract/calendar/event.ts';
import { useEffect, useState } from 'react';
import { mount, type Size } from '../../test/mount.tsx';
import { salon, salonId } from '../../test/salon.ts';
import { anna } from '../../test/sign-in-anna.ts';
import type { Skin } from '../../ui/skins/skin.ts';
import { CalendarTab } from './CalendarTab.tsx';
import { events } from './calendar.data.ts';
import type { Address } from './board/look.ts';

export const space = salonId(1);
export const idOf = (n: number): string => `0199a0de-0000-7000-8000-${String(n).padStart(12, '0')}`;
export const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
export const bram = idOf(500);

/** Something in the calendar of Anna’s salon: on a Saturday afternoon, unless said otherwise. */
export const event = (n: number, more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  ...{ id: idOf(n), space_id: space, rev: n, born: n, title: `Event ${n}`, notes: '', place: '' },
  ...{ type: 'meeting', category: 'personal', start: '2030-10-19T15:00', end: '2030-10-19T16:00', zone },
  ...{ all_day: false, repeat: null, series_id: null, original_start: null, guests: [], reminders: [] },
  attendees: [{ person_id: anna.id, answer: 'yes', reason: '', answered_at: null, on_days: [] }],
  ...{ uid: `${n}@kinsong`, sequence: 0, created_by: anna.id },
  ...{ created_at: '2026-10-01T10:00:00.000Z', changed_at: '2026-10-01T10:00:00.000Z', deleted_at: null },
  ...more,
});

/** What the address would say now. */
export const said: { address: Address; say: (change: Record<string, string | undefined>) => void } = {
  address: {},
  say: () => {},
};

export async function calendarOf(
  rows: readonly CalendarEvent[],
  begun: Address,
  skin?: Skin,
  size?: Size,
): Promise<HTMLElement> {
  events.set(new Map(rows.map((row) => [row.id, row])));
  return mount(<Mounted begun={begun} />, skin, size);
}

/** Whoever is there besides Anna. */
export const everyone = () => new Map([[bram, member(bram, 'Bram')]]);
export const salonOf = (more: Parameters<typeof salon>[1] = {}) =>
  new Map([[space, salon(1, { name: 'Oma’s Week', ...more })]]);

const member = (person_id: string, name: string) => ({
  ...{ space_id: space, person_id, name, avatar_url: '', role: 'member' as const, rev: 1, left_at: null },
  ...{ joined_at: '2026-10-01T10:00:00.000Z', trust_score: 1, shows_work: false },
});

function Mounted({ begun }: { begun: Address }) {
  const [address, setAddress] = useState(begun);
  useEffect(() => {
    said.address = address;
    said.say = (change) => setAddress((now) => ({ ...now, ...change }));
  });
  return (
    <main data-area="salon" style={{ display: 'flex', flexDirection: 'column', height: '100vh' }}>
      <h1>Oma’s Week</h1>
      <CalendarTab
        space={space}
        led={undefined}
        onChoose={() => {}}
        address={address}
        onAddress={(change) => said.say(change)}
      />
    </main>
  );
}

/** A week full of what a family does. */
export const fullWeek = (): CalendarEvent[] => [
  event(1, { title: 'Breakfast with Oma: Ruth', start: '2030-10-14T08:00', end: '2030-10-14T09:00' }),
  event(2, {
    title: 'Physio, Oma’s hip',
    type: 'review',
    category: 'fitness',
    start: '2030-10-14T14:00',
    end: '2030-10-14T15:00',
  }),
  event(3, {
    title: 'Choir, Oma comes along',
    category: 'music',
    start: '2030-10-15T19:30',
    end: '2030-10-15T21:00',
    repeat: { rule: 'FREQ=WEEKLY;BYDAY=TU', except: [] },
  }),
  event(4, {
    title: 'Rain from noon: check the tarpaulin',
    type: 'deadline',
    category: 'sports',
    start: '2030-10-18T09:00',
    end: '2030-10-18T09:30',
  }),
  event(5, {
    ...{
      title: 'Noor turns nine',
      type: 'celebration',
      category: 'social',
      place: 'Oma’s kitchen, if the roof allows',
    },
    ...{ notes: 'She asked for a lemon cake.', start: '2030-10-19T15:00', end: '2030-10-19T19:00' },
    attendees: [
      { person_id: anna.id, answer: 'yes', reason: 'brings the cake', answered_at: null, on_days: [] },
      { person_id: bram, answer: null, reason: '', answered_at: null, on_days: [] },
    ],
  }),
  event(6, {
    title: 'Hang lanterns',
    type: 'workshop',
    category: 'business',
    start: '2030-10-19T09:00',
    end: '2030-10-19T11:00',
  }),
  event(7, {
    title: 'Lantern walk to the river',
    type: 'celebration',
    category: 'social',
    start: '2030-10-19T20:00',
    end: '2030-10-19T21:00',
  }),
  event(8, { title: 'Clearing up', category: 'work', start: '2030-10-19T21:00', end: '2030-10-19T22:00' }),
  event(9, {
    title: 'Autumn holidays',
    category: 'education',
    all_day: true,
    start: '2030-10-16T00:00',
    end: '2030-10-18T00:00',
  }),
];
