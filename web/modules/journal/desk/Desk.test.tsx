import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { JournalHouse } from '../../../test/journal-house.ts';
import { mount } from '../../../test/mount.tsx';
import { goInside } from '../../../test/sign-in-anna.ts';
import { Toasts } from '../../../ui/index.ts';
import { JournalScreen } from '../JournalScreen.tsx';
import { closeJournal, dropAll, openJournal } from '../journal-tab.ts';
import { asJson, asMarkdown } from './export.ts';

const pears = 'The cellar smells of pears, and nobody knows.';
let house: JournalHouse;

beforeEach(() => {
  goInside();
  house = new JournalHouse();
});
afterEach(() => {
  dropAll();
  closeJournal();
});

const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();
const writing = () => page.getByPlaceholder('What nobody else need know');

/** Open at once: what opens it is tried elsewhere. */
async function open(pages: readonly string[] = [pears]) {
  const key = await house.keptByHouse();
  for (const words of pages) await house.hasPage(key, words, '2026-10-23T20:10:00Z');
  await mount(
    <QueryClientProvider client={new QueryClient()}>
      <JournalScreen />
      <Toasts />
    </QueryClientProvider>,
  );
  await expect.element(writing()).toBeVisible();
  return key;
}

describe('[D5] writing', () => {
  test('a page is sent sealed, stands among the others, and makes room for the next', async () => {
    await open([]);
    await writing().fill('Nobody saw the heron but me.');
    await expect.element(page.getByText('Not kept yet')).toBeVisible();
    await press('Keep this page');
    await expect.element(page.getByText('Nobody saw the heron but me.')).toBeVisible();
    await expect.element(writing()).toHaveValue('');
    expect(house.pages).toHaveLength(1);
    expect(JSON.stringify(house.asked)).not.toContain('heron');
  });

  test('without a way to the house the words stay, and it is said that they are not kept', async () => {
    await open();
    await writing().fill('Nobody saw the heron but me.');
    house.away = true;
    await press('Keep this page');
    await expect.element(page.getByText(/These words are not kept yet/)).toBeVisible();
    await expect.element(writing()).toHaveValue('Nobody saw the heron but me.');
    house.away = false;
    await press('Retry');
    await expect.element(writing()).toHaveValue('');
    expect(house.pages).toHaveLength(2);
  });

  test('a page whose answer was lost, and that was written on meanwhile, stands there once and whole', async () => {
    await open([]);
    await writing().fill('One heron.');
    house.losesAnswers = true;
    await press('Keep this page');
    await expect.element(page.getByText(/These words are not kept yet/)).toBeVisible();
    house.losesAnswers = false;
    await writing().fill('One heron. No, two.');
    await press('Retry');
    await expect.element(page.getByText('One heron. No, two.')).toBeVisible();
    expect(house.pages).toHaveLength(1);
    await expect.element(page.getByText(/changed on another device/)).not.toBeInTheDocument();
  });

  test('a page is changed where it stands, and torn out after one question', async () => {
    await open();
    await press(/^Change the page of/);
    await page.getByLabelText('Change this page').fill('Apples after all.');
    await press('Keep the change');
    await expect.element(page.getByText('Apples after all.')).toBeVisible();
    expect(house.pages[0]!.rev).toBe(2);
    await press(/^Tear out the page of/);
    await press('Tear it out');
    await expect.element(page.getByText('The first page is empty')).toBeVisible();
    expect(house.pages).toEqual([]);
  });
});

describe('[D5] a page that two devices changed', () => {
  async function inConflict() {
    const key = await open();
    await press(/^Change the page of/);
    await page.getByLabelText('Change this page').fill('Mine.');
    await house.changedElsewhere(key, house.pages[0]!, 'Theirs.');
    await press('Keep the change');
    await expect.element(page.getByLabelText('As it was written there')).toHaveTextContent('Theirs.');
    await expect.element(page.getByLabelText('Change this page')).toHaveValue('Mine.');
  }
  const words = () => openJournal.get()!.pages.map((each) => each.words);

  test('shows both, and keeps both', async () => {
    await inConflict();
    await press('Keep both');
    await expect.poll(words).toEqual(['Mine.', 'Theirs.']);
    expect(house.pages).toHaveLength(2);
  });

  test('keeps one’s own', async () => {
    await inConflict();
    await press('Keep mine');
    await expect.poll(words).toEqual(['Mine.']);
    await expect.poll(() => house.pages[0]!.rev).toBe(3);
  });

  test('keeps the other', async () => {
    await inConflict();
    await press('Keep the other');
    await expect.poll(words).toEqual(['Theirs.']);
    await expect.element(page.getByText('Theirs.')).toBeVisible();
  });

  test('and that the other tore out is not lost either', async () => {
    await open();
    await press(/^Change the page of/);
    await page.getByLabelText('Change this page').fill('Mine.');
    house.pages = [];
    await press('Keep the change');
    await expect.element(page.getByText(/torn out on another device/)).toBeVisible();
    await press('Keep it as a new page');
    await expect.poll(words).toEqual(['Mine.']);
    expect(house.pages).toHaveLength(1);
  });
});

describe('[D5] reading', () => {
  test('all pages are searched, those not brought yet as well, without a word to the house', async () => {
    const many = Array.from({ length: 60 }, (_, n) => (n === 3 ? 'Über den Fluss' : `Page ${n}.`));
    await open(many);
    await expect.element(page.getByText('Page 59.')).toBeVisible();
    expect(openJournal.get()!.pages).toHaveLength(50);
    await page.getByLabelText('Search your pages').fill('fluss uber');
    await expect.element(page.getByText('Über den Fluss')).toBeVisible();
    await expect.element(page.getByText('One page', { exact: true })).toBeVisible();
    expect(JSON.stringify(house.asked)).not.toContain('fluss');
    await page.getByLabelText('Search your pages').fill('submarine');
    await expect.element(page.getByText('No page has these words')).toBeVisible();
  });

  test('a damaged page is said to be one, and the others are read', async () => {
    const key = await house.keptByHouse();
    const damaged = await house.hasPage(key, 'Gone', '2026-10-22T20:10:00Z');
    house.pages = [{ ...damaged, sealed: 'nonsense' }];
    await house.hasPage(key, pears, '2026-10-23T20:10:00Z');
    await mount(
      <QueryClientProvider client={new QueryClient()}>
        <JournalScreen />
      </QueryClientProvider>,
    );
    await expect.element(page.getByText(/was damaged and does not open/)).toBeVisible();
    await expect.element(page.getByText(pears)).toBeVisible();
  });

  test('it is carried away as Markdown and as JSON, the oldest page first', async () => {
    await open(['First.', 'Second.']);
    await expect.element(page.getByText('Second.')).toBeVisible();
    const { pages } = openJournal.get()!;
    const markdown = asMarkdown(pages);
    expect(markdown).toMatch(
      /^# Secret journal\n\n## Friday,? 23 October 2026\n\n### \d\d:\d\d\n\nFirst\.\n\n### \d\d:\d\d\n\nSecond\.\n$/,
    );
    const { pages: carried } = JSON.parse(asJson(pages)) as { pages: { words: string }[] };
    expect(carried.map((each) => each.words)).toEqual(['First.', 'Second.']);
  });
});
