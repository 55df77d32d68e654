import { changeTask, createTask } from '@kinsong/contract/tasks/tasks.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import { launchBrowser } from '@kinsong/journeys/browser.ts';
import { Caller } from '@kinsong/server/test/caller.ts';
import type { Browser } from 'playwright-core';
import { setTimeout as wait } from 'node:timers/promises';
import { freshBrowser, opensByAddress } from '../browser/opening.ts';
import { notesPaintedRows, paintedRows } from '../browser/task-row.ts';
import { newDataFolder } from '../house/data-folder.ts';
import { startHouse, type RunningHouse } from '../house/house.ts';
import { hasArrived, peopleSalon } from '../house/people.ts';
import { startLoad } from '../load/index.ts';
import { calmRounds } from '../run/calm.ts';
import { millis, type Circumstances, type Findings, type Measure, type Result } from '../run/result.ts';
import { percentile } from '../run/statistics.ts';

const connected = 50;
const aSecond = 10;
const bar = 100;
const tasks = 20;

/** Fifty look at one list, and somebody changes a task in it: when has the last of them the change, and when is it painted? */
export const salonTasks: Measure = {
  name: 'salon-tasks',
  async take({ quick, patience, say }: Circumstances): Promise<Findings> {
    const house = await startHouse({ dataFolder: newDataFolder() });
    const [load, browser] = [startLoad(), await launchBrowser()];
    try {
      const salon = await peopleSalon(house, connected + 1);
      const [ada = '', ...others] = salon.tokens;
      const ids = await written(new Caller(house.base, ada), salon.id);
      const address = {
        kind: 'house',
        port: house.port,
        space: salon.id,
        senders: connected,
        tasks: ids,
      } as const;
      const rev = await salon.revision();
      await load.ask('open', {
        room: 'list',
        address: { ...address, tokens: others, rev },
        listeners: connected,
      });
      const changes = quick ? 60 : 200;
      const { found } = await calmRounds(quick ? 2 : 5, patience, async (round) => {
        const heard = await load.ask('pace', { room: 'list', aSecond, messages: changes });
        const painted = await onAScreen(browser, house, {
          id: salon.id,
          tokens: [ada, others[0]!],
          ids,
          changes,
        });
        say(`salon-tasks, round ${round}: the last has it p95 ${told(heard)}, painted p95 ${told(painted)}`);
        return { heard, painted };
      });
      return {
        results: [
          spread(
            `a task is changed, ${connected} members connected: until the last of them has it, p95`,
            found.flatMap(({ heard }) => heard),
          ),
          spread(
            'the same, until the row is painted on another member’s screen, p95',
            found.flatMap(({ painted }) => painted),
          ),
        ],
      };
    } finally {
      await Promise.all([load.stop(), browser.close()]);
      await house.stop();
    }
  },
};

const told = (took: readonly number[]): string => millis(percentile(took, 0.95));

function spread(figure: string, took: readonly number[]): Result {
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(took, share)) as [
    number,
    number,
    number,
  ];
  return {
    figure,
    ours: millis(p95),
    beside: `p50 ${millis(p50)}, p99 ${millis(p99)}, of ${took.length} changes`,
    bar: `at most ${millis(bar)}`,
    reached: p95 <= bar,
  };
}

async function written(ada: Caller, space_id: string): Promise<string[]> {
  const ids = Array.from({ length: tasks }, newId);
  for (const [at, id] of ids.entries())
    await ada.call(createTask, { params: { space_id }, body: { id, text: `Carry chair ${at}` } });
  return ids;
}

interface Watched {
  readonly id: string;
  /** Who looks, and who changes. */
  readonly tokens: readonly [string, string];
  readonly ids: readonly string[];
  readonly changes: number;
}

/** A real page that shows the list while another member changes it; each time from the call until the row is painted. */
async function onAScreen(
  browser: Browser,
  { base }: RunningHouse,
  { id, tokens: [looks, changesIt], ids, changes }: Watched,
): Promise<number[]> {
  await hasArrived(new Caller(base, looks));
  const context = await freshBrowser(browser, base, looks);
  const page = await context.newPage();
  await opensByAddress(page, `/salon/${id}?tab=todo`, { kind: '[data-task]', words: 'c' });
  await page.waitForLoadState('networkidle');
  await notesPaintedRows(page);
  const other = new Caller(base, changesIt);
  const asked = new Map<string, number>();
  for (let n = 0; n < changes; n += 1) {
    await wait(1000 / aSecond);
    const text = `Carried ${n} times, ${newId().slice(-6)}`;
    asked.set(text, performance.timeOrigin + performance.now());
    // The upper rows: what nobody sees is not drawn.
    await other.call(changeTask, { params: { task_id: ids[n % 5]! }, query: {}, body: { text } });
  }
  await page.waitForTimeout(1000);
  const painted = new Map(await paintedRows(page));
  await context.close();
  return [...asked].map(([text, at]) => {
    const shown = painted.get(text);
    if (shown === undefined) throw new Error(`${text} was never painted`);
    return shown - at;
  });
}
