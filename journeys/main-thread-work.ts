import type { Page } from 'playwright-core';

/** What the page's own thread did, in milliseconds of its processor: what else this machine does is no part of it. */
export interface MainThreadWork {
  /** Of twenty frames nineteen took no longer. */
  readonly frame: number;
  readonly longestTask: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const frame = 1000 / 60;

/** Has the browser write down what its page does meanwhile. Nobody may ask the page anything in that time. */
export async function mainThreadWork(page: Page, meanwhile: () => Promise<void>): Promise<MainThreadWork> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
    },
  });
  await meanwhile();
  const complete = new Promise((resolve) => {
    session.once('Tracing.tracingComplete', resolve);
  });
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return sumUp(tasksOfThePage(events));
}

function tasksOfThePage(events: readonly TraceEvent[]): { at: number; took: number }[] {
  const threads = events
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map(({ pid, tid }) => `${pid} ${tid}`);
  return events
    .filter(({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && threads.includes(`${pid} ${tid}`))
    .map(({ ts, tdur = 0 }) => ({ at: ts / 1000, took: tdur / 1000 }));
}

function sumUp(tasks: readonly { at: number; took: number }[]): MainThreadWork {
  const first = Math.min(...tasks.map(({ at }) => at));
  const frames: number[] = [];
  for (const { at, took } of tasks) {
    const count = Math.floor((at - first) / frame);
    frames[count] = (frames[count] ?? 0) + took;
  }
  const sorted = Array.from(frames, (took) => took ?? 0).toSorted((a, b) => a - b);
  return {
    frame: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
    longestTask: Math.max(...tasks.map(({ took }) => took)),
  };
}
