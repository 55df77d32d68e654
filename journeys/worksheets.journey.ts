import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type OpenHouse } from './house.ts';
import type { Person } from './vocabulary.ts';

let house: OpenHouse;
let anna: Person;
let hanna: Person;
let salon: string;

beforeAll(async () => {
  house = await openHouse();
  anna = await house.foundedBy('Anna');
  salon = await anna.hasSalon('The Kitchen Book');
  const link = await anna.hasInvited();
  hanna = await house.arrives('Hanna', 'narrow');
  await hanna.cameByLink(link);
});
afterAll(() => house.close());

const well = (person: Person, question: string) =>
  person.page.getByLabel(`Your words: ${question}`, { exact: true });

test('[P12] two fill a compass in together, one of them a while without a line; it becomes a doc and tasks, once', async () => {
  await anna.opens(`${salon}/sheets`);
  await anna.page.getByRole('button', { name: '8 Compass Points' }).click();
  await anna.page.waitForURL(/\/sheet\//);
  await hanna.opens(new URL(anna.page.url()).pathname);
  const question = 'Why do we want this?';
  await well(hanna, question).fill('Oma is the only one who knows.');
  await anna.page.getByText('Oma is the only one who knows.').waitFor();
  await anna.page.getByText('Hanna is filling it in with you').waitFor();
  // In a tunnel she goes on writing; it is there when she comes out.
  await anna.page.context().setOffline(true);
  await well(anna, question).fill('Nobody wrote it down.');
  await well(anna, question).blur();
  await anna.page.getByText('kept here').waitFor({ timeout: 20_000 });
  await anna.page.context().setOffline(false);
  await hanna.page.getByText('Nobody wrote it down.').waitFor({ timeout: 30_000 });
  for (const nth of [1, 2, 3, 4, 5, 6, 7, 8]) {
    await hanna.page.getByText(`Point ${nth} of 8`, { exact: true }).waitFor();
    const sentence = `We agree on number ${nth}`;
    await hanna.page.getByLabel('One sentence you could all say yes to').fill(sentence);
    await hanna.presses('Propose it');
    await anna.page.getByRole('button', { name: /^Yes, light the point$/ }).click();
    await hanna.page.getByText('All of you said yes. The point is lit.').waitFor();
    if (nth === 8) break;
    await anna.presses('Next');
    await hanna.presses('Next');
  }
  await anna.presses('Make it real');
  await hanna.page.getByRole('link', { name: 'Read the doc' }).waitFor();
  await anna.opens(`${salon}?tab=todo`);
  await anna.task('Take the first step: We agree on number 6').waitFor();
  await anna.task('Find: We agree on number 7').waitFor();
  const { docs } = (await anna.page.evaluate(
    async (id) => (await fetch(`/api/spaces/${id}/docs`)).json() as Promise<unknown>,
    salon.split('/').at(-1)!,
  )) as { docs: { title: string }[] };
  expect(docs.map(({ title }) => title)).toEqual(['The Kitchen Book, in eight lines']);
});

test('[P12] who gave what stands in the ledger, and a line that was wrong is put right and stays', async () => {
  await anna.opens(`${salon}/ledger`);
  await anna.presses('Write a line');
  await anna.fillsIn({ 'What was it?': 'Two Sundays of writing', 'How many hours?': '4' });
  await anna.presses('Write it down');
  await anna.page.getByText('4 hours').waitFor();
  await anna.page.getByRole('button', { name: 'Put right: Two Sundays of writing' }).click();
  await anna.fillsIn({ 'How many hours?': '3.5' });
  await anna.presses('Write it down');
  await anna.page.getByText('3.50 hours').waitFor();
  await anna.page.getByText('put right later').waitFor();
  await hanna.opens(`${salon}/ledger`);
  await hanna.page.getByText('3.50 hours').waitFor();
  expect(await hanna.page.getByRole('button', { name: /^Put right/ }).count()).toBe(0);
});
