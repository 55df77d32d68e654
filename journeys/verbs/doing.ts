import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { Someone } from './someone.ts';

/** Writing down what is to be done, ticking it, ordering it. */
export class Doing extends Someone {
  async opensTheList(salon?: string): Promise<void> {
    await this.opens(salon === undefined ? '/tasks' : `${salon}?tab=todo`);
    await this.page.getByLabel('Add a task', { exact: true }).waitFor();
  }

  async writesDown(...tasks: readonly string[]): Promise<void> {
    const field = this.page.getByLabel('Add a task', { exact: true });
    for (const text of tasks) {
      await field.fill(text);
      await field.press('Enter');
      await this.task(text).waitFor();
    }
  }

  /** Says more of it before it is written down. */
  async writesDownFully(
    text: string,
    fields: Readonly<Record<string, string>>,
    priority: string,
  ): Promise<void> {
    await this.presses('Add details');
    const sheet = this.page.getByRole('dialog');
    await sheet.getByLabel('What is to be done?').fill(text);
    for (const [label, value] of Object.entries(fields)) {
      const field = sheet.getByLabel(label, { exact: true });
      if (label === 'Who does it') await field.selectOption({ label: value });
      else await field.fill(value);
    }
    await sheet.getByText(priority, { exact: true }).click();
    await sheet.getByRole('button', { name: 'Write it down' }).click();
  }

  /** Opens it, changes what is to be different, and saves. */
  async changesTask(
    text: string,
    fields: Readonly<Record<string, string>>,
    priority?: string,
  ): Promise<void> {
    const whole = await this.opensTask(text);
    await whole.getByRole('button', { name: 'Change', exact: true }).click();
    await this.fillsIn(fields);
    const sheet = this.page.getByRole('dialog', { name: 'Change this task' });
    if (priority !== undefined) await sheet.getByText(priority, { exact: true }).click();
    await sheet.getByRole('button', { name: 'Save' }).click();
    await sheet.waitFor({ state: 'detached' });
    if (this.screen === 'narrow') await this.presses('Close');
  }

  /** On the sheet that a sentence opens: what differs from what was found in it. */
  async writesDownWhatWasSaid(fields: Readonly<Record<string, string>> = {}): Promise<void> {
    const sheet = this.page.getByRole('dialog', { name: 'Make it a task' });
    for (const [label, value] of Object.entries(fields)) {
      await sheet.getByLabel(label, { exact: true }).fill(value);
    }
    await sheet.getByRole('button', { name: 'Write it down' }).click();
    await sheet.waitFor({ state: 'detached' });
  }

  /** Under a sentence: the way to what came of it. */
  cameOf(text: string): Locator {
    return this.page
      .getByRole('region', { name: 'Messages' })
      .getByRole('article')
      .filter({ hasText: text })
      .getByRole('link', { name: /^Added to tasks/ });
  }

  async goesToWhatCameOf(text: string): Promise<void> {
    await this.comesToRest(this.cameOf(text));
    await this.cameOf(text).click();
  }

  task(text: string): Locator {
    return this.page.getByRole('listitem').filter({ hasText: text, has: this.page.getByRole('checkbox') });
  }

  async ticks(text: string): Promise<void> {
    await this.task(text).getByRole('checkbox').click();
  }

  async seesDone(text: string, done = true): Promise<void> {
    await expect
      .poll(() => this.task(text).getByRole('checkbox').getAttribute('aria-checked'), { timeout: 30_000 })
      .toBe(String(done));
  }

  /** Its whole: beside the list, or as a sheet over it. */
  async opensTask(text: string): Promise<Locator> {
    await this.task(text).getByRole('button').click();
    const whole =
      this.screen === 'wide'
        ? this.page.getByRole('region', { name: text })
        : this.page.getByRole('dialog', { name: text });
    await whole.waitFor();
    return whole;
  }

  /** The words of the list, from top to bottom: headings and tasks. */
  async readsTheList(): Promise<string[]> {
    return this.page
      .getByRole('main')
      .locator('h2, [data-task] > span:first-child')
      .evaluateAll((all) =>
        all.filter((each) => each.closest('section[aria-label]') === null).map((each) => each.textContent),
      );
  }
}
