import type { Locator } from 'playwright-core';
import { Someone } from './someone.ts';

interface Tone {
  readonly frequency: number;
  /** How long it was put on the clock for, in seconds. */
  readonly length: number;
}

interface Movement {
  readonly on: string;
  readonly duration: string;
}

/** Double taps, what answers them, and the tones they sound. */
export class Tapping extends Someone {
  /** The words themselves, which finger and mouse tap. */
  words(text: string): Locator {
    return this.page.getByRole('region', { name: 'Messages' }).getByText(text, { exact: true }).first();
  }

  async doubleTaps(text: string): Promise<void> {
    if (this.screen === 'wide') return this.words(text).dblclick();
    const { x, y } = await this.restingPlaceOf(text);
    const down = { type: 'touchStart' as const, touchPoints: [{ x, y }] };
    const up = { type: 'touchEnd' as const, touchPoints: [] };
    const line = await this.page.context().newCDPSession(this.page);
    // All sent before the first is answered: on a busy machine the second tap would come too late to be one with it.
    await Promise.all([down, up, down, up].map((event) => line.send('Input.dispatchTouchEvent', event)));
    await line.detach();
  }

  /** A finger rests on the words until their menu has opened. */
  async restsOn(text: string): Promise<void> {
    const touchPoints = [await this.restingPlaceOf(text)];
    const line = await this.page.context().newCDPSession(this.page);
    await line.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await this.page.getByRole('menu').waitFor();
    await line.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await line.detach();
  }

  async restingPlaceOf(text: string): Promise<{ x: number; y: number }> {
    await this.comesToRest(this.words(text));
    return this.middleOf(text);
  }

  async middleOf(text: string): Promise<{ x: number; y: number }> {
    const box = await this.words(text).boundingBox();
    if (box === null) throw new Error(`"${text}" is not to be seen`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
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

  /** From the next load on, writes down every tone that is put on the clock of an audio context, and what moves. */
  async listens(): Promise<void> {
    await this.page.addInitScript(() => {
      const heard: Tone[] = [];
      const moved: Movement[] = [];
      Object.assign(globalThis, { heard, moved });
      addEventListener('animationstart', ({ target, pseudoElement }) => {
        if (!(target instanceof Element)) return;
        const whole = target.closest('button, a');
        const on = whole?.getAttribute('aria-label') ?? whole?.textContent ?? '';
        moved.push({ on, duration: getComputedStyle(target, pseudoElement || null).animationDuration });
      });
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

  /** How long what began to move on a button or a link was to move, since it was last asked for; each length once. */
  async sawMoving(name: string): Promise<string[]> {
    return this.page.evaluate((begins) => {
      const { moved } = globalThis as unknown as { moved: Movement[] };
      const here = moved.splice(0).filter(({ on }) => on.startsWith(begins));
      return [...new Set(here.map(({ duration }) => duration))];
    }, name);
  }

  /** The tones of these frequencies that were heard since it was last asked for. */
  async heardTones(...frequencies: number[]): Promise<Tone[]> {
    return this.page.evaluate((wanted) => {
      const { heard } = globalThis as unknown as { heard: Tone[] };
      return heard.splice(0).filter(({ frequency }) => wanted.includes(frequency));
    }, frequencies);
  }
}
