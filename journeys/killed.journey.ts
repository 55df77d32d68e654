import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenHouse } from './house.ts';
import { openForTwo } from './two-in-a-salon.ts';
import type { Person } from './vocabulary.ts';

let house: OpenHouse;
let anna: Person;
let ruth: Person;

beforeAll(async () => {
  ({ house, anna, ruth } = await openForTwo("Oma's Week"));
});
afterAll(() => house.close());

test('[M3] the house is killed in the middle and started again: both carry on by themselves, nothing missing, nothing twice', async () => {
  const said = [
    'Breakfast is on me.',
    'Then supper is mine.',
    'Who has the key?',
    'Under the third pot.',
    'Found it.',
  ];
  await anna.says(said[0]!);
  await ruth.says(said[1]!);
  await anna.hears(said[1]!);

  await house.server.kill();
  await anna.says(said[2]!);
  await anna.sees('Kept, and sent later');
  await ruth.sees('Offline. What you write is kept and sent later.');

  await house.server.start();
  await ruth.hears(said[2]!, 30_000);
  await ruth.says(said[3]!);
  await anna.hears(said[3]!, 30_000);
  await anna.says(said[4]!);
  await ruth.hears(said[4]!);
  await anna.seesNoMore(/Kept, and sent later|Sending/);
  await ruth.seesNoMore('What you write is kept and sent later.');

  expect(await anna.reads(...said)).toEqual(said);
  expect(await ruth.reads(...said)).toEqual(said);
  await ruth.reloads();
  await ruth.hears(said[4]!);
  expect(await ruth.reads(...said)).toEqual(said);
});

test('[M3] killed three times while both talk, the stream stays whole and alike for both', async () => {
  const said: string[] = [];
  for (let round = 0; round < 3; round += 1) {
    const killed = house.server.kill();
    for (const [who, person] of [
      ['Anna', anna],
      ['Ruth', ruth],
    ] as const) {
      const words = `${who}, round ${round}.`;
      await person.says(words);
      said.push(words);
    }
    await killed;
    await house.server.start();
  }
  for (const person of [anna, ruth]) {
    for (const words of said) await person.hears(words, 30_000);
    await person.seesNoMore(/Kept, and sent later|Sending/);
  }
  const read = await anna.reads(...said);
  expect(read.toSorted()).toEqual(said.toSorted());
  expect(await ruth.reads(...said)).toEqual(read);
  for (const who of ['Anna', 'Ruth']) {
    expect(read.filter((words) => words.startsWith(who))).toEqual(
      said.filter((words) => words.startsWith(who)),
    );
  }
});

test('[M3] what one had read stays read, though the house is killed before it has written that down', async () => {
  await ruth.opens('/salons');
  await anna.says('Read this before it falls.');
  await ruth.card("Oma's Week").click();
  await ruth.hears('Read this before it falls.');
  await anna.sees('Read by Ruth');
  await house.server.kill();
  await house.server.start();
  await ruth.opens('/salons');
  const unread = (): Promise<number[]> =>
    ruth.page.evaluate(async () => {
      const answer = (await (await fetch('/api/unread')).json()) as {
        unread: { unread: number; last: { content: string } | null }[];
      };
      return answer.unread.flatMap(({ unread, last }) =>
        last?.content === 'Read this before it falls.' ? [unread] : [],
      );
    });
  await expect.poll(unread).toEqual([0]);
  expect(await ruth.card("Oma's Week").innerText()).not.toContain('unread');
});
