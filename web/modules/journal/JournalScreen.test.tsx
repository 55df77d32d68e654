import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { makeCode } from '@kinsong/engines/journal/locks.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectClean } from '../../test/expect-clean.ts';
import { JournalHouse } from '../../test/journal-house.ts';
import { mount, sizes, type Size } from '../../test/mount.tsx';
import { goInside } from '../../test/sign-in-anna.ts';
import { Toasts } from '../../ui/index.ts';
import { skins, type Skin } from '../../ui/skins/skin.ts';
import { closesAfter } from './closing.ts';
import { JournalScreen } from './JournalScreen.tsx';
import { closeJournal, dropAll, openJournal } from './journal-tab.ts';

const password = 'a lamp in the window';
const byPassword = { kind: 'password', typed: password } as const;
const pears = 'The cellar smells of pears, and nobody knows.';
let house: JournalHouse;

beforeEach(() => {
  goInside();
  house = new JournalHouse();
});
afterEach(() => {
  vi.useRealTimers();
  dropAll();
  closeJournal();
});

async function look({ skin, size = 'narrow' }: { skin?: Skin; size?: Size } = {}): Promise<HTMLElement> {
  const place = await mount(
    <QueryClientProvider client={new QueryClient()}>
      <JournalScreen />
      <Toasts />
    </QueryClientProvider>,
    skin,
    size,
  );
  await expect.poll(() => place.querySelector('[data-loading]')).toBeNull();
  return place;
}

const field = (label: string | RegExp) => page.getByLabelText(label, { exact: true });
const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
const writing = () => page.getByPlaceholder('What nobody else need know');

async function opens(typed = password): Promise<void> {
  await field('Your password, once more').fill(typed);
  await press('Open my journal');
}

/** Locked by the password, with a page of Friday and one of Sunday. */
async function withPages() {
  const key = await house.hasJournal({ password: byPassword });
  const friday = await house.hasPage(key, pears, '2026-10-23T20:10:00Z');
  await house.hasPage(key, 'Über dem Fluss: rain, and the geese leave.', '2026-10-25T07:30:00Z');
  return { key, friday };
}

describe.each(skins)('[D5] the journal in %s', (skin) => {
  describe.each(Object.keys(sizes) as Size[])('on a %s screen', (size) => {
    test('has names, roles and contrast while it is closed, open, and where nothing is written', async () => {
      await withPages();
      const place = await look({ skin, size });
      await expectClean(place);
      await opens();
      await expect.element(page.getByText(pears)).toBeVisible();
      await expectClean(place);
      house.pages = [];
      closeJournal();
      await opens();
      await expect.element(page.getByText('The first page is empty')).toBeVisible();
      await expectClean(place);
    });
  });
});

describe('[D5] opening', () => {
  test('a new journal is begun by the password, which is looked at and never kept', async () => {
    await look();
    await field('Your password, once more').fill('not this one');
    await press('Begin my journal');
    await expect.element(page.getByText(/password/).first()).toBeVisible();
    expect(house.begun).toBe(false);
    await field('Your password, once more').fill(password);
    await press('Begin my journal');
    await expect.element(writing()).toBeVisible();
    expect(house.locks.map(({ kind }) => kind)).toEqual(['password']);
  });

  test('a wrong password says so and opens nothing; the right one does', async () => {
    await withPages();
    await look();
    await opens('a lamp in the cellar');
    await expect.element(page.getByText('This password does not open it.')).toBeVisible();
    expect(openJournal.get()).toBeNull();
    await opens();
    await expect.element(page.getByText(pears)).toBeVisible();
  });

  test('the password never leaves for the house when the journal is opened', async () => {
    await withPages();
    await look();
    await opens();
    await expect.element(page.getByText(pears)).toBeVisible();
    expect(JSON.stringify(house.asked)).not.toContain(password);
  });

  test('where the house’s key opens it, it opens at once, and that is said', async () => {
    const key = await house.keptByHouse();
    await house.hasPage(key, pears, '2026-10-23T20:10:00Z');
    await look();
    await expect.element(page.getByText(pears)).toBeVisible();
    await expect.element(page.getByText(/Whoever keeps this house’s computer could read/)).toBeVisible();
    await press('More for your journal');
    await page.getByRole('menuitem', { name: 'Close it now' }).click();
    await expect.element(page.getByText(/Whoever keeps it could reach both/)).toBeVisible();
  });

  test('without a password, beginning it says that the house keeps the key', async () => {
    house.password = null;
    await look();
    await expect.element(page.getByText(/Whoever keeps it could reach both/)).toBeVisible();
    await press('Begin, locked by the house');
    await expect.element(writing()).toBeVisible();
    expect(house.locks.map(({ kind }) => kind)).toEqual(['house']);
  });

  test('a recovery code is made, shown once, and opens the journal', async () => {
    await withPages();
    await look();
    await opens();
    await press('Make a recovery code');
    const code = page.getByText(/^([0-9A-Z]{5}-){4}[0-9A-Z]{5}$/).first();
    await expect.element(code).toBeVisible();
    const typed = code.element().textContent.toLowerCase();
    closeJournal();
    await press('Use the recovery code');
    await field('Your recovery code').fill(makeCode());
    await press('Open my journal');
    await expect.element(page.getByText(/This code does not open it/)).toBeVisible();
    await field('Your recovery code').fill(typed);
    await press('Open my journal');
    await expect.element(page.getByText(pears)).toBeVisible();
  });

  test('after a reset the former password opens it, and the new one from then on', async () => {
    const key = await house.hasJournal({ 'former password': byPassword });
    await house.hasPage(key, pears, '2026-10-23T20:10:00Z');
    house.password = 'bread and a little salt';
    await look();
    await expect.element(page.getByText(/Your password was set anew/)).toBeVisible();
    await field('The password you had before').fill(password);
    await press('Open my journal');
    await field('The password you have now').fill(house.password);
    await press('Let it open my journal');
    await expect.poll(() => house.locks.map(({ kind }) => kind)).toEqual(['password']);
    closeJournal();
    await opens(house.password);
    await expect.element(page.getByText(pears)).toBeVisible();
  });

  test('a house that does not answer: it stays closed, and Retry brings it', async () => {
    await withPages();
    house.away = true;
    await look();
    await expect.element(page.getByText(/It stays closed, and nothing in it was changed/)).toBeVisible();
    house.away = false;
    await press('Retry');
    await expect.element(field('Your password, once more')).toBeVisible();
  });

  test('nothing but burning is left when every key is lost, and that asks for a word', async () => {
    await withPages();
    await look();
    await press('None of these is left');
    await field('Type BURN to burn it').fill('yes');
    await press('Burn all 2 pages');
    await expect.element(page.getByText(/Type the word BURN/)).toBeVisible();
    await field('Type BURN to burn it').fill('BURN');
    await press('Burn all 2 pages');
    await expect.element(page.getByRole('button', { name: 'Begin my journal' })).toBeVisible();
    expect(house.pages).toEqual([]);
  });
});

describe('[D5] closing', () => {
  test('after some minutes in which nobody touched it; words not yet kept come back with the key', async () => {
    await withPages();
    await look();
    await opens();
    await writing().fill('Half a thought');
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + closesAfter + 1000);
    document.dispatchEvent(new Event('visibilitychange'));
    vi.useRealTimers();
    await expect.element(field('Your password, once more')).toBeVisible();
    expect(openJournal.get()).toBeNull();
    expect(document.body.textContent).not.toContain('pears');
    await opens();
    await expect.element(writing()).toHaveValue('Half a thought');
  });

  test('when the page is left, before the browser can keep it', async () => {
    await withPages();
    await look();
    await opens();
    await expect.element(page.getByText(pears)).toBeVisible();
    dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(openJournal.get()).toBeNull();
  });

  test('nothing of it is in what the browser keeps', async () => {
    await withPages();
    await look();
    await opens();
    await writing().fill('A word for nobody');
    await press('Keep this page');
    await expect.element(page.getByText('A word for nobody')).toBeVisible();
    const kept = JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      await everyRow(),
    ]);
    for (const word of ['A word for nobody', 'pears', password]) expect(kept).not.toContain(word);
  });
});

async function everyRow(): Promise<unknown[]> {
  const rows: unknown[] = [];
  for (const { name = '' } of await indexedDB.databases()) {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const asked = indexedDB.open(name);
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error!);
    });
    for (const store of db.objectStoreNames) {
      rows.push(
        await new Promise((resolve) => {
          const asked = db.transaction(store).objectStore(store).getAll();
          asked.onsuccess = () => resolve(asked.result);
        }),
      );
    }
    db.close();
  }
  return rows;
}
