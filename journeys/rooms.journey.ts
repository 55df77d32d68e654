import { register } from '@kinsong/contract/invitations/register-and-redeem.ts';
import { promise } from '@kinsong/server/test/first-evening.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openForTwo, type TwoInASalon } from './two-in-a-salon.ts';
import { password } from './verbs/someone.ts';
import type { Person } from './vocabulary.ts';

let two: TwoInASalon;
let anna: Person;
let ruth: Person;
let kofi: Person;
let table: string;

beforeAll(async () => {
  two = await openForTwo('Mending the House');
  ({ anna, ruth } = two);
  kofi = await hasOnlyPromised('Kofi', await anna.hasInvited());
});
afterAll(() => two.house.close());

/** Whoever has not gone on with the evening has the hundred of who joined, and no more. */
async function hasOnlyPromised(name: string, link: string): Promise<Person> {
  const person = await two.house.arrives(name);
  const invite_code = decodeURIComponent(new URL(link).hash.slice(1));
  const { request } = person.page.context();
  const { call, body } = promise(name);
  const joined = { name, email: person.email, password, invite_code };
  for (const [{ path, method }, data] of [
    [register, joined],
    [call, body],
  ] as const) {
    const answer = await request.fetch(path, { method, data });
    if (!answer.ok()) throw new Error(await answer.text());
  }
  return person;
}

const none = 'No consciousness salons available at your trust level';
const room = "Anna's Consciousness Salon";
const door = (who: Person, name: string) => who.page.getByRole('article', { name });

test('[M1] where no room is open, that is said; one opens the first, with her name, and stands in it', async () => {
  await anna.opens('/rooms');
  await anna.page.getByRole('heading', { name: none }).waitFor();
  await anna.presses('Create Consciousness Salon');
  await expect.poll(() => anna.typed('Its name')).toBe(room);
  // She founded the house, and is above 150: the higher threshold is offered first.
  expect(await anna.page.getByRole('radio', { name: '120' }).isChecked()).toBe(true);
  await anna.page.getByRole('radio', { name: '100' }).check({ force: true });
  await anna.presses('Open the door');
  await anna.page.waitForURL(/\/rooms\/./);
  await anna.seesHeading(room);
  table = new URL(anna.page.url()).pathname;
  await anna.says('Who is there?');
});

test('[M1] [M2] another comes in by the door that her trust opens, and hears what is said from then on', async () => {
  await ruth.opens('/rooms');
  await expect.poll(() => door(ruth, room).innerText()).toContain('opens at 100');
  await ruth.presses(`Enter ${room}`);
  await ruth.page.waitForURL(`**${table}`);
  await ruth.seesHeading(room);
  await expect.poll(() => anna.page.getByRole('button', { name: /^Who is here: two/ }).count()).toBe(1);
  await anna.says('I still lay two cups');
  await ruth.hears('I still lay two cups');
  expect(await ruth.message('Who is there?').count()).toBe(0);
  await ruth.says('So do I');
  await anna.hears('So do I');
});

test('[M2] [K26] a double tap on a phone, and a key on a wide screen, give a trust tap without a name', async () => {
  await ruth.doubleTaps('I still lay two cups');
  await ruth.presses('Give it all the same');
  await expect.poll(() => ruth.message('I still lay two cups').innerText()).toContain('1 trust tap, yours');
  await anna.pressesAt('So do I', 't');
  await anna.presses('Give it all the same');
  await expect.poll(() => anna.message('So do I').innerText()).toContain('1 trust tap, yours');
});

test('[M2] the room says its rule, and its owner decides otherwise for everybody at once', async () => {
  await ruth.sees('Words stay');
  await anna.presses('What to do in this room');
  await anna.page.getByRole('menuitem', { name: 'How long words stay' }).click();
  await anna.page.getByRole('dialog').getByText('Words go after 30 days', { exact: true }).click();
  await anna.presses('Keep it so');
  await ruth.sees('Words go after 30 days');
});

test('[M2] what is written without a line waits, and goes when it is back', async () => {
  await ruth.goesOffline();
  await ruth.says('From the tunnel');
  await ruth.sees('Kept, and sent later');
  await ruth.comesBack();
  await anna.hears('From the tunnel');
});

test('[M2] Trust Analytics stands beside the table, and is a sheet on a phone', async () => {
  const panel = anna.page.getByRole('complementary', { name: 'Trust Analytics' });
  await expect.poll(() => panel.innerText()).toMatch(/Multiplayer\s+Enabled/);
  await ruth.presses('Trust Analytics');
  await expect.poll(() => ruth.page.getByRole('dialog').innerText()).toMatch(/Multiplayer\s+Enabled/);
  await ruth.page.keyboard.press('Escape');
});

test('[N1] the room stands among one’s conversations, rises with new words, and opens from there', async () => {
  await anna.opens('/conversations');
  const first = anna.page.getByRole('list', { name: 'Conversations' }).getByRole('link').first();
  await ruth.says('Is there soup?');
  await expect
    .poll(() => first.innerText(), { timeout: 15_000 })
    .toMatch(/Consciousness Salon[\s\S]*Is there soup\?/);
  await anna.fillsIn({ 'Search by name and by what was said': 'soup' });
  await anna.page.getByRole('link', { name: /Ruth in Anna's Consciousness Salon/ }).click();
  await anna.page.waitForURL(`**${table}?message=*`);
  await anna.hears('Is there soup?');
});

test('[M2] whoever leaves is asked first, and stands before the doors again', async () => {
  await ruth.presses('What to do in this room');
  await ruth.page.getByRole('menuitem', { name: 'Leave the room' }).click();
  await ruth.page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click();
  await ruth.page.waitForURL('**/rooms');
  await expect.poll(() => door(ruth, room).getByRole('button').count()).toBe(1);
  await expect.poll(() => anna.page.getByRole('button', { name: /^Who is here: one/ }).count()).toBe(1);
});

test('[M1] [E23] a door above one’s trust stays shut, in words, and to a call too', async () => {
  await anna.opens('/rooms');
  await anna.presses('Create Consciousness Salon');
  await anna.fillsIn({ 'Its name': 'The upper room' });
  await anna.presses('Open the door');
  await anna.seesHeading('The upper room');
  const upper = new URL(anna.page.url()).pathname;
  await kofi.opens('/rooms');
  await expect.poll(() => door(kofi, 'The upper room').innerText()).toMatch(/opens at 120, 20 more/);
  expect(await door(kofi, 'The upper room').getByRole('button').count()).toBe(0);
  await kofi.opens(upper);
  await kofi.page.getByRole('link', { name: 'How to get there' }).waitFor();
  const { request } = kofi.page.context();
  const refused = await request.post(`/api/multiplayer/join-room/${upper.split('/').at(-1)}`);
  expect(refused.status()).toBe(403);
  expect(await refused.text()).toContain('Check your trust resonance level.');
});
