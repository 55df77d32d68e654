import type { Page } from 'playwright-core';

/** When each wording of a task was first painted, by the clock that all processes of this machine share. */
export type Painted = readonly (readonly [words: string, at: number])[];

/** From now on notes when rows of a list of tasks come to say something else. */
export async function notesPaintedRows(page: Page): Promise<void> {
  await page.evaluate(() => {
    const painted: [string, number][] = [];
    Object.assign(globalThis, { painted });
    const seen = new Set<string>();
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<string>) =>
      painted.push([data, performance.timeOrigin + performance.now()]);
    const look = (): void => {
      for (const row of document.querySelectorAll('[data-task] > span:first-child')) {
        const words = row.textContent;
        if (seen.has(words)) continue;
        seen.add(words);
        // After the frame in which it stands for the first time.
        port2.postMessage(words);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

export const paintedRows = (page: Page): Promise<Painted> =>
  page.evaluate(() => (globalThis as unknown as { painted: Painted }).painted);
