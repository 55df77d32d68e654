import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHouse, type OpenHouse } from './house.ts';
import { password } from './verbs/someone.ts';
import type { Person } from './vocabulary.ts';

let house: OpenHouse;
let anna: Person;
const fresh = 'bread and a little salt';
const pears = 'The cellar smells of pears, and nobody knows.';
const heron = 'Nobody up but the heron and me.';

beforeAll(async () => {
  // Browsers know passkeys under names, not under numbers.
  house = await openHouse({}, 'localhost');
  anna = await house.foundedBy('Anna');
});
afterAll(() => house.close());

const page = 'What nobody else need know';

async function writes(person: Person, words: string): Promise<void> {
  await person.page.getByPlaceholder(page).fill(words);
  await person.presses('Keep this page');
  await expect.poll(() => person.page.getByPlaceholder(page).inputValue(), { timeout: 20_000 }).toBe('');
  await person.sees(words);
}

async function opensIt(person: Person, typed: string): Promise<void> {
  await person.fillsIn({ 'Your password, once more': typed });
  await person.presses('Open my journal');
}

async function carriesAway(person: Person, form: string): Promise<string> {
  await person.presses('More for your journal');
  const [file] = await Promise.all([
    person.page.waitForEvent('download'),
    person.page.getByRole('menuitem', { name: `Carry it away as ${form}` }).click(),
  ]);
  return readFile(await file.path(), 'utf8');
}

describe.each(['wide', 'narrow'] as const)('the secret journal on a %s screen', (screen) => {
  test('[D5] is written, opened again after a reload, searched, carried away, and follows the password', async () => {
    await anna.hasSalon(`For Ruth, ${screen}`);
    const ruth = await house.arrives(`Ruth${screen}`, screen);
    await ruth.cameByLink(await anna.hasInvited());
    await ruth.opens('/you/journal');
    await ruth.seesHeading('Secret journal');
    await ruth.fillsIn({ 'Your password, once more': password });
    await ruth.presses('Begin my journal');
    await writes(ruth, pears);
    await writes(ruth, heron);

    await ruth.reloads();
    await ruth.sees('2 pages, the last today');
    await ruth.seesNoMore(pears);
    await opensIt(ruth, 'a lamp in the cellar');
    await ruth.isTold('Your password, once more', 'This password does not open it.');
    await opensIt(ruth, password);
    await ruth.sees(pears);

    await ruth.fillsIn({ 'Search your pages': 'heron' });
    await ruth.sees('One page');
    await ruth.seesNoMore(pears);
    await ruth.fillsIn({ 'Search your pages': '' });
    const markdown = await carriesAway(ruth, 'Markdown');
    expect(markdown.indexOf(pears)).toBeLessThan(markdown.indexOf(heron));
    const { pages } = JSON.parse(await carriesAway(ruth, 'JSON')) as { pages: { words: string }[] };
    expect(pages.map(({ words }) => words)).toEqual([pears, heron]);

    await ruth.opens('/account');
    await ruth.fillsIn({ 'The password you have now': password, 'New password': fresh });
    await ruth.presses('Keep this password');
    await ruth.sees('Your new password works from now on.');
    await ruth.opens('/you/journal');
    await opensIt(ruth, password);
    await ruth.isTold('Your password, once more', 'This password does not open it.');
    await opensIt(ruth, fresh);
    await ruth.sees(pears);
    await ruth.sees(heron);
    expect(ruth.complaints).toEqual([]);
    await ruth.closesTheBrowser();
  });
});

test('[D5] who came by a code alone is told that the house keeps the key; a passkey takes its place', async () => {
  await anna.hasSalon('For Wren');
  const wren = await house.arrives('Wren', 'narrow');
  await wren.bringsALockedDevice();
  await wren.comesByCode(await anna.hasInvited());
  await wren.presses('Later');
  await wren.settlesIn();
  await wren.opens('/you/journal');
  await wren.sees(/Whoever keeps it could reach both/);
  await wren.presses('Begin, locked by the house');
  await writes(wren, pears);
  await wren.opens('/account');
  await wren.presses('Add a passkey');
  await wren.page.getByRole('button', { name: 'Remove Passkey' }).waitFor();
  await wren.opens('/you/journal');
  await wren.sees(pears);
  await wren.presses('Lock it with my passkey');
  await wren.sees('If everything else is forgotten');
  await wren.reloads();
  await wren.sees(/you, signed in, and your passkey/);
  await wren.presses('Open my journal');
  await wren.sees(pears);
});
