import type { CalendarEvent } from '@kinsong/contract/calendar/event.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectClean } from '../../../test/expect-clean.ts';
import { houseAnswers, type Asked } from '../../../test/house-answers.ts';
import { mount, sizes, type Size } from '../../../test/mount.tsx';
import { anna, goInside } from '../../../test/sign-in-anna.ts';
import { skins } from '../../../ui/skins/skin.ts';
import { calendar } from '../index.ts';
import { GuestsByMail } from './GuestsByMail.tsx';
import { ImportSheet } from './ImportSheet.tsx';
import { TakeAlongSheet } from './TakeAlongSheet.tsx';

const space = { id: newId(), name: 'Oma’s Week' };
const moment = '2026-10-01T10:00:00.000Z';
const guest = { id: newId(), name: 'Marit', answer: null, reason: '', answered_at: null, on_days: [] };
const event: CalendarEvent = {
  id: newId(),
  space_id: space.id,
  rev: 4,
  born: 4,
  title: 'Soup and song',
  notes: '',
  place: '',
  type: 'celebration',
  category: 'music',
  start: '2026-10-17T15:00',
  end: '2026-10-17T16:00',
  zone: 'Europe/Berlin',
  all_day: false,
  repeat: null,
  series_id: null,
  original_start: null,
  attendees: [],
  guests: [guest],
  reminders: [],
  uid: 'soup@kinsong',
  sequence: 0,
  created_by: anna.id,
  created_at: moment,
  changed_at: moment,
  deleted_at: null,
};

const subscription = { id: newId(), space_id: space.id, tasks: false, created_at: moment, read_at: moment };
const made = {
  ...subscription,
  read_at: null,
  link: 'https://kinsong.example/calendar/aVeryLongTokenOfFortyThreeLettersThatNobody.ics',
  webcal: 'webcal://kinsong.example/calendar/aVeryLongTokenOfFortyThreeLettersThatNobody.ics',
  link_qr: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9H0z"/></svg>',
};

const preview = {
  events: 214,
  repeating: 3,
  from: '2025-03-03',
  to: '2027-05-09',
  added: 200,
  changed: 2,
  same: 12,
  left_out: 1,
  unknown_zones: ['Moon/Tycho'],
  titles: ['Choir', 'Dentist'],
};

function house(more: Parameters<typeof houseAnswers>[0] = {}): Asked[] {
  goInside(calendar);
  vi.restoreAllMocks();
  return houseAnswers({
    'GET /api/calendar/subscriptions': () => ({ subscriptions: [subscription] }),
    'POST /api/calendar/subscriptions': () => made,
    [`GET /api/events/${event.id}/guests`]: () => ({
      guests: [{ ...guest, email: 'marit@hearth.example', invited_at: moment }],
    }),
    ...more,
  });
}

const closed = () => {};

async function brings(content: string): Promise<void> {
  const field = () => document.querySelector<HTMLInputElement>('input[type=file]');
  await expect.poll(field).not.toBeNull();
  await userEvent.upload(field()!, new File([content], 'family.ics', { type: 'text/calendar' }));
}

describe.each(skins)('[P6] calendars in and out in %s', (skin) => {
  test.each(Object.keys(sizes) as Size[])('are clean on a %s screen', async (size) => {
    house({ [`POST /api/spaces/${space.id}/calendar/preview`]: () => preview });
    const guests = await mount(<GuestsByMail event={event} mayChange />, skin, size);
    await expect.element(page.getByText('marit@hearth.example')).toBeVisible();
    await expectClean(guests);
    await mount(<TakeAlongSheet space={space} open onClose={closed} />, skin, size);
    await expect.element(page.getByText('All my salons')).toBeVisible();
    await expectClean(document.body);
  });
});

test('[P6] an address is made, shown this once, and ended', async () => {
  const asked = house({ [`DELETE /api/calendar/subscriptions/${subscription.id}`]: () => ({}) });
  await mount(<TakeAlongSheet space={space} open onClose={closed} />);
  await page.getByRole('button', { name: 'Make an address' }).click();
  await expect.element(page.getByText(made.link)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Open in my calendar' }))
    .toHaveAttribute('href', made.webcal);
  expect(asked.at(-1)?.body).toEqual({ space_id: null, tasks: false });
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'End it' }).click();
  await page
    .getByRole('dialog', { name: 'End this address?' })
    .getByRole('button', { name: 'End it' })
    .click();
  await expect.poll(() => asked.some(({ method }) => method === 'DELETE')).toBe(true);
});

test('[P6] a calendar is looked into before anything is put in', async () => {
  const asked = house({
    [`POST /api/spaces/${space.id}/calendar/preview`]: () => preview,
    [`POST /api/spaces/${space.id}/calendar/import`]: () => ({ added: 200, changed: 2, same: 12 }),
  });
  const onClose = vi.fn<() => void>();
  await mount(<ImportSheet space={space} open onClose={onClose} />);
  await brings('BEGIN:VCALENDAR');
  await expect
    .element(page.getByText('214 events, from 3 March 2025 to 9 May 2027, 3 repeat.'))
    .toBeVisible();
  await expect.element(page.getByText(/Moon\/Tycho/)).toBeVisible();
  expect(asked.filter(({ path }) => path.endsWith('/import'))).toEqual([]);
  await expectClean(document.body);
  await page.getByRole('button', { name: 'Put 200 in, change 2' }).click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});

test('[P6] of a broken calendar the line is named, and another one may be chosen', async () => {
  house();
  vi.mocked(fetch).mockResolvedValueOnce(
    Response.json(
      {
        code: 'calendar.broken',
        detail: 'This calendar is broken in one place, so nothing of it was put in.',
        fields: { file: 'Line 12: “DTSTART:tomorrow” can not be read.' },
      },
      { status: 400 },
    ),
  );
  await mount(<ImportSheet space={space} open onClose={closed} />);
  await brings('BEGIN:VCALENDAR');
  await expect.element(page.getByText('Line 12: “DTSTART:tomorrow” can not be read.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
});

test('[P6] somebody outside is asked by e-mail; who may not change the event sees names alone', async () => {
  const asked = house({
    [`POST /api/events/${event.id}/guests`]: () => ({ ...event, rev: 5 }),
    [`DELETE /api/events/${event.id}/guests/${guest.id}`]: () => ({ ...event, rev: 6, guests: [] }),
  });
  await mount(<GuestsByMail event={event} mayChange />);
  await page.getByRole('button', { name: 'Invite by e-mail' }).click();
  await page.getByLabelText('E-mail').fill('kofi@hearth.example');
  await page.getByRole('button', { name: 'Send the letter' }).click();
  await expect.element(page.getByText('A letter is on its way to kofi@hearth.example.')).toBeVisible();
  expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({ email: 'kofi@hearth.example' });
  await page.getByRole('button', { name: 'Take the invitation of Marit back' }).click();
  await expect.poll(() => asked.some(({ method }) => method === 'DELETE')).toBe(true);
});

test('[P6] whoever may not change the event sees the names of those outside, and nothing to press', async () => {
  const asked = house();
  const place = await mount(<GuestsByMail event={event} mayChange={false} />);
  await expect.element(page.getByText(/Marit/)).toBeVisible();
  expect(place.querySelectorAll('button')).toHaveLength(0);
  expect(asked).toEqual([]);
});
