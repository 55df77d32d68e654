import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type OpenHouse } from './house.ts';
import type { Person } from './vocabulary.ts';

let house: OpenHouse;
let anna: Person;
let ruth: Person;
let salon: string;

beforeAll(async () => {
  house = await openHouse();
  anna = await house.arrives('Anna');
  await anna.cameWithCode(house.server.architectCode);
  salon = await anna.hasSalon('Mending the House');
  ruth = await house.arrives('Ruth', 'narrow');
  await ruth.cameByLink(await anna.hasInvited());
});
afterAll(() => house.close());

const ourLines = 'Rows the ferry, mends nets, laughs late.';

test('[D1] a changed profile is seen on another person’s screen, as far as its owner lets it be', async () => {
  await ruth.opens('/you');
  await ruth.sees('level 1 of infinite levels');
  await ruth.page.getByRole('link', { name: 'Say a few lines' }).click();
  await ruth.landsAt('/you/profile');
  await ruth.fillsIn({
    'Called here': 'Ruth of the River',
    'Real name': 'Ruth Dekker',
    'A few lines': ourLines,
  });
  await ruth.page.getByRole('combobox', { name: 'my real name' }).selectOption('nobody');
  await ruth.presses(/^Keep it/);
  await ruth.sees('Your profile is kept');

  await anna.opens(`${salon}?tab=peeps`);
  await anna.presses(/Ruth of the River/);
  await anna.sees(ourLines);
  expect(await anna.page.getByText('Ruth Dekker').count()).toBe(0);
});

test('[D1] the preference decides where one lands', async () => {
  await ruth.opens('/you');
  await ruth.page.getByRole('radio', { name: 'My projects' }).check();
  await ruth.presses('Save Preference');
  await ruth.sees('Saved. From the next time on you land there.');
  await ruth.opens('/');
  await ruth.landsAt('/salons');
  await ruth.leavesTheHouse();
  await ruth.signsInAtTheDoor();
  await ruth.landsAt('/salons');
});

test('[E17] a save that fails keeps the words', async () => {
  await ruth.opens('/you/profile');
  await ruth.sees('A few lines');
  await ruth.fillsIn({ 'A few lines': 'Now I also bake.' });
  await ruth.goesOffline();
  await ruth.presses(/^Keep it/);
  await ruth.sees('Failed to save profile changes');
  expect(await ruth.typed('A few lines')).toBe('Now I also bake.');
  await ruth.comesBack();
  await ruth.presses(/^Keep it/);
  await ruth.sees('Your profile is kept');
});

test('[D4] one’s years are drawn on a screen of their own', async () => {
  await anna.opens('/you/figures');
  await anna.seesHeading('Your years');
  await expect
    .poll(() => anna.page.locator('.recharts-line-curve').count(), { timeout: 20_000 })
    .toBeGreaterThan(0);
  await anna.page.getByText('In numbers').first().click();
  await anna.sees('In numbers');
  expect(await anna.page.getByRole('table').count()).toBeGreaterThan(0);
});
