import { Someone } from './someone.ts';

interface Seen {
  /** When the talk's data had come, and when its rows stood, on the page's own clock. */
  came: number;
  stood: number;
}

/** Looking closely at how a long talk opens and scrolls, frame by frame. */
export class Watching extends Someone {
  /** From the next page on. */
  async watchesFrames(): Promise<void> {
    await this.page.addInitScript(() => {
      const seen = { stood: 0 };
      Object.assign(window, { seen });
      new MutationObserver(() => {
        if (seen.stood === 0 && document.querySelector('section[aria-label="Messages"] article') !== null)
          requestAnimationFrame(() => (seen.stood ||= performance.now()));
      }).observe(document, { childList: true, subtree: true });
    });
  }

  opened(): Promise<Seen> {
    return this.page.evaluate(() => {
      const { seen } = window as unknown as { seen: { stood: number } };
      const asked = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const page = asked.find(({ name }) => /\/api\/spaces\/[^/]+\/messages\?/.test(name));
      if (page === undefined) throw new Error('the words did not come by HTTP, where that can be timed');
      return { came: page.responseEnd, stood: seen.stood };
    });
  }

  /** Every question to the house stays without an answer, until what comes back is called. */
  async getsNoAnswers(): Promise<() => Promise<void>> {
    const questions = '**/api/**';
    await this.page.route(questions, () => {});
    return () => this.page.unroute(questions);
  }

  /** Long enough for what is brought after the words to have come. */
  async rests(): Promise<void> {
    await this.page.waitForLoadState('networkidle');
    await this.page.waitForTimeout(3000);
  }

  /** Reloads, and says how many milliseconds of its processor the page needed until these words stood. */
  async reloadsToWords(words: string): Promise<number> {
    const wire = await this.page.context().newCDPSession(this.page);
    try {
      await wire.send('Performance.enable', { timeDomain: 'threadTicks' });
      await this.page.reload({ waitUntil: 'commit' });
      await this.page.getByRole('region', { name: 'Messages' }).getByText(words).first().waitFor();
      const { metrics } = await wire.send('Performance.getMetrics');
      const spent = new Map(metrics.map(({ name, value }) => [name, value * 1000]));
      // What the test itself asks of the page is no work of the page.
      return (spent.get('TaskDuration') ?? Infinity) - (spent.get('DevToolsCommandDuration') ?? 0);
    } finally {
      await wire.detach();
    }
  }

  /** Scrolls upward as a finger flings, and says how long the middle of the window stood empty at the longest. */
  scrollsUp(millis: number): Promise<{ emptyFor: number; reached: number }> {
    return this.page.evaluate(
      (time) =>
        new Promise((resolve) => {
          const list = document.querySelector('section[aria-label="Messages"]')!;
          const { top, height } = list.getBoundingClientRect();
          const middle = top + height / 2;
          const begun = performance.now();
          let [longest, run, before, empty] = [0, 0, begun, false];
          const frame = (now: number) => {
            // Not by what a finger would hit: while it scrolls, the list takes no touch.
            const row = [...list.querySelectorAll<HTMLElement>('ol > li')].find((each) => {
              const { top: above, bottom } = each.getBoundingClientRect();
              return above <= middle && bottom >= middle && each.style.visibility !== 'hidden';
            });
            // What a frame showed, it showed until this one.
            run = empty ? run + now - before : 0;
            longest = Math.max(longest, run);
            empty = row === undefined || row.textContent === '';
            if (now - begun > time) {
              const reached = Number(/Line (\d+)\./.exec(list.textContent)?.[1] ?? 0);
              return resolve({ emptyFor: longest, reached });
            }
            // Four thousand pixels a second, however many frames there are.
            list.scrollTop -= (now - before) * 4;
            before = now;
            requestAnimationFrame(frame);
          };
          requestAnimationFrame(frame);
        }),
      millis,
    );
  }

  /** From the next page on: when one's own list has its data, and when it stands. */
  async watchesTheList(): Promise<void> {
    await this.page.addInitScript(() => {
      const list = { stood: 0 };
      Object.assign(window, { list });
      new MutationObserver(() => {
        if (list.stood === 0 && document.querySelector('[data-task]') !== null)
          requestAnimationFrame(() => (list.stood ||= performance.now()));
      }).observe(document, { childList: true, subtree: true });
    });
  }

  sawTheList(): Promise<Seen> {
    return this.page.evaluate(() => {
      const { list } = window as unknown as { list: { stood: number } };
      const asked = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const answer = asked.find(({ name }) => name.endsWith('/api/tasks'));
      if (answer === undefined) throw new Error('the list did not come by HTTP, where that can be timed');
      return { came: answer.responseEnd, stood: list.stood };
    });
  }

  /** Flings the list of tasks downward, and says how long its middle stood empty at the longest. */
  flingsTheList(millis: number): Promise<{ emptyFor: number; reached: number }> {
    return this.page.evaluate(
      (time) =>
        new Promise((resolve) => {
          const rows = document.querySelector('[data-task]')!.closest('ul')!;
          let scroller: Element = rows;
          while (scroller.scrollHeight <= scroller.clientHeight) scroller = scroller.parentElement!;
          scroller.scrollTop = 0;
          const { top, height } = scroller.getBoundingClientRect();
          const middle = top + height / 2;
          const begun = performance.now();
          let [longest, run, before, empty] = [0, 0, begun, false];
          const frame = (now: number) => {
            const row = [...rows.children].find((each) => {
              const { top: above, bottom } = each.getBoundingClientRect();
              return (
                above <= middle && bottom >= middle && (each as HTMLElement).style.visibility !== 'hidden'
              );
            });
            // What a frame showed, it showed until this one.
            run = empty ? run + now - before : 0;
            longest = Math.max(longest, run);
            empty = row === undefined || row.textContent === '';
            if (now - begun > time) return resolve({ emptyFor: longest, reached: scroller.scrollTop });
            // Eight thousand pixels a second, however many frames there are.
            scroller.scrollTop += (now - before) * 8;
            before = now;
            requestAnimationFrame(frame);
          };
          requestAnimationFrame(frame);
        }),
      millis,
    );
  }
}
