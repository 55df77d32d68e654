/** Whoever counts their bytes loads what they see, when they see it. */
const saves = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

const atIdle = (act: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 2000 });
  else setTimeout(act, 200);
};

/**
 * Brings what the page at this address is made of into the browser's own cache, while somebody is busy with this one.
 * The page names all of it itself; nothing of it runs.
 */
export function preloadPage(address: string): void {
  if (saves()) return;
  atIdle(() => void bring(address).catch(() => {}));
}

async function bring(address: string): Promise<void> {
  const page = await fetch(address, { headers: { accept: 'text/html' }, priority: 'low' });
  const html = new DOMParser().parseFromString(await page.text(), 'text/html');
  const parts = html.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload], link[rel=preload]');
  const here = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
  for (const part of parts) {
    const { href } = new URL(part.getAttribute('href') ?? '', location.href);
    // One after the other: what the door itself asks for goes before.
    if (!here.has(href)) await (await fetch(href, { priority: 'low' })).arrayBuffer();
  }
}
