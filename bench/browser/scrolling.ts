import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** What the page handed over to be shown while a list moved. */
export interface Scrolled {
  readonly frames: number;
  /** Frames in which some place of the window, where the list is, had no row. */
  readonly empty: number;
  /** The largest such place, in pixels. */
  readonly largest: number;
  /** How long a frame took at the longest, in milliseconds. */
  readonly longest: number;
  /** How far it went. */
  readonly moved: number;
}

export interface Scrolling {
  /** An element within the list. */
  readonly row: string;
  readonly millis: number;
  readonly way: 1 | -1;
}

const aSecond = 4000;

/** With the wheel, as fast as a finger flings. */
export async function byWheel(page: Page, { row, millis, way }: Scrolling): Promise<Scrolled> {
  const { x, y } = await page.evaluate(beginsToWatch, row);
  await page.mouse.move(x, y);
  const begun = performance.now();
  let gone = 0;
  for (;;) {
    const now = performance.now() - begun;
    if (now > millis) break;
    const next = Math.round((now / 1000) * aSecond);
    await page.mouse.wheel(0, way * (next - gone));
    gone = next;
    await wait(8);
  }
  return page.evaluate(endsToWatch);
}

/** By the bar at its side, from one end of what is there to the other. */
export async function byTheBar(page: Page, { row, millis, way }: Scrolling): Promise<Scrolled> {
  await page.evaluate(beginsToWatch, row);
  await page.evaluate(dragsTheBar, { millis, way });
  return page.evaluate(endsToWatch);
}

interface Watched {
  readonly list: Element;
  readonly scroller: Element;
  readonly frames: { at: number; gap: number }[];
  moved: number;
  over: boolean;
}

/** The rest runs in the page. */
function beginsToWatch(row: string): { x: number; y: number } {
  const list = document.querySelector(row)!.closest('ul, ol')!;
  let scroller = list.parentElement!;
  while (scroller.scrollHeight <= scroller.clientHeight) scroller = scroller.parentElement!;
  const watched: Watched = { list, scroller, frames: [], moved: 0, over: false };
  Object.assign(globalThis, { watched });
  /** The largest place without a row, between the edges of what is seen of the list. */
  const largestGap = (): number => {
    const [seen, whole] = [scroller.getBoundingClientRect(), list.getBoundingClientRect()];
    const end = Math.min(seen.bottom, whole.bottom);
    let [at, gap] = [Math.max(seen.top, whole.top), 0];
    const rows = [...list.children]
      .filter((each) => (each as HTMLElement).style.visibility !== 'hidden' && each.textContent !== '')
      .map((each) => each.getBoundingClientRect())
      .toSorted((a, b) => a.top - b.top);
    for (const { top, bottom } of rows) {
      if (top >= end) break;
      gap = Math.max(gap, top - at);
      at = Math.max(at, bottom);
    }
    return Math.max(gap, end - at);
  };
  let before = scroller.scrollTop;
  const frame = (at: number): void => {
    watched.frames.push({ at, gap: largestGap() });
    watched.moved += Math.abs(scroller.scrollTop - before);
    before = scroller.scrollTop;
    if (!watched.over) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  const { left, top, width, height } = scroller.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** What a hand does to the bar reaches the page between two frames; what the page does in one comes too late for it. */
function dragsTheBar({ millis, way }: { millis: number; way: 1 | -1 }): Promise<undefined> {
  const { watched } = globalThis as unknown as { watched: Watched };
  const { scroller } = watched;
  const begun = performance.now();
  return new Promise((resolve) => {
    const drag = (): void => {
      const share = Math.min(1, (performance.now() - begun) / millis);
      const room = scroller.scrollHeight - scroller.clientHeight;
      scroller.scrollTop = room * (way === 1 ? share : 1 - share);
      if (share === 1) resolve(undefined);
      else setTimeout(drag, 8);
    };
    drag();
  });
}

function endsToWatch(): Scrolled {
  const { watched } = globalThis as unknown as { watched: Watched };
  watched.over = true;
  const { frames, moved } = watched;
  /** Rows lie side by side to within rounding. */
  const isEmpty = ({ gap }: { gap: number }): boolean => gap > 2;
  return {
    frames: frames.length,
    empty: frames.filter(isEmpty).length,
    largest: Math.max(...frames.map(({ gap }) => gap)),
    longest: Math.max(...frames.slice(1).map(({ at }, index) => at - frames[index]!.at)),
    moved,
  };
}
