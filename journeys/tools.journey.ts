import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type OpenHouse } from './house.ts';
import type { Person } from './vocabulary.ts';

let house: OpenHouse;
let ada: Person;
let noor: Person;

beforeAll(async () => {
  house = await openHouse();
  ada = await house.foundedBy('Ada');
  await ada.hasSalon('Mending the House');
  const link = await ada.hasInvited(1);
  noor = await house.arrives('Noor', 'narrow');
  await noor.cameByLink(link);
});
afterAll(() => house.close());

test('[O10] a super user puts a card on an empty shelf, and somebody else finds it there', async () => {
  await noor.opens('/tools');
  await noor.sees('This shelf is still empty');
  await ada.opens('/tools');
  await ada.fillsIn({
    Name: 'Slow Breath',
    'What it is for, at most 90 letters': 'A line to breathe along.',
    'Address, empty means Coming Soon': 'slowbreath.example',
  });
  await ada.presses('Keep the card');
  await ada.sees('Slow Breath is on its shelf');
  await noor.reloads();
  const link = noor.page.getByRole('link', { name: /^Visit Live/ });
  expect(await link.getAttribute('href')).toBe('https://slowbreath.example');
  expect(await noor.page.getByRole('button', { name: /^Edit/ }).count()).toBe(0);
});

test('[O10] the super user changes it on the page itself, and the other reads the new words', async () => {
  await ada.fillsIn({
    'What it is for, at most 90 letters': 'For the bus and the bathroom.',
    'Address, empty means Coming Soon': '',
  });
  await ada.presses('Keep the card');
  await noor.reloads();
  await noor.sees('For the bus and the bathroom.');
  await noor.page.getByRole('button', { name: /^Coming Soon/ }).click();
  await noor.sees('Slow Breath is not open yet. Its door will be here.');
});

test('[O10] a tab has an address, and back leads to the one before', async () => {
  await noor.page.getByRole('tab', { name: 'Venture and investment' }).click();
  await noor.page.waitForURL(/\/tools\?tab=venture$/);
  await noor.sees('This shelf is still empty');
  await noor.page.goBack();
  await noor.sees('For the bus and the bathroom.');
  await noor.opens('/about?tab=why&from=evening');
  await noor.sees('somebody would notice');
  await noor.page.getByRole('tab', { name: 'Overview' }).click();
  await noor.page.waitForURL(/\/about\?tab=overview&from=evening$/);
  await noor.page.getByRole('link', { name: 'ToolFed Apps & Partners' }).click();
  await noor.landsAt('/tools');
});
