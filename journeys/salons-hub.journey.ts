import { newId } from '@kinsong/contract/common/ids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type OpenHouse } from './house.ts';
import type { Person } from './vocabulary.ts';

let house: OpenHouse;
let anna: Person;
let ruth: Person;
let salon: string;
let task: string;

beforeAll(async () => {
  house = await openHouse();
  anna = await house.foundedBy('Anna');
  const address = await anna.hasSalon('Mending the House');
  salon = address.split('/').at(-1) ?? '';
  const link = await anna.hasInvited();
  ruth = await house.arrives('Ruth', 'narrow');
  await ruth.cameByLink(link);
});
afterAll(() => house.close());

const card = (person: Person, name = 'Mending the House') => person.card(name).innerText();

test('[P1] a card’s numbers change for every member while they look at the hub', async () => {
  await ruth.opens('/salons');
  await expect.poll(() => card(ruth)).toContain('nothing to do yet');
  task = newId();
  const { request } = anna.page.context();
  const path = `/api/spaces/${salon}/tasks`;
  const made = await request.post(path, { data: { id: task, text: 'Borrow Piet’s long ladder' } });
  expect(made.ok(), await made.text()).toBe(true);
  await expect.poll(() => card(ruth), { timeout: 10_000 }).toContain('0 of 1');
  const ticked = await request.put(`/api/tasks/${task}`, { data: { status: 'completed' } });
  expect(ticked.ok(), await ticked.text()).toBe(true);
  await expect.poll(() => card(ruth), { timeout: 10_000 }).toContain('1 of 1');
  expect(await card(ruth)).toContain('100%');
});

test('[P1] New Project founds a salon with a template on a phone, and one stands in it', async () => {
  await ruth.opens('/salons');
  await ruth.presses('New Project');
  await ruth.fillsIn({ 'What is it about?': 'The north gable' });
  await ruth.page.getByRole('radio', { name: 'House repair' }).check();
  await ruth.presses('Open the salon');
  await ruth.page.waitForURL(/\/salon\//);
  await ruth.seesHeading('The north gable');
  await ruth.opens('/salons');
  await expect.poll(() => card(ruth, 'The north gable')).toContain('0 of 6');
});

test('[P1] Quick Guild founds a guild with a line; My Company is founded from its address and is then led to', async () => {
  await anna.opens('/salons');
  await anna.presses('Quick Guild');
  await anna.fillsIn({
    'What is the guild called?': 'Night Bakers',
    'Its vision, in one line': 'Bread at four.',
  });
  await anna.presses('Found the guild');
  await anna.page.waitForURL(/\/salon\//);
  await anna.opens('/salons');
  await expect.poll(() => card(anna, 'Night Bakers')).toMatch(/Guild[\s\S]*Bread at four\./);
  await anna.opens('/company');
  await anna.presses('Found your company’s salon');
  await anna.fillsIn({ 'What is it about?': 'Dekker & Daughter' });
  await anna.presses('Open the salon');
  await anna.seesHeading('Dekker & Daughter');
  const company = new URL(anna.page.url()).pathname;
  await anna.opens('/company');
  await anna.page.waitForURL(`**${company}`);
});

test('[P1] the manifesto is written at once by whoever wants to, with the name taken along', async () => {
  await anna.opens('/salons');
  await anna.presses('Quick Guild');
  await anna.fillsIn({ 'What is the guild called?': 'Early Risers' });
  await anna.presses('Write it now');
  await anna.page.waitForURL('**/guild/new');
  await expect.poll(() => anna.typed('Guild name')).toBe('Early Risers');
});

test('[P1] the bar leads to the words and the people of all salons', async () => {
  await anna.opens(`/salon/${salon}`);
  await anna.says('The roof is dry.');
  await ruth.opens('/salons');
  await ruth.page
    .getByRole('navigation', { name: 'In the salons' })
    .getByRole('link', { name: 'Messages' })
    .click();
  await ruth.page.waitForURL('**/salons/messages');
  const row = ruth.page.getByRole('list', { name: 'New to you' }).getByRole('link');
  await expect.poll(() => row.innerText()).toContain('Anna: The roof is dry.');
  await ruth.page.getByRole('link', { name: 'Peeps' }).click();
  await ruth.page.waitForURL('**/salons/peeps');
  const peeps = ruth.page.getByRole('list', { name: 'Peeps', exact: true });
  await expect.poll(() => peeps.innerText()).toMatch(/Anna\s+at home now\s+Mending the House/);
});

test('[P1] an archived salon stands apart and folded', async () => {
  const { request } = anna.page.context();
  await ruth.opens('/salons');
  await ruth.card('Mending the House').waitFor();
  await request.put(`/api/spaces/${salon}/archived`, { data: { archived: true } });
  await ruth.sees('Archived (1)');
  await ruth.card('Mending the House').waitFor({ state: 'hidden' });
  await ruth.page.getByText('Archived (1)').click();
  await ruth.card('Mending the House').waitFor();
});

test('[P1] without an answer the last known salons stand there, and Retry asks again', async () => {
  await ruth.callsByHttp();
  await ruth.page.route('**/api/spaces', (route) => route.fulfill({ status: 500, body: '{}' }));
  await ruth.opens('/salons');
  await ruth.sees('No answer from the house. This is what was last known.');
  await ruth.card('The north gable').waitFor();
  await ruth.page.unroute('**/api/spaces');
  await ruth.presses('Retry');
  await ruth.page.getByText('This is what was last known.').waitFor({ state: 'hidden' });
});
