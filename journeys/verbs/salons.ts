import { newId } from '@kinsong/contract/common/ids.ts';
import { inviteToSpace } from '@kinsong/contract/invitations/invitations.ts';
import { foundSpace } from '@kinsong/contract/spaces/spaces.ts';
import type { Locator } from 'playwright-core';
import { Someone } from './someone.ts';

/** Founding a salon, inviting to it, ordering it. What stood before the story began was made without a screen. */
export class Salons extends Someone {
  /** Founded it earlier, and stands in it now. */
  async hasSalon(name: string): Promise<string> {
    const address = `/salon/${await this.founded(name)}`;
    await this.opens(address);
    await this.seesHeading(name);
    return address;
  }

  /** Made an invitation earlier to the salon in which they stand. */
  hasInvited(people = 1): Promise<string> {
    return this.linkTo(new URL(this.page.url()).pathname.split('/')[2] ?? '', people);
  }

  /** Founded a salon and invited to it earlier, wherever they stand. */
  async hasInvitedTo(salon: string): Promise<string> {
    return this.linkTo(await this.founded(salon), 1);
  }

  private async founded(name: string): Promise<string> {
    const id = newId();
    await this.made(foundSpace.path, { id, kind: 'project', name });
    return id;
  }

  private async linkTo(space: string, max_uses: number): Promise<string> {
    const { link } = await this.made(inviteToSpace.path.replace(':space_id', space), { max_uses });
    return new URL(String(link)).href;
  }

  private async made(path: string, data: object): Promise<Record<string, unknown>> {
    const answer = await this.page.context().request.post(path, { data });
    if (!answer.ok()) throw new Error(`${this.name} could not: ${await answer.text()}`);
    return (await answer.json()) as Record<string, unknown>;
  }

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
    const link = await this.page.getByText(/\/salon\/[\da-f-]{36}#\d+/).textContent();
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

  async opensTab(tab: string): Promise<void> {
    await this.page
      .getByRole('navigation', { name: 'In this salon' })
      .getByRole('link', { name: tab })
      .click();
  }

  /** Opens somebody's sheet among the Peeps. */
  async looksAt(name: string): Promise<void> {
    await this.page
      .getByRole('list', { name: 'Peeps' })
      .getByRole('button', { name: new RegExp(`^${name} `) })
      .click();
  }

  async sendsAway(person: Someone): Promise<void> {
    await this.opensTab('Peeps');
    await this.looksAt(person.name);
    await this.presses('Send away');
    const asked = this.page.getByRole('dialog', { name: `Send ${person.name} away?` });
    await asked.getByRole('button', { name: 'Send away' }).click();
  }

  /** A salon's card on the hub. */
  card(salon: string): Locator {
    return this.page.getByRole('main').getByRole('link', { name: salon });
  }
}
