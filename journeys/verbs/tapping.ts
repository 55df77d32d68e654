import type { Locator } from 'playwright-core';
import { Someone } from './someone.ts';

interface Tone {
  readonly frequency: number;
  /** How long it was put on the clock for, in seconds. */
  readonly length: number;
}

/** Double taps, what answers them, and the tones they sound. */
export class Tapping extends Someone {
  /** The words themselves, which finger and mouse tap. */
  words(text: string): Locator {
    return this.page.getByRole('region', { name: 'Messages' }).getByText(text, { exact: true }).first();
  }

  async doubleTaps(text: string): Promise<void> {
    if (this.screen === 'wide') return this.words(text).dblclick();
    await this.words(text).scrollIntoViewIfNeeded();
    const box = await this.words(text).boundingBox();
    if (box === null) throw new Error(`"${text}" is not to be seen`);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    // On a busy machine two taps may come so far apart that they are two: then they are given again.
    for (let took = Infinity; took > 400;) {
      const begun = performance.now();
      await this.page.touchscreen.tap(x, y);
      await this.page.touchscreen.tap(x, y);
      took = performance.now() - begun;
    }
  }

  /** A key pressed while the focus is on what a message's menu hangs from. */
  async pressesAt(text: string, key: string): Promise<void> {
    const menu = this.page
      .getByRole('article')
      .filter({ hasText: text })
      .first()
      .getByRole('button', { name: /^What to do with/ });
    await menu.focus();
    await menu.press(key);
  }

  /** From the next load on, writes down every tone that is put on the clock of an audio context. */
  async listens(): Promise<void> {
    await this.page.addInitScript(() => {
      const heard: Tone[] = [];
      Object.assign(globalThis, { heard });
      const begins = new WeakMap<OscillatorNode, number>();
      const { start, stop } = OscillatorNode.prototype;
      OscillatorNode.prototype.start = function (when = 0) {
        begins.set(this, when);
        start.call(this, when);
      };
      OscillatorNode.prototype.stop = function (when = 0) {
        heard.push({ frequency: this.frequency.value, length: when - (begins.get(this) ?? when) });
        stop.call(this, when);
      };
    });
  }

  /** The tones of these frequencies that were heard since it was last asked for. */
  async heardTones(...frequencies: number[]): Promise<Tone[]> {
    return this.page.evaluate((wanted) => {
      const { heard } = globalThis as unknown as { heard: Tone[] };
      return heard.splice(0).filter(({ frequency }) => wanted.includes(frequency));
    }, frequencies);
  }
}
