import { addDays } from '@kinsong/contract/common/calendar-days.ts';
import { dayOf } from '@kinsong/contract/tasks/calendar-days.ts';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { signedIn } from '../../../platform/signed-in.ts';
import { emptyOutbox } from '../../../test/empty-outbox.ts';
import { expectClean } from '../../../test/expect-clean.ts';
import { goInside, anna } from '../../../test/sign-in-anna.ts';
import { skins } from '../../../ui/skins/skin.ts';
import { members, mine } from '../../spaces/spaces.data.ts';
import { calendarSends } from '../calendar.data.ts';
import { calendarOf, event, fullWeek, idOf, zone, everyone, salonOf, space } from '../mounted-calendar.tsx';

beforeAll(() => goInside({ sends: calendarSends }));
beforeEach(() => {
  signedIn().socket.connection.set('lost');
  mine.set({ state: 'live', spaces: salonOf() });
  members.of(space).set(everyone());
});
afterEach(async () => {
  await emptyOutbox();
});

const today = dayOf(new Date());
const written = () => signedIn().outbox.items.get();
const form = page.getByRole('dialog', { name: 'New event' });
const put = page.getByRole('button', { name: 'Put it in the calendar' });
const begin = async (rows = fullWeek(), more = {}) => {
  await calendarOf(rows, { view: 'week', ...more }, 'epic', 'wide');
  await page.getByRole('button', { name: 'New event' }).click();
  await expect.element(form).toBeVisible();
};

test('[P6] a new event begins at 14:00 for one hour, today at the earliest', async () => {
  await begin();
  await expect.element(form.getByLabelText('Time')).toHaveValue('14:00');
  await expect.element(form.getByLabelText('How long')).toHaveValue('1h');
  await form.getByLabelText('Title').fill('Supper with Oma');
  await put.click();
  await expect
    .poll(() => written().at(-1)?.body)
    .toMatchObject({
      ...{ title: 'Supper with Oma', start: `${today}T14:00`, end: `${today}T15:00`, zone },
      ...{ all_day: false, type: 'meeting', category: 'personal', attendees: [anna.id], repeat: null },
    });
});

test('[P6] what is missing is said in the words of the house', async () => {
  await begin();
  await put.click();
  await expect.element(page.getByText('Please fill in title, date, and time')).toBeVisible();
  await form.getByLabelText('Title').fill('Supper');
  await form.getByLabelText('Time').fill('');
  await put.click();
  await expect.element(page.getByText('Please fill in title, date, and time')).toBeVisible();
  expect(written()).toEqual([]);
});

test('[P6] nothing new begins before today; what stands there may', async () => {
  await begin();
  await form.getByLabelText('Title').fill('Yesterday');
  await form.getByLabelText('Date').fill(addDays(today, -1));
  await put.click();
  await expect.element(page.getByText('This day is over. Choose today or a later one.')).toBeVisible();
  expect(written()).toEqual([]);
});

test('[P6] an event that is over can still be changed, and only what is different is sent', async () => {
  const past = event(1, { title: 'Slates counted', start: '2020-10-02T09:00', end: '2020-10-02T10:00' });
  await calendarOf([past], { view: 'week', day: '2020-10-02', event: idOf(1) }, 'epic', 'wide');
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabelText('Where').fill('On the roof');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => written().at(-1)?.body).toEqual({ place: 'On the roof' });
});

test('[P6] eight hours are the whole day', async () => {
  await begin();
  await form.getByLabelText('Title').fill('Roof day');
  await form.getByLabelText('How long').selectOptions('8h');
  await put.click();
  await expect
    .poll(() => written().at(-1)?.body)
    .toMatchObject({
      ...{ all_day: true, start: `${today}T00:00`, end: `${addDays(today, 1)}T00:00` },
    });
});

test('[P6] what is on at the same time is said while one plans', async () => {
  const at = { start: `${today}T14:30`, end: `${today}T15:30` };
  await begin([event(1, { title: 'Physio', ...at })]);
  await expect.element(form.getByText('At the same time')).toBeVisible();
  await expect.element(form.getByText('Physio, 14:30: you')).toBeVisible();
  await form.getByLabelText('Time').fill('15:30');
  await expect.poll(() => form.getByText('At the same time').query()).toBeNull();
});

test('[P6] deleting one day of what repeats leaves the others', async () => {
  await calendarOf(
    fullWeek(),
    { view: 'month', day: '2030-10-15', event: idOf(3), at: '2030-10-15T19:30' },
    'epic',
    'wide',
  );
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'This one' }).click();
  await expect
    .poll(() => written().map(({ call, query }) => [call, query]))
    .toEqual([['calendar.delete', { scope: 'this', original_start: '2030-10-15T19:30' }]]);
  await expect.poll(() => document.querySelectorAll('[data-day="2030-10-15"] [data-event]').length).toBe(0);
  expect(document.querySelectorAll('[data-day="2030-10-22"] [data-event]').length).toBe(1);
});

test('[P6] a no says why, for one day or for all', async () => {
  await calendarOf(
    fullWeek(),
    { view: 'week', day: '2030-10-15', event: idOf(3), at: '2030-10-15T19:30' },
    'epic',
    'wide',
  );
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await page.getByLabelText('Why, if you like to say').fill('The car is away');
  await page.getByRole('button', { name: 'Say it' }).click();
  await expect
    .poll(() => written().map(({ body }) => body))
    .toEqual([{ answer: 'no', reason: 'The car is away', original_start: '2030-10-15T19:30' }]);
  await expect.element(page.getByText(/can’t come: The car is away/)).toBeVisible();
});

test.each(skins)('[P6] %s: the form has names, roles and contrast on a phone', async (skin) => {
  await calendarOf(fullWeek(), { view: 'week' }, skin, 'narrow');
  await page.getByRole('button', { name: 'New event' }).click();
  await form.getByLabelText('Comes back').selectOptions('week');
  await put.click();
  await expect.element(page.getByText('Please fill in title, date, and time')).toBeVisible();
  await expectClean(form.element() as HTMLElement);
});
