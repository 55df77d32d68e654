import { allCalls } from '@kinsong/contract/calls.ts';
import { offerKeptDays } from '@kinsong/contract/guide/help-offers.ts';
import { trustRules } from '@kinsong/contract/seekers/trust.ts';
import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { questions } from '../../../engines/guide/book/questions.ts';

const root = new URL('../../../', import.meta.url);
const read = (file: string): Promise<string> => readFile(new URL(file, root), 'utf8');

const names = new Set(allCalls.map(({ name }) => name));
/** An answer by how it begins. */
const entryOf = (beginning: string) => {
  const found = questions.find(({ says }) => says.startsWith(beginning));
  if (found === undefined) throw new Error(`no answer begins with ${beginning}`);
  return found;
};

test('[G8] every call an answer rests on is there', () => {
  const missing = questions.flatMap(({ rests }) => rests.calls ?? []).filter((name) => !names.has(name));
  expect(missing).toEqual([]);
});

test('[G8] what an answer says is missing is still missing', () => {
  const come = questions.flatMap(({ says, rests: { missing } }) => {
    if (missing === undefined) return [];
    const named = new RegExp(missing, 'i');
    return [...names]
      .filter((name) => named.test(name.split('.')[1] ?? ''))
      .map((name) => `${name}: ${says}`);
  });
  expect(come).toEqual([]);
});

test('[G8] every setting an answer rests on is one of the house', async () => {
  const settings = await read('docs/operations/settings.md');
  const unknown = questions
    .flatMap(({ rests }) => rests.settings ?? [])
    .filter((name) => !settings.includes(`\`${name}\``));
  expect(unknown).toEqual([]);
});

test('[G8] every line an answer rests on stands where it says', async () => {
  for (const [file, line] of questions.flatMap(({ rests }) => rests.lines ?? []))
    expect(await read(file), `${file} no longer says “${line}”`).toContain(line);
});

test('[G8] what an answer calls by its name on the screen is called so', async () => {
  const shown: string[] = [];
  for await (const file of glob('web/{app,modules,ui}/**/*.{ts,tsx}', { cwd: root }))
    if (!file.includes('.test.')) shown.push(await read(file));
  const screens = shown.join('\n').replaceAll('&rsquo;', '’');
  const labels = questions.flatMap(({ says }) =>
    [...says.matchAll(/“([^”]+)”/g)].map(([, label]) => label ?? ''),
  );
  expect(labels.length).toBeGreaterThan(20);
  expect([...new Set(labels)].filter((label) => !screens.includes(label))).toEqual([]);
});

test('[G8] amounts and times are those of the product', () => {
  expect(entryOf('An offer of help').says).toContain(`for ${offerKeptDays} days`);
  const { task_done, perspective_swap, taps } = trustRules;
  expect(entryOf('Trust grows').says).toContain(`confirmed brings ${task_done.amount},`);
  expect(entryOf('Trust grows').says).toContain(`through by both ${perspective_swap.amount},`);
  expect(entryOf('Trust grows').says).toContain(`on your words ${taps.amount}.`);
});

test('[G8] no answer rests on nothing', () => {
  const groundless = questions.filter(
    ({ rests: { calls = [], settings = [], lines = [], missing } }) =>
      missing === undefined && [calls, settings, lines].every((each) => each.length === 0),
  );
  expect(groundless).toEqual([]);
});
