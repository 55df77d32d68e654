import { launchBrowser } from '@kinsong/journeys/browser.ts';
import { Caller } from '@kinsong/server/test/caller.ts';
import type { Browser, Page } from 'playwright-core';
import { freshBrowser, opensByAddress, opensByPressing, type Mark } from '../browser/opening.ts';
import { byTheBar, byWheel, type Scrolled } from '../browser/scrolling.ts';
import { embeddedUrl } from '../house/database.ts';
import { newDataFolder } from '../house/data-folder.ts';
import { startHouse, type RunningHouse } from '../house/house.ts';
import { fillSalon, mostPressingTask, newestWords } from '../house/large-salon.ts';
import { hasArrived, peopleSalon } from '../house/people.ts';
import { calmRounds } from '../run/calm.ts';
import { seconds, type Circumstances, type Findings, type Measure, type Result } from '../run/result.ts';
import { median } from '../run/statistics.ts';

const salon = { messages: 100_000, tasks: 5000 };
const bar = 1000;

const tools = {
  messages: { word: 'Messages', mark: { kind: 'article', words: newestWords(salon) }, way: -1 },
  todo: { word: 'To Do', mark: { kind: '[data-task]', words: mostPressingTask(salon) }, way: 1 },
} as const satisfies Record<string, { word: string; mark: Mark; way: 1 | -1 }>;
type Tool = keyof typeof tools;

const ways = {
  address: 'by its address, in a browser that has nothing of the house',
  again: 'by its address, once more',
  hub: 'from the hub, for the first time',
} as const;
type Way = keyof typeof ways;

/** Of each way of opening each tool, how long it took, in milliseconds. */
type Opened = Record<`${Tool} ${Way}`, number>;

/** Years of words and of things to do in one salon: how soon does it stand, and does it hold when one scrolls through it? */
export const salonLarge: Measure = {
  name: 'salon-large',
  async take({ quick, patience, say }: Circumstances): Promise<Findings> {
    const dataFolder = newDataFolder();
    const house = await startHouse({ dataFolder });
    const browser = await launchBrowser();
    try {
      const { id, tokens } = await peopleSalon(house, 6);
      await fillSalon(embeddedUrl(dataFolder), id, salon);
      const [, token = ''] = tokens;
      await hasArrived(new Caller(house.base, token));
      const { found } = await calmRounds(quick ? 2 : 5, patience, async (round) => {
        const opened = await opensEachWay(browser, house, { id, token });
        say(
          `salon-large, round ${round}: ${Object.entries(opened)
            .map(([way, took]) => `${way} ${took.toFixed(0)} ms`)
            .join(', ')}`,
        );
        return opened;
      });
      const scrolled = await scrolls(browser, house, { id, token });
      return { results: [...openingsOf(found), ...scrolled] };
    } finally {
      await browser.close();
      await house.stop();
    }
  },
};

interface Seat {
  readonly id: string;
  readonly token: string;
}

const addressOf = (id: string, tool: Tool): string => `/salon/${id}?tab=${tool}`;

async function opensEachWay(browser: Browser, { base }: RunningHouse, { id, token }: Seat): Promise<Opened> {
  const took: Partial<Opened> = {};
  for (const tool of ['messages', 'todo'] as const) {
    const { mark } = tools[tool];
    const context = await freshBrowser(browser, base, token);
    const page = await context.newPage();
    took[`${tool} address`] = await opensByAddress(page, addressOf(id, tool), mark);
    await rests(page);
    took[`${tool} again`] = await opensByAddress(page, addressOf(id, tool), mark);
    await context.close();
    const other = await freshBrowser(browser, base, token);
    const hub = await other.newPage();
    await hub.goto('/salons');
    await hub.locator(`a[href="/salon/${id}"]`).waitFor();
    await rests(hub);
    const links = [`/salon/${id}`, ...(tool === 'todo' ? [addressOf(id, tool)] : [])];
    took[`${tool} hub`] = await opensByPressing(hub, links, mark);
    await other.close();
  }
  return took as Opened;
}

/** What is brought after the words has come, and is kept. */
async function rests(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1500);
}

function openingsOf(found: readonly Opened[]): Result[] {
  return (['messages', 'todo'] as const).flatMap((tool) =>
    (['address', 'again', 'hub'] as const).map((way) => {
      const took = found.map((opened) => opened[`${tool} ${way}`]);
      return {
        figure: `a salon with 5,000 tasks and 100,000 messages: ${tools[tool].word} ${ways[way]}, until it is painted`,
        ours: seconds(median(took) / 1000),
        beside: `${seconds(Math.min(...took) / 1000)} to ${seconds(Math.max(...took) / 1000)}`,
        bar: `under ${seconds(bar / 1000)}`,
        reached: median(took) < bar,
      };
    }),
  );
}

async function scrolls(browser: Browser, { base }: RunningHouse, { id, token }: Seat): Promise<Result[]> {
  const results: Result[] = [];
  for (const tool of ['messages', 'todo'] as const) {
    const { word, mark, way } = tools[tool];
    const context = await freshBrowser(browser, base, token);
    const page = await context.newPage();
    await opensByAddress(page, addressOf(id, tool), mark);
    await rests(page);
    const scrolling = { row: mark.kind, millis: 3000, way };
    const told = (how: string, { frames, empty, largest, longest, moved }: Scrolled): Result => ({
      figure: `${word} of the same, ${how}: frames with an empty place`,
      ours: `${empty} of ${frames}`,
      beside: `${moved.toFixed(0)} px gone; the largest ${largest.toFixed(0)} px; the longest frame ${longest.toFixed(0)} ms`,
      bar: 'none',
      reached: empty === 0,
    });
    results.push(told('3 s by the wheel at 4,000 px a second', await byWheel(page, scrolling)));
    await page.waitForTimeout(500);
    results.push(told('from end to end by the bar in 3 s', await byTheBar(page, scrolling)));
    await context.close();
  }
  return results;
}
