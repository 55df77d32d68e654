import { addDays } from '@kinsong/contract/common/calendar-days.ts';
import { dayOf } from '@kinsong/contract/tasks/calendar-days.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type OpenHouse } from './house.ts';
import type { Person } from './vocabulary.ts';

/** Anna on a wide screen, Ruth on a phone; one calendar. */
let house: OpenHouse;
let anna: Person;
let ruth: Person;
let salon: string;

const patience = { timeout: 40_000 };
const tomorrow = addDays(dayOf(new Date()), 1);

beforeAll(async () => {
  house = await openHouse();
  anna = await house.foundedBy('Anna');
  salon = await anna.hasSalon('Oma’s Week');
  const link = await anna.hasInvited();
  ruth = await house.arrives('Ruth', 'narrow');
  await ruth.cameByLink(link);
  for (const who of [anna, ruth]) await who.opens(`${salon}?tab=calendar&view=agenda`);
});
afterAll(() => house.close());

const event = (who: Person, title: string) => who.page.locator('[data-event]', { hasText: title });

async function plans(who: Person, title: string, more: Readonly<Record<string, string>> = {}): Promise<void> {
  await who.page.getByRole('button', { name: 'New event' }).last().click();
  const form = who.page.getByRole('dialog', { name: 'New event' });
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Date').fill(tomorrow);
  for (const [field, words] of Object.entries(more)) await form.getByLabel(field).fill(words);
  const everyone = form.getByRole('button', { name: 'Ruth', exact: true });
  if (await everyone.count()) await everyone.click();
  await form.getByRole('button', { name: 'Put it in the calendar' }).click();
  await event(who, title).waitFor();
  // While the sheet sinks it keeps the keys to itself, and gives them back when it is gone.
  await form.waitFor({ state: 'detached' });
}

test('[P6] what one plans the other sees at once, says why they cannot, and that is seen', async () => {
  await plans(anna, 'Supper with Oma', { Time: '18:00', Where: 'Oma’s kitchen' });
  await event(ruth, 'Supper with Oma').getByText('Oma’s kitchen', { exact: true }).waitFor(patience);
  await event(ruth, 'Supper with Oma').click();
  const whole = ruth.page.getByRole('dialog', { name: 'Supper with Oma' });
  await whole.getByText('18:00, one hour').waitFor();
  await whole.getByRole('button', { name: 'No', exact: true }).click();
  await whole.getByLabel('Why, if you like to say').fill('The car is away');
  await whole.getByRole('button', { name: 'Say it' }).click();
  await ruth.presses('Close');
  await event(anna, 'Supper with Oma').click();
  await anna.page.getByText('can’t come: The car is away').waitFor(patience);
  await event(ruth, 'Supper with Oma').waitFor();
  expect(await event(ruth, 'Supper with Oma').getByText('you said no').count()).toBe(1);
});

test('[P6] [N3] what is planned and moved without a way to the house is kept here, and arrives for the other', async () => {
  await ruth.goesOffline();
  await plans(ruth, 'Lantern walk');
  await event(ruth, 'Lantern walk').press('Alt+ArrowDown');
  await event(ruth, 'Lantern walk').getByText('14:15', { exact: true }).waitFor();
  expect(await event(anna, 'Lantern walk').count()).toBe(0);
  await ruth.comesBack();
  await event(anna, 'Lantern walk').getByText('14:15', { exact: true }).waitFor(patience);
});

test('[P6] what repeats is moved, and taken away, on one of its days alone, for both', async () => {
  await anna.page.getByRole('button', { name: 'New event' }).last().click();
  const form = anna.page.getByRole('dialog', { name: 'New event' });
  await form.getByLabel('Title').fill('Breakfast');
  await form.getByLabel('Date').fill(tomorrow);
  await form.getByLabel('Time').fill('08:00');
  await form.getByLabel('Comes back').selectOption({ label: 'Every day' });
  await form.getByLabel('Until, if it ends').fill(addDays(tomorrow, 2));
  await form.getByRole('button', { name: 'Put it in the calendar' }).click();
  await expect.poll(() => event(ruth, 'Breakfast').count(), patience).toBe(3);
  await form.waitFor({ state: 'detached' });
  await event(anna, 'Breakfast').nth(1).press('Alt+ArrowDown');
  await anna.presses('This one');
  await expect
    .poll(() => event(ruth, 'Breakfast').locator('time').allTextContents(), patience)
    .toEqual(['8:00', '8:15', '8:00']);
  await event(anna, 'Breakfast').first().click();
  await anna.presses('Delete');
  await anna.presses('This one');
  await expect
    .poll(() => event(ruth, 'Breakfast').locator('time').allTextContents(), patience)
    .toEqual(['8:15', '8:00']);
});

test('[P6] the calendar of all salons says where each belongs, and a reload keeps the view', async () => {
  await anna.opens('/calendar?view=agenda');
  await event(anna, 'Supper with Oma').getByText('Oma’s Week').waitFor(patience);
  await anna.page.getByLabel('Month', { exact: true }).check({ force: true });
  await anna.reloads();
  await anna.page.locator('[data-day]').nth(20).waitFor();
  expect(new URL(anna.page.url()).searchParams.get('view')).toBe('month');
});
