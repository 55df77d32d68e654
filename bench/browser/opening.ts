import type { Browser, BrowserContext, Page } from 'playwright-core';

/** What has to be seen for a screen to stand: an element of this kind with these words, within the window. */
export interface Mark {
  readonly kind: string;
  readonly words: string;
}

/** A browser that has nothing of the house yet, with somebody signed in. */
export async function freshBrowser(browser: Browser, base: string, token: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: base,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
  });
  await context.addCookies([{ name: 'session_token', value: token, url: base }]);
  return context;
}

/** How many milliseconds after its address was called a page shows what is meant, painted. */
export async function opensByAddress(page: Page, address: string, mark: Mark): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' });
  return page.evaluate(untilPainted, mark);
}

/** The same from the press of one link, and where need be of another as soon as it is there. */
export async function opensByPressing(page: Page, links: readonly string[], mark: Mark): Promise<number> {
  const begun = await page.evaluate((addresses) => {
    const press = ([next, ...others]: readonly string[]): void => {
      if (next === undefined) return;
      const link = document.querySelector<HTMLElement>(`a[href="${next}"]`);
      if (link === null) return void requestAnimationFrame(() => press([next, ...others]));
      link.click();
      press(others);
    };
    const now = performance.now();
    press(addresses);
    return now;
  }, links);
  return (await page.evaluate(untilPainted, mark)) - begun;
}

/** Runs in the page: looks at every frame, and says when the first that shows it was painted, on the page's own clock. */
function untilPainted({ kind, words }: Mark): Promise<number> {
  const isSeen = (element: Element): boolean => {
    const { top, bottom, height } = element.getBoundingClientRect();
    return element.textContent.includes(words) && height > 0 && top < innerHeight && bottom > 0;
  };
  return new Promise((resolve, reject) => {
    const look = (): void => {
      if (performance.now() > 60_000)
        return reject(new Error(`${words} never came: ${document.body.innerText}`));
      if (![...document.querySelectorAll(kind)].some(isSeen)) return void requestAnimationFrame(look);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now());
      port2.postMessage(null);
    };
    requestAnimationFrame(look);
  });
}
