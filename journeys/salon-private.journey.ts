import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type OpenHouse } from './house.ts';
import { password } from './verbs/someone.ts';
import type { Person } from './vocabulary.ts';

/** Anna owns a private salon, Ruth is a member on a phone; Piet is in the house only, and Noor is nowhere yet. */
let house: OpenHouse;
let anna: Person;
let ruth: Person;
let piet: Person;
let salon: string;
let link: string;

beforeAll(async () => {
  house = await openHouse();
  anna = await house.foundedBy('Anna');
  const elsewhere = await anna.hasInvitedTo('The Square');
  salon = await anna.hasSalon('A song for Noor');
  link = await anna.hasInvited(3);
  ruth = await house.arrives('Ruth', 'narrow');
  await isIt(ruth, '12:00Z');
  await ruth.cameByLink(link);
  piet = await house.arrives('Piet', 'narrow');
  await piet.cameByLink(elsewhere);
});
afterAll(() => house.close());

/** Today, by the clock of their page: 21:00Z is night where they live, summer and winter, and 06:00Z is morning. */
const isIt = (who: Person, time: string) =>
  who.page.clock.setFixedTime(new Date(`${new Date().toISOString().slice(0, 10)}T${time}`));
const led = (who: Person, name: string) => who.page.getByRole('link', { name, exact: true });
/** The message to which a row led. */
const ledTo = (who: Person) => who.page.locator('article[aria-current="location"]');

test('[P10] [E28] whoever may not enter reads Project Salon Access, with both ways back', async () => {
  await piet.opens(salon);
  await piet.seesHeading('Project Salon Access');
  await piet.sees('This salon is not shared with you');
  await led(piet, 'Return to Landing').click();
  await piet.landsAt('/');
  await piet.opens(salon);
  await led(piet, 'Return to the guide conversation').click();
  await piet.landsAt('/mairy');
  await piet.opens('/salon');
  await piet.seesHeading('Project Salon Access');
  await piet.sees('No salon is open');
});

test('[P10] a link of the salon carries its code behind the #, and a member comes in by it as they are', async () => {
  expect(new URL(link).pathname).toBe(salon);
  expect(new URL(link).hash).toMatch(/^#\d{12}$/);
  await ruth.opens('/salons');
  await ruth.opens(link);
  await ruth.seesHeading('A song for Noor');
  expect(new URL(ruth.page.url()).hash).toBe('');
  const kept = () => ruth.page.evaluate(() => JSON.stringify(sessionStorage));
  await expect.poll(kept).not.toContain(new URL(link).hash.slice(1));
});

test('[P10] a stranger with the code is asked once and is in, without one may knock where the salon is found', async () => {
  await anna.wantsWithSalon('Settings');
  const everyone = anna.page.getByRole('radio', { name: /^Everyone in the house/ });
  await everyone.click();
  await expect.poll(() => everyone.isChecked()).toBe(true);
  await anna.presses('Close');
  await piet.opens(salon);
  await piet.sees('A song for Noor');
  await piet.presses('Ask to come in');
  await piet.sees('You have knocked.');
  // At the door already: nothing of the address changes but what follows the #.
  await piet.opens(link);
  await piet.sees('You came with an invitation to this salon.');
  expect(new URL(piet.page.url()).hash).toBe('');
  await piet.presses('Accept it');
  await piet.seesHeading('A song for Noor');
});

test('[P10] someone signed out with a code in the fragment comes in by the door and lands in the salon', async () => {
  const asked: string[] = [];
  const noor = await house.arrives('Noor', 'narrow');
  noor.page.on('request', (request) => asked.push(request.url()));
  await noor.opens(link);
  await noor.page.waitForURL(/\/enter\?/);
  const code = new URL(link).hash.slice(1);
  expect(noor.page.url()).not.toContain(code);
  await noor.presses('Create');
  expect((await noor.typed('Invitation code')).replaceAll('-', '')).toBe(code);
  await noor.fillsIn({ Name: 'Noor', 'E-mail or cell phone': noor.email, Password: password });
  await noor.presses('Enter the Game');
  await noor.settlesIn();
  await noor.seesHeading('A song for Noor');
  expect(new URL(noor.page.url()).pathname).toBe(salon);
  expect(asked.map((url) => url.split('#')[0]).filter((url) => url?.includes(code))).toEqual([]);
  await noor.closesTheBrowser();
});

test('[P10] [K28] the summary tells what was decided and is open, and each row leads to its message', async () => {
  await anna.says('The accordion plays again, except the F.');
  await anna.says('Then we decided on nine songs without an F.');
  await anna.says('Who fetches the children of Kofi?');
  await anna.says('The lanterns lie in the shed behind the accordion.');
  await ruth.hears('The lanterns lie in the shed');
  await ruth.presses('Summary');
  const sheet = ruth.page.getByRole('dialog', { name: 'Summary' });
  await sheet.getByText('No model read this.').waitFor();
  await sheet.getByRole('list', { name: 'Decided' }).getByText('nine songs without an F').waitFor();
  await sheet.getByRole('list', { name: 'Still open' }).getByRole('link').click();
  await sheet.waitFor({ state: 'detached' });
  await expect.poll(() => ledTo(ruth).allInnerTexts()).toEqual([expect.stringContaining('Who fetches')]);
});

test('[P10] [K27] what is asked in a sentence is found among what was said and to be done', async () => {
  await ruth.presses('Find');
  const sheet = ruth.page.getByRole('dialog', { name: 'Find in this salon' });
  await sheet.getByLabel('What are you looking for?').fill('Where do the lanterns lie?');
  await ruth.page.keyboard.press('Enter');
  await sheet.getByText('One thing in A song for Noor holds your words.').waitFor();
  await sheet.getByRole('button', { name: /^The lanterns lie in the shed/ }).click();
  await sheet.waitFor({ state: 'detached' });
  await expect.poll(() => ledTo(ruth).allInnerTexts()).toEqual([expect.stringContaining('The lanterns lie')]);
});

test('[P10] [K29] the Night Council is there when it turns night and gone in the morning, and stands in no salon', async () => {
  const council = ruth.page.getByRole('button', { name: 'Night Council', exact: true });
  const turns = async (time: string) => {
    await isIt(ruth, time);
    await ruth.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  };
  expect(await council.count()).toBe(0);
  await turns('21:00Z');
  await council.click();
  await ruth.fillsIn({ 'Write to Mairy': 'I lie awake about the song' });
  await ruth.presses('Send');
  const night = ruth.page.getByRole('dialog', { name: 'Night Council' });
  await night.getByRole('listitem').nth(1).waitFor();
  await ruth.page.keyboard.press('Escape');
  await night.waitFor({ state: 'detached' });
  expect(await anna.message('I lie awake').count()).toBe(0);
  expect(await ruth.message('I lie awake').count()).toBe(0);
  await turns('06:00Z');
  await council.waitFor({ state: 'detached' });
});

test('[P10] Mairy goes from the salon at one press, for oneself alone', async () => {
  await ruth.page.getByRole('switch', { name: 'Mairy' }).click();
  await expect.poll(() => ruth.page.getByRole('button', { name: 'Summary' }).count()).toBe(0);
  expect(await anna.page.getByRole('button', { name: 'Summary' }).count()).toBe(1);
});
