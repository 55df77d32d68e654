import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openHouse, type OpenHouse } from './house.ts';
import type { Person } from './vocabulary.ts';

/** Anna on a wide screen; Ruth and Kofi on phones, and Kofi is in a tunnel for a while. */
let house: OpenHouse;
let anna: Person;
let ruth: Person;
let kofi: Person;
let salon: string;

const patience = { timeout: 30_000 };

beforeAll(async () => {
  house = await openHouse();
  anna = await house.foundedBy('Anna');
  salon = await anna.hasSalon('Mending the House');
  const link = await anna.hasInvited(2);
  ruth = await house.arrives('Ruth', 'narrow');
  await ruth.cameByLink(link);
  kofi = await house.arrives('Kofi', 'narrow');
  await kofi.cameByLink(link);
});
beforeEach(async () => {
  for (const person of [anna, ruth, kofi]) await person.opens(`${salon}?tab=voting`);
});
afterAll(() => house.close());

const card = (who: Person, question: string): Locator =>
  who.page.getByRole('article').filter({ hasText: question });
const says = (who: Person, question: string, answer: string): Promise<void> =>
  card(who, question).getByRole('button', { name: answer, exact: true }).click();
const opensIt = (who: Person, question: string): Promise<void> =>
  card(who, question).getByRole('button', { name: question, exact: true }).click();

async function asks(who: Person, question: string, how: () => Promise<void>): Promise<void> {
  await who.presses('New vote');
  await who.page.getByLabel('What do you want to ask?').fill(question);
  await how();
  await who.presses('Open the vote to all three');
  await who.presses('All votes');
  await card(who, question).waitFor();
}

test('[P7] [N3] three vote, one of them in a tunnel; nothing is seen before the end, and what passed becomes a task', async () => {
  const roof = 'Give the roof to Bram';
  await asks(anna, roof, async () => {
    await anna.presses('Add what it does');
    await anna.page.getByRole('menuitem', { name: 'A task' }).click();
    await anna.page.getByLabel('What is to be done?').fill('Order the slates');
    await anna.page.getByLabel('Who does it').selectOption({ label: 'Ruth' });
  });
  for (const person of [ruth, kofi]) await card(person, roof).getByText('Not yet heard').waitFor();

  await kofi.goesOffline();
  await says(kofi, roof, 'Yes');
  await card(kofi, roof).getByText('Kept on this device').waitFor();
  await says(ruth, roof, 'No');
  await card(anna, roof).getByText('1 of 3 voted').waitFor();
  await says(ruth, roof, 'Yes');
  await card(ruth, roof).getByText('You said yes').waitFor();
  await says(anna, roof, 'Yes');
  await card(ruth, roof).getByText('2 of 3 voted').waitFor();
  expect(await card(ruth, roof).innerText()).not.toMatch(/\d yes/);

  await kofi.comesBack();
  await card(anna, roof).getByText('3 of 3 voted').waitFor();
  await opensIt(anna, roof);
  await anna.presses('All have voted: close it');
  await anna.presses('Close it');
  await anna.sees('It is agreed');
  for (const person of [ruth, kofi]) {
    await card(person, roof).getByText('Carried').waitFor();
    await card(person, roof).getByText('3 yes').waitFor();
  }
  await opensIt(ruth, roof);
  await ruth.sees('What you said before');
  await ruth.page.getByRole('link', { name: /Order the slates/ }).click();
  await ruth.page.getByRole('dialog', { name: 'Order the slates' }).waitFor();
});

test('[P7] three put choices in order by keys; the rounds are shown, and what was decided is written', async () => {
  const sleep = 'Where do we all sleep?';
  const choices = ['At Ruth’s', 'In the barn', 'Here with soup'];
  await asks(anna, sleep, async () => {
    await anna.page.getByRole('radio', { name: 'Rank them' }).check({ force: true });
    await anna.page.getByLabel('Choice 1', { exact: true }).fill(choices[0] ?? '');
    await anna.page.keyboard.press('Enter');
    await anna.page.keyboard.type(choices[1] ?? '');
    await anna.page.keyboard.press('Enter');
    await anna.page.keyboard.type(choices[2] ?? '');
  });
  for (const [person, first] of [
    [anna, 'In the barn'],
    [ruth, 'At Ruth’s'],
    [kofi, 'In the barn'],
  ] as const) {
    await card(person, sleep).getByRole('button', { name: 'Put them in order' }).click();
    const grip = person.page.getByRole('button', { name: `Move ${first} with the arrow keys` });
    if (first !== choices[0]) {
      await grip.focus();
      await person.page.keyboard.press('ArrowUp');
    }
    await person.presses('Cast this order');
    await person.page.getByRole('button', { name: 'This is your order' }).waitFor();
  }
  await anna.presses('All have voted: close it');
  await anna.presses('Close it');
  await anna.sees('It will be: In the barn');
  await ruth.sees('Round one');
  await anna.presses('Write what was decided');
  await anna.page.getByLabel('In your words').fill('We take the barn, and everyone brings a blanket.');
  await anna.presses('Write it down');
  await ruth.sees('We take the barn, and everyone brings a blanket.');
});

test('[P7] what is cast without a name says that it is final, and stays so over a reload', async () => {
  const boat = 'Sell the boat?';
  await asks(anna, boat, () =>
    anna.page.getByRole('switch', { name: 'Without names, for good' }).check({ force: true }),
  );
  await says(ruth, boat, 'No');
  await ruth.page.getByRole('dialog', { name: 'Final once cast' }).waitFor();
  await ruth.presses('Cast it');
  await card(ruth, boat).getByText('You have voted, and that is final.').waitFor();
  await card(anna, boat).getByText('1 of 3 voted').waitFor();
  await ruth.reloads();
  await card(ruth, boat).getByText('You have voted, and that is final.').waitFor();
  expect(await card(ruth, boat).getByRole('button', { name: 'Yes', exact: true }).count()).toBe(0);
});

test('[P7] whoever will be away lets another vote for them; voting oneself ends it, and all see both', async () => {
  const door = 'Paint the door green?';
  await asks(anna, door, async () => {});
  await opensIt(kofi, door);
  await kofi.presses('Away until then? Let somebody vote for you');
  await kofi.page.getByLabel('Who votes in your place?').selectOption({ label: 'Anna' });
  await kofi.presses('Give them my voice');
  await opensIt(anna, door);
  const his = anna.page.getByRole('group', { name: 'Kofi’s voice, which you carry' });
  await his.getByRole('button', { name: 'No', exact: true }).click();
  await kofi.sees('1 of 3 voted');
  await kofi.page
    .getByRole('group', { name: 'Your voice' })
    .getByRole('button', { name: 'Yes', exact: true })
    .click();
  await anna.sees(/Kofi gave Anna their voice today, and is back/);
  await expect.poll(() => his.count(), patience).toBe(0);
  await anna.sees('1 of 3 voted');
});
