import type { Locator } from 'playwright-core';
import { Someone } from './someone.ts';

/** Saying, hearing, and what is done with what was said. */
export class Talking extends Someone {
  get composer(): Locator {
    return this.page.getByRole('textbox', { name: /^Write to / });
  }

  /** A message that stands in the stream. */
  message(text: string): Locator {
    return this.page.getByRole('region', { name: 'Messages' }).getByRole('article').filter({ hasText: text });
  }

  async says(text: string): Promise<void> {
    await this.composer.fill(text);
    if (this.screen === 'wide') await this.composer.press('Enter');
    else await this.presses('Send');
    await this.message(text).first().waitFor();
  }

  async begins(text: string): Promise<void> {
    await this.composer.pressSequentially(text);
  }

  async hears(text: string, within = 20_000): Promise<void> {
    await this.message(text).first().waitFor({ timeout: within });
  }

  async replies(to: string, text: string): Promise<void> {
    await this.does('Reply', to);
    await this.says(text);
  }

  async changes(text: string, into: string): Promise<void> {
    await this.does('Change', text);
    await this.fillsIn({ 'Change your words': into });
    await this.presses('Save');
  }

  async takesBack(text: string): Promise<void> {
    await this.does('Take back', text);
    await this.presses('Take it back');
  }

  /** Reads the menu of a message, which is there for the pointer, the keyboard and a resting finger. */
  async does(action: string, text: string): Promise<void> {
    // What quotes it stands below it.
    const menu = this.message(text)
      .first()
      .getByRole('button', { name: /^What to do with/ });
    await menu.focus();
    await menu.press('Enter');
    await this.page.getByRole('menuitem', { name: action, exact: true }).click();
  }

  /** The stream as it is read from top to bottom, of those messages that hold one of these texts. */
  async reads(...texts: string[]): Promise<string[]> {
    const lines = await this.page
      .getByRole('region', { name: 'Messages' })
      .getByRole('article')
      .allInnerTexts();
    return lines.flatMap((line) => texts.filter((text) => line.includes(text)));
  }
}
