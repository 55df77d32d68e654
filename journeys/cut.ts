import type { Page } from 'playwright-core';

/**
 * What of the visible words is cut off: beyond the window, or by a box that does not say so with dots. In bars nothing
 * may end in dots either: there every word leads somewhere.
 */
export const whatIsCut = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // In the letters it is written in: those that stand in for them until they come are wider.
    await document.fonts.ready;
    const seen = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('[inert], [aria-hidden="true"], noscript') === null;
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const element = text.parentElement;
      if (element === null || text.textContent?.trim() === '' || !seen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, width } = range.getBoundingClientRect();
      if (width === 0) continue;
      const say = (how: string) => found.push(`${how}: ${text.textContent?.trim().slice(0, 60)}`);
      let within = { left: 0, right: innerWidth };
      let hidden = false;
      let dotted = false;
      for (
        let box: Element | null = element;
        box !== null && box !== document.body;
        box = box.parentElement
      ) {
        const style = getComputedStyle(box);
        if (style.display === 'inline' || style.overflowX === 'visible') continue;
        const edges = box.getBoundingClientRect();
        // For ears alone.
        if (edges.width <= 2 || edges.height <= 2) hidden = true;
        if (style.textOverflow === 'ellipsis') dotted = true;
        // What scrolls sideways, or slides under a rounded edge by less than a pixel, is not cut.
        if (style.overflowX !== 'auto' && style.overflowX !== 'scroll')
          within = { left: Math.max(within.left, edges.left), right: Math.min(within.right, edges.right) };
      }
      if (hidden) continue;
      const isCut = left < within.left - 1 || right > within.right + 1;
      if (isCut && dotted && element.closest('nav[aria-label]:not([aria-label="Salons"])') !== null)
        say('dots in a bar');
      else if (isCut && !dotted) say(`${Math.round(left)} to ${Math.round(right)}`);
    }
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways');
    return found;
  });
