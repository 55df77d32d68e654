import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type OpenHouse } from './house.ts';
import type { Person } from './vocabulary.ts';

/** Anna on a wide screen with keys, Ruth on a phone; one list. */
let house: OpenHouse;
let anna: Person;
let ruth: Person;
let salon: string;

const patience = { timeout: 30_000 };
const begun = ['Normal', 'Carry the slates', 'Count the slates', 'Stack the slates'];

beforeAll(async () => {
  house = await openHouse();
  anna = await house.foundedBy('Anna');
  salon = await anna.hasSalon('Mending the House');
  const link = await anna.hasInvited();
  ruth = await house.arrives('Ruth', 'narrow');
  await ruth.cameByLink(link);
  await anna.opensTheList(salon);
  await ruth.opensTheList(salon);
  await anna.writesDown('Carry the slates', 'Count the slates', 'Stack the slates');
  await ruth.task('Stack the slates').waitFor();
});
afterAll(() => house.close());

const row = (who: Person, text: string) => who.task(text).locator('[data-task]');

test('[P5] moved by keys within its priority, it stands there for both, and so it does when it goes back', async () => {
  await row(anna, 'Stack the slates').focus();
  await anna.page.keyboard.press('Alt+ArrowUp');
  const moved = ['Normal', 'Carry the slates', 'Stack the slates', 'Count the slates'];
  for (const person of [anna, ruth]) await expect.poll(() => person.readsTheList(), patience).toEqual(moved);
  await row(anna, 'Stack the slates').focus();
  await anna.page.keyboard.press('Alt+ArrowDown');
  for (const person of [anna, ruth]) await expect.poll(() => person.readsTheList(), patience).toEqual(begun);
});

test('[P5] on the board a card goes to the next column by keys, the other sees how far it is, and the view is in the address', async () => {
  await anna.presses('Show as a board');
  const card = anna.page.locator('[data-card]', { hasText: 'Carry the slates' });
  await anna.page.getByRole('region', { name: 'Pending' }).locator(card).focus();
  await anna.page.keyboard.press('Alt+ArrowRight');
  await anna.page.getByRole('region', { name: 'In progress' }).locator(card).waitFor();
  await ruth.task('Carry the slates').getByText('in progress').waitFor();
  expect(new URL(anna.page.url()).searchParams.get('view')).toBe('board');
  await anna.reloads();
  await anna.page.getByRole('region', { name: 'In progress' }).locator(card).focus();
  await anna.page.keyboard.press('Alt+ArrowLeft');
  await ruth.task('Carry the slates').getByText('in progress').waitFor({ state: 'detached' });
  await anna.presses('Show as a list');
});

test('[P5] several are chosen by keys and made urgent at once; one undo takes it back for all', async () => {
  await row(anna, 'Carry the slates').focus();
  await anna.page.keyboard.press('x');
  await anna.sees('1 chosen');
  await row(anna, 'Carry the slates').focus();
  await anna.page.keyboard.press('Shift+ArrowDown');
  await anna.sees('2 chosen');
  await anna.presses('Priority of all');
  await anna.page.getByRole('menuitem', { name: 'Urgent' }).click();
  const urgent = ['Urgent', 'Carry the slates', 'Count the slates', 'Normal', 'Stack the slates'];
  for (const person of [anna, ruth]) await expect.poll(() => person.readsTheList(), patience).toEqual(urgent);
  await anna.presses('Undo');
  for (const person of [anna, ruth]) await expect.poll(() => person.readsTheList(), patience).toEqual(begun);
});

test('[P5] what comes back each Thursday makes the next one once, though both tick it', async () => {
  await anna.writesDown('Sweep the steps each Thursday');
  const sweeping = ruth.task('Sweep the steps');
  await sweeping.getByText('each Thursday').last().waitFor();
  await Promise.all([anna.ticks('Sweep the steps'), ruth.ticks('Sweep the steps')]);
  const stands = async () => {
    const answer = await anna.page.request.get(`/api/spaces/${salon.split('/').pop()}/tasks`);
    const { tasks } = (await answer.json()) as { tasks: { text: string; status: string }[] };
    return tasks.filter(({ text }) => text.startsWith('Sweep')).map(({ status }) => status);
  };
  await expect.poll(stands, patience).toEqual(['completed', 'pending']);
  await expect.poll(() => sweeping.count(), patience).toBe(2);
  await anna.task('Sweep the steps').nth(1).waitFor();
  expect(await stands()).toEqual(['completed', 'pending']);
});

test('[P5] what nobody carries is taken on with one press, and the other sees who does it', async () => {
  await anna.writesDownFully('Find the weathercock', { 'Who does it': 'Anyone here' }, 'Important');
  const whole = await ruth.opensTask('Find the weathercock');
  await whole.getByRole('button', { name: 'I’ll do it' }).click();
  await whole.getByText('Ruth, you').waitFor();
  await ruth.presses('Close');
  const hers = await anna.opensTask('Find the weathercock');
  await hers.getByText('Ruth', { exact: true }).first().waitFor();
  expect(await hers.getByRole('button', { name: 'I’ll do it' }).count()).toBe(0);
});

/** Anna would like to see a picture of it done by Ruth. */
async function wantsToSee(text: string): Promise<void> {
  await anna.presses('Add details');
  const form = anna.page.getByRole('dialog', { name: 'A new task' });
  await form.getByLabel('What is to be done?').fill(text);
  await form.getByLabel('Who does it').selectOption({ label: 'Ruth' });
  await form.getByRole('switch', { name: 'A picture when it is done' }).click();
  await form.getByRole('button', { name: 'Write it down' }).click();
  await ruth.task(text).waitFor();
}
const painted = async (): Promise<Buffer> =>
  sharp({ create: { width: 320, height: 240, channels: 3, background: '#6d8a4f' } })
    .png()
    .toBuffer();

test('[P5] where a picture is wanted, ticking asks for one; with it the task is done, and whoever asked sees it', async () => {
  await wantsToSee('Paint the gate');
  await ruth.ticks('Paint the gate');
  const asked = ruth.page.getByRole('dialog', { name: 'A picture of it done' });
  await asked.getByText('Anna would like to see it').waitFor();
  const brings = (name: string, mimeType: string, buffer: Buffer) =>
    asked.getByLabel('Picture of it done').setInputFiles({ name, mimeType, buffer });
  await brings('gate.png', 'image/png', Buffer.from('no picture at all'));
  await asked.getByText('This is not a picture the house can open.').waitFor();
  await brings('gate.png', 'image/png', await painted());
  await asked.waitFor({ state: 'detached' });
  await anna.seesDone('Paint the gate');
  const whole = await anna.opensTask('Paint the gate');
  const shown = whole.getByRole('img', { name: 'Paint the gate, done' });
  await expect
    .poll(() => shown.evaluate((each) => (each as HTMLImageElement).naturalWidth), patience)
    .toBeGreaterThan(0);
});

test('[P5] [N3] a picture chosen without a way to the house waits here with its tick, and both arrive', async () => {
  await wantsToSee('Paint the shed');
  await ruth.goesOffline();
  await ruth.ticks('Paint the shed');
  const asked = ruth.page.getByRole('dialog', { name: 'A picture of it done' });
  const shed = { name: 'shed.png', mimeType: 'image/png', buffer: await painted() };
  await asked.getByLabel('Picture of it done').setInputFiles(shed);
  await asked.waitFor({ state: 'detached' });
  await ruth.seesDone('Paint the shed');
  expect(await anna.task('Paint the shed').getByRole('checkbox').getAttribute('aria-checked')).toBe('false');
  await ruth.comesBack();
  await anna.seesDone('Paint the shed');
  const whole = await anna.opensTask('Paint the shed');
  await whole.getByRole('img', { name: 'Paint the shed, done' }).waitFor();
});

test('[P5] [N3] steps and notes written without a way to the house, and another’s priority meanwhile, are all kept', async () => {
  await ruth.goesOffline();
  await ruth.changesTask('Count the slates', { Notes: 'Twice, by daylight.' });
  const whole = await ruth.opensTask('Count the slates');
  const step = whole.getByLabel('Add a step');
  await step.fill('The north side');
  await step.press('Enter');
  await whole.getByText('The north side').waitFor();
  await ruth.presses('Close');
  const hers = await anna.opensTask('Count the slates');
  await hers.getByLabel('Add a step').fill('The south side');
  await hers.getByLabel('Add a step').press('Enter');
  await anna.changesTask('Count the slates', {}, 'Urgent');
  await ruth.comesBack();
  await anna.task('Count the slates').getByText('0 of 2').waitFor({ timeout: 40_000 });
  await hers.getByText('Twice, by daylight.').first().waitFor();
  await hers.getByText('The north side').waitFor();
  await expect
    .poll(() => ruth.readsTheList(), { timeout: 40_000 })
    .toEqual(expect.arrayContaining(['Urgent', 'Count the slates']));
  await ruth.task('Count the slates').getByText('0 of 2').waitFor();
});

test('[P5] the filter lives in the address: opened again, it shows the same, and goes with one press', async () => {
  await anna.opens(`${salon}?tab=todo&words=weathercock`);
  await expect.poll(() => anna.readsTheList(), patience).toEqual(['Important', 'Find the weathercock']);
  await anna.presses('Show all again, not only “weathercock”');
  await anna.task('Count the slates').waitFor();
  expect(new URL(anna.page.url()).searchParams.get('words')).toBeNull();
});

test('[P1] [P5] across all salons one sees what the others have to do, where it lies, and then one’s own again', async () => {
  await ruth.opens('/tasks?whose=all');
  const theirs = ruth.task('Carry the slates');
  await theirs.getByText('Mending the House').waitFor();
  await anna.writesDown('Only for Anna to do');
  await ruth.task('Only for Anna to do').waitFor(patience);
  await ruth.page.getByLabel('Mine', { exact: true }).check({ force: true });
  await theirs.waitFor({ state: 'detached' });
  expect(new URL(ruth.page.url()).searchParams.get('whose')).toBeNull();
});
