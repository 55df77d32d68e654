import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

export type Screen = 'wide' | 'narrow';

const domain = 'hearth.example';
export const password = 'a lamp in the window';

/** What people do here, in their own words. Everything is found as a person finds it: by role and by name. */
export class Person {
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

  // Coming in and going out.

  async opens(address: string): Promise<void> {
    await this.page.goto(address);
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

  async presses(button: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name: button, exact: true }).click();
  }

  async entersWithCode(code: string): Promise<void> {
    await this.opens('/enter');
    await this.presses('Create');
    await this.fillsIn({
      'Invitation code': code,
      Name: this.name,
      'E-mail or cell phone': this.email,
      Password: password,
    });
    await this.presses('Enter the Game');
    await this.page.waitForURL(/\/salons?\b/);
  }

  /** Opens an invitation link as a newcomer and makes an account: the code stands in its field already. */
  async entersByLink(link: string): Promise<void> {
    await this.opens(link);
    await this.presses('Create');
    await this.fillsIn({ Name: this.name, 'E-mail or cell phone': this.email, Password: password });
    await this.presses('Enter the Game');
    await this.page.waitForURL(/\/salon\//);
  }

  async signsIn(): Promise<void> {
    await this.opens('/enter');
    await this.presses('Login');
    await this.fillsIn({ 'E-mail or cell phone': this.email, Password: password });
    await this.presses('Enter the Game');
    await this.page.waitForURL(/\/salons/);
  }

  async leavesTheHouse(): Promise<void> {
    await this.opensTheMenu();
    await this.presses('Leave the house');
    await this.page.waitForURL(/\/enter/);
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

  async opensTheMenu(): Promise<void> {
    await this.page.getByRole('button', { name: this.screen === 'wide' ? /and the house$/ : 'Menu' }).click();
  }

  /** Puts on another skin, by the chooser in the menu. */
  async wears(skin: string): Promise<void> {
    await this.opensTheMenu();
    await this.page.getByRole('dialog').getByRole('radio', { name: skin }).check();
    await this.page.keyboard.press('Escape');
    await this.page.locator(`html[data-skin="${skin}"]`).waitFor();
    await this.page.getByRole('dialog').waitFor({ state: 'detached' });
  }

  async closesTheBrowser(): Promise<void> {
    await this.page.context().close();
  }

  // Salons.

  async foundsSalon(name: string): Promise<string> {
    await this.opens('/salons');
    await this.page.getByRole('button', { name: /^(Create Your First Project Salon|New Project)$/ }).click();
    await this.fillsIn({ 'What is it about?': name });
    await this.presses('Open the salon');
    await this.page.waitForURL(/\/salon\//);
    await this.seesHeading(name);
    return new URL(this.page.url()).pathname;
  }

  /** Makes an invitation to the salon that is open, and hands over its link. */
  async invites(people = 1): Promise<string> {
    await this.wantsWithSalon('Invite');
    for (let more = 1; more < people; more += 1) await this.presses('More uses');
    await this.presses('Make the invitation');
    const link = await this.page.getByText(/\/enter\?code=\d+/).textContent();
    await this.page.getByRole('button', { name: 'Close', exact: true }).first().click();
    return new URL(link ?? '').href;
  }

  /** On a wide screen some of it has a button of its own. */
  async wantsWithSalon(action: string): Promise<void> {
    const button = this.page.locator('header').getByRole('button', { name: action, exact: true });
    if (this.screen === 'wide' && (await button.count()) > 0) return button.click();
    await this.presses('What to do with this salon');
    await this.page.getByRole('menuitem', { name: action, exact: true }).click();
  }

  async sendsAway(person: Person): Promise<void> {
    await this.page.getByRole('link', { name: 'Peeps' }).click();
    await this.presses(`Change what ${person.name} may do`);
    await this.page.getByRole('menuitem', { name: 'Send away' }).click();
    await this.page.getByRole('dialog').getByRole('button', { name: 'Send away' }).click();
  }

  /** A salon's card on the hub. */
  card(salon: string): Locator {
    return this.page.getByRole('main').getByRole('link', { name: salon });
  }

  // Talking.

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

  // Seeing.

  async sees(text: string | RegExp, within = 20_000): Promise<void> {
    await this.page.getByText(text).filter({ visible: true }).first().waitFor({ timeout: within });
  }

  async seesHeading(name: string): Promise<void> {
    await this.page.getByRole('heading', { name, level: 1 }).waitFor();
  }

  async hears(text: string, within = 20_000): Promise<void> {
    await this.message(text).first().waitFor({ timeout: within });
  }

  async seesNoMore(text: string | RegExp): Promise<void> {
    await expect
      .poll(() => this.page.getByText(text).filter({ visible: true }).count(), { timeout: 20_000 })
      .toBe(0);
  }

  /** The stream as it is read from top to bottom, of those messages that hold one of these texts. */
  async reads(...texts: string[]): Promise<string[]> {
    const lines = await this.page
      .getByRole('region', { name: 'Messages' })
      .getByRole('article')
      .allInnerTexts();
    return lines.flatMap((line) => texts.filter((text) => line.includes(text)));
  }

  // The line.

  async goesOffline(): Promise<void> {
    await this.page.context().setOffline(true);
  }

  async comesBack(): Promise<void> {
    await this.page.context().setOffline(false);
  }

  async reloads(): Promise<void> {
    await this.page.reload();
  }

  /** The same person in the same browser, once more, at the same place. */
  async opensAnotherWindow(): Promise<Person> {
    const page = await this.page.context().newPage();
    await page.goto(this.page.url());
    return new Person(this.name, page, this.screen);
  }

  /** Does this browser hold these words anywhere in its own databases? */
  async keeps(words: string): Promise<boolean> {
    return this.page.evaluate(async (wanted) => {
      const all = <T>(request: IDBRequest<T>): Promise<T> =>
        new Promise((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(new Error('a database could not be read'));
        });
      for (const { name = '' } of await indexedDB.databases()) {
        const database = await all(indexedDB.open(name));
        const stores = [...database.objectStoreNames];
        const rows = stores.map((store) => all(database.transaction(store).objectStore(store).getAll()));
        const text = JSON.stringify(await Promise.all(rows));
        database.close();
        if (text.includes(wanted)) return true;
      }
      return JSON.stringify([localStorage, sessionStorage].map(Object.entries)).includes(wanted);
    }, words);
  }

  async goesBack(): Promise<void> {
    await this.page.goBack();
  }
}
