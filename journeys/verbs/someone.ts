import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

export type Screen = 'wide' | 'narrow';

const domain = 'hearth.example';
export const password = 'a lamp in the window';

/** Someone in front of a screen. Everything is found as a person finds it: by role and by name. */
export class Someone {
  readonly name: string;
  readonly page: Page;
  readonly screen: Screen;
  /** What the browser complained of. */
  readonly complaints: string[] = [];

  constructor(name: string, page: Page, screen: Screen) {
    this.name = name;
    this.page = page;
    this.screen = screen;
    page.on('pageerror', (error) => this.complaints.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') this.complaints.push(`${message.text()} (${message.location().url})`);
    });
  }

  get email(): string {
    return `${this.name.toLowerCase()}@${domain}`;
  }

  async opens(address: string): Promise<void> {
    await this.page.goto(address);
  }

  /** Follows a link within the house, as any link of its pages is followed: without a reload. */
  async goesTo(address: string): Promise<void> {
    await this.page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href });
      document.body.append(link);
      link.click();
      link.remove();
    }, address);
    await this.page.waitForURL(`**${address}`);
    await this.page.getByRole('heading', { level: 1 }).first().waitFor();
  }

  async goesBack(): Promise<void> {
    await this.page.goBack();
  }

  async reloads(): Promise<void> {
    await this.page.reload();
  }

  async closesTheBrowser(): Promise<void> {
    await this.page.context().close();
  }

  /** On a wide screen one's face opens it, but in the main chat, which has a header of its own. */
  async opensTheMenu(): Promise<void> {
    const button = this.screen === 'wide' ? /^Menu$|and the house$/ : 'Menu';
    await this.page.getByRole('button', { name: button }).click();
  }

  /** Waits until it stands still and can be reached: what is still led to its place moves away under a press. */
  async comesToRest(what: Locator): Promise<void> {
    await expect.poll(() => what.evaluate(standsStill), { timeout: 20_000 }).toBe(true);
  }

  async presses(button: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name: button, exact: true }).click();
  }

  async fillsIn(fields: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, text] of Object.entries(fields)) {
      await this.page.getByLabel(label, { exact: true }).fill(text);
    }
  }

  typed(label: string): Promise<string> {
    return this.page.getByLabel(label, { exact: true }).inputValue();
  }

  /** What stands beside a field, tied to it so that it is read aloud with it. */
  async isTold(label: string, text: string | RegExp): Promise<void> {
    const field = this.page.getByLabel(label, { exact: true });
    await expect
      .poll(() => field.getAttribute('aria-invalid'), { timeout: 20_000, message: label })
      .toBe('true');
    const id = (await field.getAttribute('aria-describedby'))?.split(' ')[0];
    const words = await this.page.locator(`[id="${id}"]`).innerText();
    expect(words).toMatch(text);
  }

  async sees(text: string | RegExp, within = 20_000): Promise<void> {
    await this.page.getByText(text).filter({ visible: true }).first().waitFor({ timeout: within });
  }

  async seesHeading(name: string): Promise<void> {
    await this.page.getByRole('heading', { name, level: 1 }).waitFor();
  }

  async seesNoMore(text: string | RegExp): Promise<void> {
    await expect
      .poll(() => this.page.getByText(text).filter({ visible: true }).count(), { timeout: 20_000 })
      .toBe(0);
  }
}

/** Runs in the page, and brings into view first what is not to be seen. */
async function standsStill(element: Element): Promise<boolean> {
  const placed = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const reached = document.elementFromPoint(x + width / 2, y + height / 2);
    return (element.closest('article') ?? element).contains(reached) ? `${x} ${y} ${width} ${height}` : '';
  };
  if (placed() === '') element.scrollIntoView({ block: 'center' });
  const before = placed();
  // So long a list may still bring a row to its place while it measures the others.
  await new Promise((passed) => setTimeout(passed, 200));
  return before !== '' && before === placed();
}
