import { errors } from '@kinsong/contract/common/errors.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenHouse } from './house.ts';
import { openForTwo } from './two-in-a-salon.ts';
import type { Person } from './vocabulary.ts';

let house: OpenHouse;
let anna: Person;
let ruth: Person;

beforeAll(async () => {
  ({ house, anna, ruth } = await openForTwo('Mending the House', 'Between these walls.'));
});
afterAll(() => house.close());

test('who is sent away sees the salon go at once, and keeps nothing of it', async () => {
  await anna.sendsAway(ruth);
  await ruth.sees('This salon is not shared with you');
  await ruth.seesNoMore('Between these walls.');
  expect(await ruth.keeps('Between these walls.')).toBe(false);
  await ruth.opens('/salons');
  await ruth.sees('Welcome to Project Salons');
});

test('no invitation brings them back until it is lifted, where the owner sees them; then one does', async () => {
  await anna.page.getByText('No invitation brings them back.').waitFor();
  const link = await anna.hasInvited();
  await ruth.opens(link);
  await ruth.presses('Accept it');
  await ruth.sees(errors['space.sentAway'].text);
  await ruth.seesNoMore('Ask for a new one if it keeps being refused.');
  await anna.page.getByRole('link', { name: 'Peeps' }).click();
  await anna.presses('Let back Ruth');
  await anna.sees('Ruth may come back');
  await anna.seesNoMore('Sent away');
  await ruth.presses('Accept it');
  await ruth.seesHeading('Mending the House');
  await ruth.hears('Between these walls.');
});

test('leaving the house ends the session and erases what this browser kept', async () => {
  expect(await anna.keeps('Between these walls.')).toBe(true);
  await anna.leavesTheHouse();
  expect(await anna.keeps('Between these walls.')).toBe(false);
  await anna.opens('/salons');
  await anna.page.waitForURL(/\/enter/);
});

test('what was not sent is asked about before it would be lost', async () => {
  await anna.signsIn();
  await anna.card('Mending the House').click();
  await anna.hears('Between these walls.');
  await anna.goesOffline();
  await anna.says('Not sent yet.');
  await anna.opensTheMenu();
  await anna.presses('Leave the house');
  await anna.sees('One thing was not sent');
  await anna.presses('Stay until it is sent');
  await anna.comesBack();
  await anna.seesNoMore(/Kept, and sent later|Sending/);
  await anna.leavesTheHouse();
});
