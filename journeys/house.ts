import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { freshDatabase } from '@kinsong/server/test/database.ts';
import { HouseProcess, type Settings } from '@kinsong/server/test/house-process.ts';
import { strikeTenMinutes } from '@kinsong/server/test/ten-minute-work.ts';
import { launchBrowser } from './browser.ts';
import type { Screen } from './verbs/someone.ts';
import { newPerson, type Person } from './vocabulary.ts';

export interface OpenHouse {
  readonly server: HouseProcess;
  readonly databaseUrl: string;
  /** Someone comes to the front door with a browser of their own. */
  arrives(name: string, screen?: Screen): Promise<Person>;
  /** The first of all, who came in by the code that the start printed. */
  foundedBy(name: string): Promise<Person>;
  /** The clock strikes the full ten minutes, at which the others see taps. It is not told live: they look again. */
  tenMinutesPass(): Promise<void>;
  close(): Promise<void>;
}

/** A real house on a fresh database, with the built web app, and a browser for whoever comes. */
export async function openHouse(
  settings: Settings | ((base: string) => Promise<Settings>) = {},
  at?: string,
): Promise<OpenHouse> {
  const folder = await mkdtemp(join(tmpdir(), 'kinsong-journey-'));
  const database = await freshDatabase();
  const [server, browser] = await Promise.all([
    HouseProcess.start(
      async (base) => ({
        KINSONG_DATABASE_URL: database.url,
        KINSONG_DATA: folder,
        ...(typeof settings === 'function' ? await settings(base) : settings),
      }),
      at,
    ),
    launchBrowser(),
  ]);
  const people: Person[] = [];
  const arrives: OpenHouse['arrives'] = async (name, screen = 'wide') => {
    const person = await arrive(browser, server, name, screen);
    people.push(person);
    return person;
  };
  return {
    server,
    databaseUrl: database.url,
    arrives,
    async foundedBy(name) {
      const founder = await arrives(name);
      await founder.cameWithCode(server.architectCode);
      return founder;
    },
    tenMinutesPass: () => strikeTenMinutes(database.url, folder),
    async close() {
      for (const person of people) await person.closesTheBrowser();
      await browser.close();
      await server.stop();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const screens = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } } as const;

async function arrive(browser: Browser, server: HouseProcess, name: string, screen: Screen): Promise<Person> {
  const context = await browser.newContext({
    baseURL: server.base,
    viewport: screens[screen],
    hasTouch: screen === 'narrow',
    locale: 'en-GB',
    timezoneId: 'Europe/Amsterdam',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(20_000);
  return newPerson(name, await context.newPage(), screen);
}
