import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenHouse } from './house.ts';
import { openForTwo } from './two-in-a-salon.ts';
import type { Person } from './vocabulary.ts';

let house: OpenHouse;
let anna: Person;
let ruth: Person;

beforeAll(async () => {
  ({ house, anna, ruth } = await openForTwo('The Kitchen Book', 'Before the tunnel.'));
});
afterAll(() => house.close());

test('[M3] three messages written offline arrive once, in order, when the line is back; and so does what was said meanwhile', async () => {
  const said = ['First from the tunnel.', 'Second from the tunnel.', 'Third from the tunnel.'];
  await ruth.goesOffline();
  await ruth.sees('Offline. What you write is kept and sent later.');
  for (const words of said) await ruth.says(words);
  await ruth.sees('3 kept');
  // It stands in the house before the other line is back: else the two race, and either may be first.
  await anna.says('Meanwhile, above ground.');
  await anna.seesNoMore(/Sending/);
  await ruth.comesBack();
  await anna.hears(said[2]!);
  await ruth.hears('Meanwhile, above ground.');
  await ruth.seesNoMore(/Kept, and sent later|Sending|Offline\./);
  const all = ['Before the tunnel.', 'Meanwhile, above ground.', ...said];
  expect(await anna.reads(...all)).toEqual(all);
  expect(await ruth.reads(...all)).toEqual(all);
});

test('[M3] what waits to be sent survives that the browser is closed on it: a reload with the house away, then it comes back', async () => {
  const said = ['Written in the dark.', 'And one more.'];
  await house.server.kill();
  for (const words of said) await ruth.says(words);
  await ruth.sees('2 kept');
  await house.server.start();
  await ruth.reloads();
  await anna.hears(said[1]!, 30_000);
  await ruth.seesNoMore(/Kept, and sent later|Sending/);
  expect(await anna.reads(...said)).toEqual(said);
  expect(await ruth.reads(...said)).toEqual(said);
});

test('two windows of one person send what waited once', async () => {
  const other = await ruth.opensAnotherWindow();
  const said = ['In the first window.', 'In the second window.'];
  await ruth.goesOffline();
  await ruth.says(said[0]!);
  await other.says(said[1]!);
  await ruth.comesBack();
  for (const words of said) await anna.hears(words, 30_000);
  await ruth.seesNoMore(/Kept, and sent later|Sending/);
  await other.seesNoMore(/Kept, and sent later|Sending/);
  for (const person of [anna, ruth, other]) {
    for (const words of said) await person.hears(words);
    expect((await person.reads(...said)).toSorted()).toEqual(said.toSorted());
  }
});
