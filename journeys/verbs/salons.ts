import type { Locator } from 'playwright-core';
import { Someone } from './someone.ts';

/** Founding a salon, inviting to it, ordering it. */
export class Salons extends Someone {
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
    await this.page.getByLabel(/^Uses, /).fill(String(people));
    await this.presses('Make the invitation');
    await this.page.getByRole('img', { name: 'QR code of the invitation link' }).waitFor();
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

  async sendsAway(person: Someone): Promise<void> {
    await this.page.getByRole('link', { name: 'Peeps' }).click();
    await this.presses(`Change what ${person.name} may do`);
    await this.page.getByRole('menuitem', { name: 'Send away' }).click();
    await this.page.getByRole('dialog').getByRole('button', { name: 'Send away' }).click();
  }

  /** A salon's card on the hub. */
  card(salon: string): Locator {
    return this.page.getByRole('main').getByRole('link', { name: salon });
  }
}
