import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type OpenHouse } from './house.ts';
import type { Person } from './vocabulary.ts';

/** Anna, who came first, goes by keys on a wide screen; and again with a finger on her phone. */
let house: OpenHouse;
let anna: Person;

const patience = { timeout: 20_000 };

beforeAll(async () => {
  house = await openHouse();
  anna = await house.foundedBy('Anna');
});
afterAll(() => house.close());

const item = (who: Person, name: string) =>
  who.page.getByRole('treeitem', { name: new RegExp(`^${name}\\b`) }).filter({ visible: true });

async function founds(what: string, name: string): Promise<void> {
  await anna.page
    .getByRole('button', { name: new RegExp(`^Create ${what}`) })
    .first()
    .click();
  const sheet = anna.page.getByRole('dialog', { name: /^(Something new|New in)/ });
  await sheet.getByLabel(`What is the ${what.toLowerCase()} called?`).fill(name);
  await sheet.getByRole('button', { name: `Create ${what}`, exact: true }).click();
  await sheet.waitFor({ state: 'detached' });
  await item(anna, name).first().waitFor();
}

const heading = (who: Person, name: string) => who.page.getByRole('heading', { name, exact: true, level: 2 });

test('[X1] who keeps the planet founds a hamlet, a family in it and a project in that, each a turn further in', async () => {
  await anna.opens('/organiser');
  await founds('Hamlet', 'Riverbend');
  await item(anna, 'Riverbend').focus();
  await anna.page.keyboard.press('Enter');
  await heading(anna, 'Riverbend').waitFor();
  await founds('Family', 'The Dekkers');
  await item(anna, 'The Dekkers').focus();
  await anna.page.keyboard.press('Enter');
  await heading(anna, 'The Dekkers').waitFor();
  await founds('Project', 'Mending the House');
  const path = anna.page.getByRole('navigation', { name: 'Where you are' });
  for (const step of ['Planet', 'Riverbend', 'The Dekkers'])
    await path.getByRole('link', { name: step, exact: true }).waitFor();
  expect(anna.complaints).toEqual([]);
});

test('[X1] Escape and the browser’s back lead out again, and a level has an address of its own', async () => {
  await item(anna, 'Mending the House').focus();
  await anna.page.keyboard.press('Escape');
  await heading(anna, 'Riverbend').waitFor();
  const address = anna.page.url();
  await anna.page.keyboard.press('Escape');
  await item(anna, 'Riverbend').waitFor();
  await anna.goesBack();
  await heading(anna, 'Riverbend').waitFor();
  expect(anna.page.url()).toBe(address);
  await anna.reloads();
  await heading(anna, 'Riverbend').waitFor();
});

test('[X2] a project opens with its five tabs, each the salon’s own', async () => {
  await item(anna, 'The Dekkers').focus();
  await anna.page.keyboard.press('Enter');
  await heading(anna, 'The Dekkers').waitFor();
  await item(anna, 'Mending the House').click();
  await anna.seesHeading('Mending the House');
  const tabs = anna.page.getByRole('navigation', { name: 'In this project' });
  await expect
    .poll(() => tabs.getByRole('link').allInnerTexts(), patience)
    .toEqual(['Messages', 'Tasks', 'Calendar', 'Team', 'Consensus']);
  await anna.says('Seen. Two thirds of a peace.');
  for (const [tab, sign] of [
    ['Calendar', /Nothing is planned|New event|today/i],
    ['Team', /Leave this salon/],
    ['Consensus', /decide|vote/i],
  ] as const) {
    await tabs.getByRole('link', { name: tab }).click();
    await anna.sees(sign);
  }
});

test('[X3] a task says what it came from in 40 characters, and its edit sets any of four statuses and P1 to P4', async () => {
  const space = new URL(anna.page.url()).pathname.split('/').at(-1);
  const words = 'When it rains I put the soup pot under it, and the pan.';
  const made = await anna.page.request.post(`/api/projects/${space}/tasks/with-origin`, {
    data: { text: 'Ask Bram about the roof', priority: 'P1', origin_type: 'manual', origin_text: words },
  });
  expect(made.ok(), await made.text()).toBe(true);
  await anna.page
    .getByRole('navigation', { name: 'In this project' })
    .getByRole('link', { name: 'Tasks' })
    .click();
  const card = anna.page.locator('[data-card]', { hasText: 'Ask Bram about the roof' });
  await card.getByText('P1 Urgent').waitFor();
  await card.getByText('When it rains I put the soup pot under i...').waitFor();
  await anna.page.getByRole('checkbox', { name: 'Ask Bram about the roof' }).click();
  await anna.page.getByRole('region', { name: 'Completed' }).locator(card).waitFor();
  await anna.page.getByRole('checkbox', { name: 'Ask Bram about the roof' }).click();
  await anna.page.getByRole('region', { name: 'Pending' }).locator(card).click();
  await anna.presses('Change');
  const sheet = anna.page.getByRole('dialog', { name: 'Change this task' });
  await sheet.getByRole('radiogroup', { name: 'Where is it now?' }).getByText('Blocked').click();
  await sheet.getByText('P2 High', { exact: true }).click();
  await sheet.getByRole('button', { name: 'Save' }).click();
  await sheet.waitFor({ state: 'detached' });
  await anna.presses('Close');
  const blocked = anna.page.getByRole('region', { name: 'Blocked' }).locator(card);
  await blocked.getByText('P2 High').waitFor();
});

test('[X3] the directory knows who is here and who is in this project; the menu leads to oneself', async () => {
  const dialog = anna.page.getByRole('dialog', { name: 'People' });
  await anna.presses('People');
  await dialog.getByText('Anna, you').waitFor();
  await dialog.getByText('in this project').waitFor();
  await dialog.getByText('1 of 1 here now').waitFor();
  await anna.page.keyboard.press('Escape');
  await anna.opensTheMenu();
  await anna.page.getByRole('link', { name: 'You', exact: true }).waitFor();
  const presence = anna.page.getByRole('switch', { name: 'Others see when I am here' });
  await presence.click();
  await anna.sees('You read as away, everywhere.');
});

test('[X1] on a phone a finger goes down from the planet into the project, and the arrow leads up', async () => {
  const phone = await house.arrives('Anna', 'narrow');
  await phone.isSignedIn();
  await phone.opens('/organiser');
  await item(phone, 'Riverbend').tap();
  await heading(phone, 'Riverbend').waitFor();
  await item(phone, 'The Dekkers').tap();
  await heading(phone, 'The Dekkers').waitFor();
  await item(phone, 'Mending the House').tap();
  await phone.seesHeading('Mending the House');
  await phone.page.getByRole('link', { name: 'Tasks' }).tap();
  await phone.page.getByRole('group', { name: 'Status' }).getByText('Blocked').tap();
  await phone.page.locator('[data-card]', { hasText: 'Ask Bram about the roof' }).waitFor();
  await phone.page.getByRole('link', { name: 'Up to The Dekkers' }).tap();
  await heading(phone, 'The Dekkers').waitFor();
  expect(phone.complaints).toEqual([]);
});

test('[E26] without a line the level that was seen before is shown as last known, with Retry', async () => {
  await anna.callsByHttp();
  await anna.opens('/organiser');
  await item(anna, 'Riverbend').waitFor();
  await anna.page.route('**/api/organiser**', (route) => route.abort());
  await anna.reloads();
  await anna.sees('This is what was last known.');
  await item(anna, 'Riverbend').waitFor();
  await anna.page.unroute('**/api/organiser**');
  await anna.presses('Retry');
  await anna.seesNoMore('This is what was last known.');
});
