import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type OpenHouse } from './house.ts';
import type { Screen } from './verbs/someone.ts';
import type { Person } from './vocabulary.ts';

let house: OpenHouse;
let anna: Person;
const read = 'Between these walls.';
const patiently = { timeout: 20_000 };

beforeAll(async () => {
  house = await openHouse();
  anna = await house.foundedBy('Anna');
  await anna.hasSalon('Mending the House');
  await anna.says(read);
});
afterAll(() => house.close());

/** Anna once more, in a browser that has read the salon. */
async function arrivesAgain(screen: Screen): Promise<Person> {
  const again = await house.arrives('Anna', screen);
  await again.signsIn();
  await again.card('Mending the House').click();
  await again.hears(read);
  await expect.poll(() => again.keeps(read), patiently).toBe(true);
  return again;
}

/** The page is closed, and meanwhile all other devices are signed out from another one. */
async function isSignedOutMeanwhile(person: Person): Promise<void> {
  await person.page.goto('about:blank');
  const answer = await anna.page.request.delete('/api/auth/sessions');
  const { ended } = (await answer.json()) as { ended: number };
  expect(ended).toBeGreaterThanOrEqual(1);
}

test.each(['wide', 'narrow'] as const)(
  'on a %s screen, what was read is gone when it is opened again; the door knows the name',
  async (screen) => {
    const other = await arrivesAgain(screen);
    await isSignedOutMeanwhile(other);
    await other.opens('/salons');
    await other.page.waitForURL(/\/enter\?to=/);
    await expect.poll(() => other.typed('E-mail or cell phone'), patiently).toBe(anna.email);
    expect(await other.keeps(read)).toBe(false);
    await other.closesTheBrowser();
  },
);

test('who comes straight to the door has nothing kept behind it either', async () => {
  const other = await arrivesAgain('narrow');
  await isSignedOutMeanwhile(other);
  await other.opens('/enter');
  await other.presses('Login');
  expect(await other.typed('E-mail or cell phone')).toBe(anna.email);
  await expect.poll(() => other.keeps(read), patiently).toBe(false);
  await other.closesTheBrowser();
});

/** Wrote something without a connection, and is signed out before it could be sent. */
async function isSignedOutWithWords(words: string): Promise<Person> {
  const other = await arrivesAgain('wide');
  await other.goesOffline();
  await other.says(words);
  await other.sees('Kept, and sent later');
  await isSignedOutMeanwhile(other);
  await other.comesBack();
  await other.opens('/salons');
  await other.sees('You were signed out');
  await other.sees('One thing you wrote is kept on this device');
  expect([await other.keeps(read), await other.keeps(words)]).toEqual([false, true]);
  return other;
}

test('words that were not sent stay, and are sent once their writer signs in again', async () => {
  const other = await isSignedOutWithWords('To be sent.');
  await other.page.getByRole('link', { name: 'Sign in again' }).click();
  await other.signsIn();
  await anna.hears('To be sent.');
  await other.closesTheBrowser();
});

test('words that were not sent go when their writer says so', async () => {
  const other = await isSignedOutWithWords('To be discarded.');
  await other.presses('Discard it');
  await other.page.waitForURL(/\/enter/);
  expect(await other.keeps('To be discarded.')).toBe(false);
  await other.closesTheBrowser();
});
