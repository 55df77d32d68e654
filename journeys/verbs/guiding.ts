import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { Someone } from './someone.ts';

/** Talking with the guide: what one tells it, what it answers, what it offers. */
export class Guiding extends Someone {
  get mairyField(): Locator {
    return this.page.getByRole('textbox', { name: 'What say you?' });
  }

  async opensMairy(): Promise<void> {
    await this.opens('/mairy');
    await this.mairyField.waitFor();
  }

  async tellsMairy(text: string): Promise<void> {
    await this.mairyField.fill(text);
    // While she answers, what comes is left in the field.
    const send = this.page.getByRole('button', { name: 'Send', exact: true });
    await expect.poll(() => send.isEnabled(), { timeout: 20_000 }).toBe(true);
    await this.mairyField.press('Enter');
    await this.ownWords(text).waitFor();
  }

  /** Answers an offer of hers, when the rows have stopped moving under the finger. */
  async answersOffer(text: string | RegExp, word: 'Yes' | 'Change' | 'No'): Promise<void> {
    await this.hearsItOut();
    await this.offer(text).last().getByRole('button', { name: word, exact: true }).click();
  }

  /** What one said oneself in the talk. */
  ownWords(text: string): Locator {
    return this.page
      .getByRole('region', { name: 'Messages' })
      .getByRole('article', { name: /^You, / })
      .filter({ hasText: text })
      .first();
  }

  answers(text?: string | RegExp): Locator {
    const all = this.page
      .getByRole('region', { name: 'Messages' })
      .getByRole('article', { name: /^(?:Mairy|The House), / });
    return text === undefined ? all : all.filter({ hasText: text });
  }

  /** The newest answer, when it has finished. */
  async hearsMairy(text: string | RegExp): Promise<string> {
    const answer = this.answers(text).last();
    await answer.waitFor({ timeout: 30_000 });
    await expect.poll(() => answer.getAttribute('aria-busy'), { timeout: 30_000 }).toBeNull();
    return answer.innerText();
  }

  /** Until the newest words are no longer one's own, and nothing is being said: then the rows have stopped moving. */
  async hearsItOut(): Promise<void> {
    const all = this.page.getByRole('region', { name: 'Messages' }).getByRole('article');
    await expect
      .poll(
        async () => [
          (await all.last().getAttribute('aria-label'))?.startsWith('You, ') ?? false,
          await all.and(this.page.locator('[aria-busy=true]')).count(),
        ],
        { timeout: 30_000 },
      )
      .toEqual([false, 0]);
    await this.seesNoMore(/the guide responding/);
  }

  /** A card on which something is offered. */
  offer(title: string | RegExp): Locator {
    return this.page
      .getByRole('region', { name: 'Messages' })
      .getByRole('article')
      .filter({ has: this.page.getByRole('heading', { name: title }) });
  }

  /** How often the guide has answered, however much of it is on the screen. */
  async answersSoFar(): Promise<number> {
    return this.page.evaluate(async () => {
      const read = async (address: string) => (await fetch(address)).json() as Promise<unknown>;
      const { space_id } = (await read('/api/mairy/thread')) as { space_id: string };
      const page = (await read(`/api/spaces/${space_id}/messages?limit=100`)) as {
        messages: { extra: { kind: string } | null }[];
      };
      return page.messages.filter(({ extra }) => extra?.kind === 'guide').length;
    });
  }

  /** Is it where one looks? */
  async isInSight(what: Locator): Promise<boolean> {
    const box = await what.boundingBox();
    const height = this.page.viewportSize()?.height ?? 0;
    return box !== null && box.y >= 0 && box.y + box.height <= height;
  }

  async choosesMode(mode: 'IRL+Game' | 'Game Only'): Promise<void> {
    // On a phone its place belongs to something else while one writes.
    if (this.screen === 'narrow') await this.mairyField.blur();
    await this.page.getByRole('radiogroup', { name: 'Mode' }).getByText(mode, { exact: true }).click();
  }

  /** On a phone the background's slider is in the heart's sheet, on a wide screen over the heart. */
  async reachesForTheBackground(): Promise<Locator> {
    if (this.screen === 'narrow') await this.presses('Light and sound');
    const slider = this.page.getByRole('slider', { name: 'Background opacity' });
    await slider.focus();
    return slider;
  }

  /** From how high to how high something stood, frame by frame, until the condition holds and half a second longer. */
  async watchesWhere(what: Locator, until: () => Promise<void>): Promise<{ from: number; to: number }> {
    const handle = await what.elementHandle();
    await this.page.evaluate((element) => {
      const tops: number[] = [];
      const look = () => {
        if (element?.isConnected) tops.push(element.getBoundingClientRect().top);
        requestAnimationFrame(look);
      };
      look();
      Object.assign(globalThis, { tops });
    }, handle);
    await until();
    await this.page.waitForTimeout(500);
    const tops = await this.page.evaluate(() => (globalThis as unknown as { tops: number[] }).tops);
    return { from: Math.min(...tops), to: Math.max(...tops) };
  }

  /** How many colours there are in a part of the screen. */
  async coloursIn(clip: { x: number; y: number; width: number; height: number }): Promise<number> {
    const picture = (await this.page.screenshot({ clip })).toString('base64');
    return this.page.evaluate(async (png) => {
      const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const pen = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
      pen.drawImage(image, 0, 0);
      return new Set(new Uint32Array(pen.getImageData(0, 0, image.width, image.height).data.buffer)).size;
    }, picture);
  }
}
