import type { Browser, CDPSession } from 'playwright-core';

/** A phone in a train: 1.6 Mbit/s, 150 ms to the house and back, a processor four times slower than this one. */
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

export interface FirstLoad {
  /** When the field took words and the newest words were seen, in milliseconds from the call on. */
  readonly usableAfter: number;
  /** When the page first showed anything at all. */
  readonly paintedAfter: number;
  /** Milliseconds in which the page showed nothing to look at, between its first paint and then. */
  readonly emptyFor: number;
  /** All that was asked for until then, with the bytes of each as they came over the line, headers included. */
  readonly asked: readonly Asked[];
  /** What was asked for after that. */
  readonly later: readonly Asked[];
}

export interface Asked {
  readonly path: string;
  readonly kind: string;
  readonly after: number;
  readonly until: number;
  readonly bytes: number;
}

interface Watched {
  usable: number;
  empty: number;
}

/** A signed-in person opens Mairy in a browser that has nothing of the house yet. */
export async function opensOnASlowLine(
  browser: Browser,
  base: string,
  token: string,
  newest: string,
  slower = 4,
): Promise<FirstLoad> {
  const context = await browser.newContext({
    baseURL: base,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
    reducedMotion: 'no-preference',
  });
  try {
    await context.addCookies([{ name: 'session_token', value: token, url: base }]);
    const page = await context.newPage();
    const wire = await context.newCDPSession(page);
    const heard = await hear(wire, slower);
    await page.addInitScript(watch, newest);
    await page.goto('/mairy', { waitUntil: 'commit' });
    await page.waitForFunction(() => (globalThis as unknown as { seen: Watched }).seen.usable > 0, null, {
      timeout: 60_000,
    });
    await page.waitForLoadState('networkidle');
    const { seen, painted } = await page.evaluate(() => ({
      seen: (globalThis as unknown as { seen: Watched }).seen,
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    }));
    const all = heard();
    return {
      usableAfter: seen.usable,
      paintedAfter: painted,
      emptyFor: seen.empty,
      asked: all.filter(({ after }) => after <= seen.usable),
      later: all.filter(({ after }) => after > seen.usable),
    };
  } finally {
    await context.close();
  }
}

/** Slows line and processor down, and notes each thing that is asked for. */
async function hear(wire: CDPSession, slower: number): Promise<() => Asked[]> {
  const asked = new Map<string, { path: string; kind: string; from: number; until: number; bytes: number }>();
  let began = 0;
  wire.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    if (!request.url.startsWith('http')) return;
    began ||= timestamp;
    const { pathname, search } = new URL(request.url);
    asked.set(requestId, { path: pathname + search, kind: type ?? '', from: timestamp, until: 0, bytes: 0 });
  });
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const one = asked.get(requestId);
    if (one !== undefined) Object.assign(one, { bytes: encodedDataLength, until: timestamp });
  });
  await wire.send('Network.enable');
  await wire.send('Network.emulateNetworkConditions', line);
  await wire.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const since = (moment: number) => Math.max(0, (moment - began) * 1000);
  return () =>
    [...asked.values()].map(({ path, kind, bytes, from, until }) => ({
      path,
      kind,
      bytes,
      after: since(from),
      until: since(until),
    }));
}

/** Runs in the page: frame by frame, whether anything is to be seen, and whether Mairy can be talked to. */
function watch(newest: string): void {
  const seen: Watched = { usable: 0, empty: 0 };
  Object.assign(globalThis, { seen });
  let before = performance.now();
  let shown = false;
  const inSight = (element: Element | null): boolean => {
    if (element === null) return false;
    const { top, bottom, height } = element.getBoundingClientRect();
    return height > 0 && top < innerHeight && bottom > 0;
  };
  const frame = (): void => {
    const now = performance.now();
    const marks = [
      ...document.querySelectorAll('#lamp, #app svg, #app p, #app h1, #app output, #app textarea'),
    ];
    const something = marks.some((each) => inSight(each) && each.checkVisibility({ opacityProperty: true }));
    if (shown && !something) seen.empty += now - before;
    shown ||= something;
    before = now;
    const field = document.querySelector<HTMLTextAreaElement>('textarea');
    const said = [...document.querySelectorAll('section[aria-label="Messages"] article')];
    const there = said.some((each) => each.textContent.includes(newest) && inSight(each));
    if (field !== null && !field.disabled && inSight(field) && there) {
      seen.usable = performance.now();
      return;
    }
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
