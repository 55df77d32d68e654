import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type OpenHouse } from './house.ts';
import type { Person } from './vocabulary.ts';

const about = 'The money for the roof, and who decides what gets mended first';
const annas = 'I go up there at night when the ceiling drips.';
const ruths = 'I offered three times, and the door stayed shut.';

let house: OpenHouse;
let anna: Person;
let ruth: Person;
let kofi: Person;
let exchange: string;

beforeAll(async () => {
  house = await openHouse();
  anna = await house.foundedBy('Anna');
  await anna.hasSalon('Mending the House');
  const link = await anna.hasInvited(2);
  [ruth, kofi] = await Promise.all([house.arrives('Ruth', 'narrow'), house.arrives('Kofi', 'narrow')]);
  await ruth.cameByLink(link);
  await kofi.cameByLink(link);
});
afterAll(() => house.close());

test('[G11] somebody is asked for an exchange, is told so by the house, and comes by its link', async () => {
  await ruth.opensMairy();
  exchange = await anna.asksForAnExchange(about, 'Ruth');
  await ruth.sees('Anna asks you for a perspective swap');
  await ruth.page.getByRole('link', { name: 'Go on with it' }).click();
  await ruth.seesHeading('You and Anna');
  await ruth.seesTheMatter(about);
});

test('[G11] neither reads before both have told; what one typed outlives a reload and a lost connection', async () => {
  const field = 'Tell how you see it';
  await ruth.fillsIn({ [field]: ruths });
  await ruth.reloads();
  await expect.poll(() => ruth.typed(field)).toBe(ruths);
  await anna.tellsTheirSide(annas);
  await anna.sees('Your part is done for now.');
  await ruth.sees('Anna has');
  expect(await ruth.page.getByRole('main').innerText()).not.toContain(annas);
  await ruth.goesOffline();
  await ruth.presses('That is how I see it');
  await ruth.sees('Your words are below.');
  expect(await ruth.typed(field)).toBe(ruths);
  await ruth.comesBack();
  await ruth.presses('That is how I see it');
  await ruth.sees(annas);
  await anna.sees(ruths);
  await anna.reloads();
  await anna.sees(ruths);
});

test('[G11] each says back until the other agrees, and what the other does meanwhile takes no word that one is typing', async () => {
  const field = 'Say back what you heard from Ruth';
  await anna.fillsIn({ [field]: 'You offered, and I shut the door' });
  await ruth.saysBack('Anna', 'You are angry about the money.');
  await anna.sees('Ruth heard');
  await anna.presses('Not quite');
  await anna.fillsIn({ 'What is still missing?': 'Not the money. That nobody saw.' });
  await anna.presses('This is missing');
  await ruth.sees('Not the money. That nobody saw.');
  await expect.poll(() => anna.typed(field)).toBe('You offered, and I shut the door');
  await ruth.saysBack('Anna', 'You went up there and nobody saw it.');
  await anna.presses('Yes, that is what I meant');
  await expect.poll(() => anna.typed(field)).toBe('You offered, and I shut the door');
  await anna.presses('This is what I heard');
  // While one waits, what one read and what one made of it stay before one's eyes.
  await anna.sees('You said back');
  await anna.sees(ruths);
  await ruth.sees('Anna heard');
  await ruth.presses('Yes, that is what I meant');
});

test('[G11] then both read everything, and what the guide sees in both; it is finished when both have', async () => {
  for (const person of [anna, ruth]) {
    for (const words of [annas, ruths, 'You offered, and I shut the door', 'nobody saw it'])
      await person.sees(words);
    await person.page.getByRole('region', { name: 'What Mairy sees in both' }).waitFor();
  }
  await anna.presses('I have read it');
  await anna.sees('It is finished when Ruth has read it too.');
  await ruth.reloads();
  await ruth.presses('I have read it');
  for (const person of [anna, ruth]) {
    const read = person.page.getByRole('listitem').filter({ hasText: 'Read' });
    await read.getByText('both').waitFor();
    await person.opens('/mairy/swap');
    await person.page.getByRole('link', { name: about }).getByText('Finished').waitFor();
  }
});

test('[G11] nobody else finds it, neither in a list nor by its address', async () => {
  await kofi.opens(exchange);
  await kofi.sees('There is nothing here');
  expect(await kofi.page.getByRole('main').innerText()).not.toContain('roof');
  await kofi.opens('/mairy/swap');
  await kofi.page.getByRole('button', { name: 'Begin an exchange' }).waitFor();
  expect(await kofi.page.getByRole('list', { name: 'Your exchanges' }).count()).toBe(0);
});

test('[G11] with the guide alone it is told, said back by the guide, and read', async () => {
  await kofi.asksForAnExchange('The empty chair', 'Mairy, the guide');
  await kofi.tellsTheirSide('My brother does not come any more, and I miss him.');
  await kofi.sees('Mairy heard');
  await kofi.sees(/your brother does not come any more, and you miss him/);
  await kofi.presses('Yes, that is what I meant');
  await kofi.saysBack('Mairy', 'You ask what he carried.');
  await kofi.page.getByRole('region', { name: 'What Mairy sees in both' }).waitFor();
  await kofi.presses('I have read it');
  await kofi.page.getByRole('listitem').filter({ hasText: 'Read' }).getByText('both').waitFor();
});

test('[G11] one is asked before one leaves, and then it is over for both', async () => {
  const left = await anna.asksForAnExchange('Whose turn it is with Oma', 'Kofi');
  await kofi.opens(left);
  await kofi.seesTheMatter('Whose turn it is with Oma');
  await anna.presses('Leave this exchange');
  const question = anna.page.getByRole('dialog', { name: 'Leave this exchange?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await question.waitFor({ state: 'detached' });
  await anna.page.getByLabel('Tell how you see it').waitFor();
  await anna.presses('Leave this exchange');
  await question.getByRole('button', { name: 'Leave it' }).click();
  for (const person of [anna, kofi]) await person.sees('This exchange was ended early.');
});

test('nothing in all this made the browser complain', () => {
  for (const { complaints } of [anna, ruth, kofi])
    expect(complaints.filter((words) => !/net::|WebSocket|Failed to load/.test(words))).toEqual([]);
});
