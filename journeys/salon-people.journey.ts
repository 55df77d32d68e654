import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type OpenHouse } from './house.ts';
import type { Person } from './vocabulary.ts';

/** Anna owns a salon, Ruth is a member on a phone; Piet is in the house and in none of theirs. */
let house: OpenHouse;
let anna: Person;
let ruth: Person;
let piet: Person;
let salon: string;

beforeAll(async () => {
  house = await openHouse();
  anna = await house.foundedBy('Anna');
  const elsewhere = await anna.hasInvitedTo('The Square');
  salon = await anna.hasSalon('Mending the House');
  const link = await anna.hasInvited();
  ruth = await house.arrives('Ruth', 'narrow');
  await ruth.cameByLink(link);
  piet = await house.arrives('Piet', 'narrow');
  await piet.cameByLink(elsewhere);
});
afterAll(() => house.close());

test('[P3] the header says how the salon stands, and a tap says why and by which rule', async () => {
  await ruth.presses(/Why\?$/);
  await ruth.sees('Progress counts tasks, nothing else.');
  await ruth.page.getByText('How this is told').click();
  await ruth.sees('It begins at Excellent.');
  await ruth.presses('Close');
});

test('[P3] what the owner changes in the settings, the other sees at once; a member only reads them', async () => {
  await anna.wantsWithSalon('Settings');
  await anna.fillsIn({ Name: 'Mending the Barn', 'In one line': 'The roof before winter' });
  await anna.presses('Save');
  await ruth.seesHeading('Mending the Barn');
  await ruth.wantsWithSalon('Settings');
  await ruth.sees('The roof before winter');
  await ruth.sees('An owner or steward can change this.');
  expect(await ruth.page.getByRole('button', { name: /^(Save|Archive|Delete)$/ }).count()).toBe(0);
  await ruth.presses('Close');
});

test('[P3] the overview counts messages, tasks and team; its owner reads Project Owner, the other her name', async () => {
  await anna.presses('Close');
  await anna.opensTab('Overview');
  await anna.sees('Project Owner');
  await anna.sees('Ruth');
  await ruth.opensTab('Overview');
  await ruth.sees('Anna');
  expect(await ruth.page.getByText('Project Owner').count()).toBe(0);
});

test('[P9] a salon that nobody finds has no door; one that is found shows its name, and is asked at', async () => {
  await piet.opens(salon);
  await piet.sees('This salon is not shared with you');
  await anna.wantsWithSalon('Settings');
  const everyone = anna.page.getByRole('radio', { name: /^Everyone in the house/ });
  await everyone.click();
  await expect.poll(() => everyone.isChecked()).toBe(true);
  await piet.reloads();
  await piet.sees('Mending the Barn');
  await piet.sees('2 people are in it.');
  await piet.fillsIn({ 'A few words to them, if you like': 'I have a ladder' });
  await piet.presses('Ask to come in');
  await piet.sees('You have knocked.');
});

test('[P9] the owner hears the knock and lets him in; he stands in it at once', async () => {
  await anna.presses('Close');
  await anna.opensTab('Peeps');
  await anna.sees('I have a ladder');
  await anna.presses('Let in Piet');
  await piet.seesHeading('Mending the Barn');
  await piet.opensTab('Peeps');
  await piet.sees('Anna');
});

test('[P9] what one carries is shown to the others only after one’s yes', async () => {
  await anna.looksAt('Piet');
  await anna.sees('What Piet carries here is not shown.');
  await piet.looksAt('Piet, you');
  await piet.page.getByRole('switch', { name: 'Show the others what I carry' }).click();
  await anna.sees('Nothing at the moment.');
});

test('[P9] a role is given, and what it allows is there at once', async () => {
  await anna.page.getByRole('radio', { name: /^Steward/ }).click();
  await piet.sees('Steward, looks after the members and the name');
  await anna.presses('Close');
});

test('[P9] the salon is handed over: the heir owns it, the owner is a steward', async () => {
  await anna.looksAt('Ruth');
  await anna.presses('Hand the salon over');
  await anna.presses('Hand it over');
  await ruth.opensTab('Peeps');
  await ruth.page.getByRole('button', { name: 'Anna Steward' }).waitFor();
  const own = ruth.page.getByRole('button', { name: /^Ruth, you Owner/ });
  await expect.poll(() => own.count()).toBe(1);
});

test('[P9] who is sent away loses the salon as it happens', async () => {
  await ruth.sendsAway(piet);
  await piet.sees('You were sent away from here.');
});

test('[P3] a deleted salon is gone for the other at once, and one tap brings it back', async () => {
  await ruth.wantsWithSalon('Settings');
  await ruth.presses('Delete');
  await ruth.page
    .getByRole('dialog', { name: 'Delete Mending the Barn?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await ruth.sees('it is gone for good.');
  await anna.sees('This salon is not shared with you');
  await ruth.presses('Undo: keep Mending the Barn');
  await anna.seesHeading('Mending the Barn');
  await ruth.seesNoMore('it is gone for good.');
});
