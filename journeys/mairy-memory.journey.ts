import { bringForward } from '@kinsong/server/test/reminders.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type OpenHouse } from './house.ts';
import { password } from './verbs/someone.ts';
import type { Person } from './vocabulary.ts';

let house: OpenHouse;
let anna: Person;
let ruth: Person;

beforeAll(async () => {
  house = await openHouse();
  anna = await house.foundedBy('Anna');
  ruth = await house.arrives('Ruth', 'narrow');
  await joinsTheGuild(ruth);
});
afterAll(() => house.close());

/** A guild has no screen of its own yet: it is founded, and opened to one more, by the calls. */
async function joinsTheGuild(person: Person): Promise<void> {
  const link = await anna.page.evaluate(async () => {
    const post = async (address: string, body: object) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
      return (await answer.json()) as { link: string };
    };
    const guild = { id: crypto.randomUUID(), kind: 'guild', name: 'The Long Table' };
    await post('/api/spaces', guild);
    return (await post(`/api/spaces/${guild.id}/invitations`, {})).link;
  });
  await person.opens(link);
  await person.presses('Create');
  await person.fillsIn({ Name: person.name, 'E-mail or cell phone': person.email, Password: password });
  await person.presses('Enter the Game');
  await person.settlesIn();
}

const memory = (person: Person, text: string) =>
  person.page.getByRole('main').getByRole('listitem').filter({ hasText: text });

test('[G7] what one asks to be remembered is kept after a Yes, and listed with who said it, when, for whom, and where', async () => {
  await anna.opens('/mairy/memory');
  await anna.seesHeading('What Mairy remembers');
  await anna.sees('Nothing yet');
  await anna.opensMairy();
  await anna.tellsMairy('Remember that Oma does not eat nuts.');
  const offer = anna.offer(/Oma does not eat nuts/);
  await offer.getByRole('button', { name: 'Yes' }).click();
  await offer.getByRole('link', { name: 'See what is remembered' }).click();
  await anna.page.getByRole('heading', { name: 'For you alone' }).waitFor();
  await memory(anna, 'Oma does not eat nuts').getByText('You said it').waitFor();
  await memory(anna, 'Oma does not eat nuts').getByRole('link', { name: 'See the message' }).click();
  await anna.page.waitForURL(/\/mairy\?message=/);
  await anna.ownWords('Remember that Oma does not eat nuts.').waitFor();
});

test('[G7] what is for the guild everyone in it reads, with who said it; only that one puts it right or has it forgotten', async () => {
  await anna.opens('/mairy/memory');
  await anna.presses('Add something to remember');
  const sheet = anna.page.getByRole('dialog', { name: 'Add something to remember' });
  await sheet.getByRole('button', { name: 'Keep it' }).click();
  await anna.isTold('What is to be remembered', 'Write something first.');
  await sheet.getByLabel('What is to be remembered').fill('The shed key hangs behind the pot');
  await sheet.getByText('The Long Table', { exact: true }).click();
  await sheet.getByRole('button', { name: 'Keep it' }).click();
  await anna.page.getByRole('heading', { name: 'For The Long Table' }).waitFor();
  await anna.presses('Correct: The shed key hangs behind the pot');
  await anna.fillsIn({ 'What is to be remembered': 'The shed key hangs in the hall' });
  await anna.presses('Keep it');
  await memory(anna, 'The shed key hangs in the hall').waitFor();
  await ruth.opens('/mairy/memory');
  const hers = memory(ruth, 'The shed key hangs in the hall');
  await hers.getByText('Anna said it').waitFor();
  expect(await hers.getByRole('button').count()).toBe(0);
  expect(await memory(ruth, 'Oma does not eat nuts').count()).toBe(0);
});

test('[G7] one thing is forgotten at a press, and kept after all by Undo', async () => {
  await anna.presses(/^Forget: Oma does not eat nuts/);
  await memory(anna, 'Oma does not eat nuts').waitFor({ state: 'detached' });
  await anna.presses('Undo');
  await memory(anna, 'Oma does not eat nuts').waitFor();
  await anna.reloads();
  await memory(anna, 'Oma does not eat nuts').waitFor();
  expect(await memory(anna, 'Oma does not eat nuts').count()).toBe(1);
});

test('[G7] switched off, nothing new is kept, however it is asked for', async () => {
  const remembers = anna.page.getByRole('switch', { name: 'Mairy may remember', exact: true });
  await remembers.click();
  await anna.sees('Switched off: she keeps nothing new');
  expect(await anna.page.getByRole('button', { name: 'Add something to remember' }).count()).toBe(0);
  await anna.opensMairy();
  await anna.tellsMairy('Remember that the boat leaks.');
  await anna.hearsMairy(/My memory is switched off/);
  expect(await anna.offer(/boat/).count()).toBe(0);
  const kept = await anna.page.context().request.get('/api/mairy/memories');
  expect(await kept.text()).not.toContain('boat');
  await anna.opens('/mairy/memory');
  await remembers.click();
  await anna.page.getByRole('button', { name: 'Add something to remember' }).waitFor();
});

test(
  '[G8] a reminder is set after a Yes, listed, dropped; and one that is due comes into the talk by itself',
  { timeout: 240_000 },
  async () => {
    for (const what of ['call the roofer', 'water the beans']) {
      await anna.opensMairy();
      await anna.tellsMairy(`Remind me tomorrow to ${what}`);
      const offer = anna.offer(new RegExp(what, 'i'));
      await offer.getByRole('button', { name: 'Yes' }).click();
      await offer.getByRole('link', { name: 'See your reminders' }).click();
      await anna.landsAt('/mairy/memory');
      await memory(anna, what).waitFor();
    }
    await anna.presses(/^Do not remind me: .*roofer/i);
    await memory(anna, 'roofer').waitFor({ state: 'detached' });
    await anna.opensMairy();
    await bringForward(house.databaseUrl);
    // The house looks once a minute.
    await anna.answers(/You asked to be reminded: .*beans/i).waitFor({ timeout: 150_000 });
    await anna.opens('/mairy/memory');
    await anna.page.getByRole('switch', { name: 'Mairy may remind me on her own' }).waitFor();
    await expect.poll(() => memory(anna, 'beans').count(), { timeout: 20_000 }).toBe(0);
  },
);

test('[G7] everything one said oneself is forgotten by the typed word, and nothing of anybody else', async () => {
  await ruth.presses('Add something to remember');
  const sheet = ruth.page.getByRole('dialog', { name: 'Add something to remember' });
  await sheet.getByLabel('What is to be remembered').fill('The ferry runs until nine');
  await sheet.getByText('The Long Table', { exact: true }).click();
  await sheet.getByRole('button', { name: 'Keep it' }).click();
  await memory(ruth, 'The ferry runs until nine').waitFor();
  await anna.reloads();
  await memory(anna, 'The ferry runs until nine').waitFor();
  await anna.presses('Forget everything');
  const question = anna.page.getByRole('dialog', { name: 'Forget everything you told Mairy?' });
  await question.getByLabel('Type FORGET to go on').fill('forget it');
  await question.getByRole('button', { name: 'Forget everything' }).click();
  await anna.isTold('Type FORGET to go on', /./);
  await question.getByLabel('Type FORGET to go on').fill('FORGET');
  await question.getByRole('button', { name: 'Forget everything' }).click();
  await memory(anna, 'The shed key').waitFor({ state: 'detached' });
  await memory(anna, 'Oma does not eat nuts').waitFor({ state: 'detached' });
  await memory(anna, 'The ferry runs until nine').getByText('Ruth said it').waitFor();
});

test('nothing in all this made the browser complain', () => {
  for (const { complaints } of [anna, ruth])
    expect(complaints.filter((words) => !/status of 4\d\d/.test(words))).toEqual([]);
});
