import { login } from '@kinsong/contract/identity/identity.ts';
import { register } from '@kinsong/contract/invitations/register-and-redeem.ts';
import type { Call } from '@kinsong/contract/common/call.ts';
import { skippedEvening } from '@kinsong/server/test/first-evening.ts';
import { password, Someone } from './someone.ts';

/**
 * Coming in and going out. Where a story begins with people who are in already, they came without the door being drawn
 * for it: the way through the door is told where the door is what matters.
 */
export class Entering extends Someone {
  /** By the code that the first start prints, or by one of the house; stands in the salons now. */
  async cameWithCode(code: string): Promise<void> {
    await this.cameBy(register, { name: this.name, email: this.email, password, invite_code: code });
    await this.hasSpentTheEvening();
    await this.opens('/salons');
    await this.landsAt('/salons');
  }

  /** By an invitation into a salon, in which they stand now. */
  async cameByLink(link: string): Promise<void> {
    const invite_code = decodeURIComponent(new URL(link).hash.slice(1));
    const body = { name: this.name, email: this.email, password, invite_code };
    const { space_id } = await this.cameBy(register, body);
    await this.hasSpentTheEvening();
    await this.opens(`/salon/${space_id}`);
    await this.landsAt(`/salon/${space_id}`);
  }

  /** On one more device; stands in the salons now. */
  async isSignedIn(): Promise<void> {
    await this.cameBy(login, { email: this.email, password });
    await this.opens('/salons');
    await this.landsAt('/salons');
  }

  private async cameBy(call: Call, data: object): Promise<{ space_id: string | null }> {
    return (await this.sent(call, data)) as { space_id: string | null };
  }

  private async sent({ path, method }: Call, data: object): Promise<unknown> {
    const answer = await this.page.context().request.fetch(path, { method, data });
    if (!answer.ok()) throw new Error(`${this.name} did not come in: ${await answer.text()}`);
    return answer.json();
  }

  /** The promises are given and all else of the first evening is skipped, without its being drawn: it has a story of its own. */
  async hasSpentTheEvening(): Promise<void> {
    for (const { call, body } of skippedEvening(this.name)) await this.sent(call, body);
  }

  /** Let in for the first time, one stands before the promises; afterwards where one was going. */
  async settlesIn(): Promise<void> {
    await this.landsAt('/joining');
    const cameFor = new URL(this.page.url()).searchParams.get('to');
    await this.hasSpentTheEvening();
    await this.opens(cameFor ?? '/mairy');
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
    await this.settlesIn();
    await this.comesToTheSalons();
  }

  /** Opens an invitation link as a newcomer and makes an account: the code stands in its field already. */
  async entersByLink(link: string): Promise<void> {
    await this.opens(link);
    await this.presses('Create');
    await this.fillsIn({ Name: this.name, 'E-mail or cell phone': this.email, Password: password });
    await this.presses('Enter the Game');
    await this.settlesIn();
    await this.page.waitForURL(/\/salon\//);
    await this.page.getByRole('heading', { level: 1 }).first().waitFor();
  }

  async signsIn(): Promise<void> {
    await this.signsInAtTheDoor();
    await this.comesToTheSalons();
  }

  /** The chat-app's door is at another address. */
  async signsInAtTheDoor(door: '/enter' | '/timeline' = '/enter'): Promise<void> {
    await this.opens(`${door}?tab=login`);
    await this.fillsIn({ 'E-mail or cell phone': this.email, Password: password });
    await this.presses('Enter the Game');
  }

  /** Where one was led to, and stands now. */
  async landsAt(address: string): Promise<void> {
    await this.page.waitForURL(({ pathname }) => pathname === address);
    await this.page.getByRole('heading', { level: 1 }).first().waitFor();
  }

  /** Wherever one lands, most is told of the salons: the house's own way leads there. An invitation may lead into one. */
  private async comesToTheSalons(): Promise<void> {
    await this.page.waitForURL(({ pathname }) => pathname !== '/enter');
    await this.page.getByRole('heading', { level: 1 }).first().waitFor();
    if (new URL(this.page.url()).pathname.startsWith('/salon/')) return;
    if (this.screen === 'narrow') await this.opensTheMenu();
    await this.page.getByRole('link', { name: 'Salons', exact: true }).click();
    await this.landsAt('/salons');
  }

  /** On the super dashboard; on a phone the letter is written on a sheet, which a button above the list brings. */
  async beginsAnInvitation(): Promise<void> {
    const heading = this.page.getByRole('heading', { name: 'A new invitation' });
    const button = this.page.getByRole('button', { name: 'New invitation' });
    await heading.or(button).first().waitFor();
    // Beside the list of them, where there is room, the letter lies open.
    if (!(await heading.isVisible())) await button.click();
    await heading.waitFor();
  }

  async putsTheInvitationAway(): Promise<void> {
    if (this.screen === 'wide') return;
    await this.presses('Close');
    await this.page.getByRole('dialog').waitFor({ state: 'detached' });
  }

  async leavesTheHouse(): Promise<void> {
    await this.opensTheMenu();
    await this.presses('Leave the house');
    await this.landsAt('/');
  }

  /** Puts on another skin, by the chooser in the menu. */
  async wears(skin: string): Promise<void> {
    await this.opensTheMenu();
    await this.page.getByRole('dialog').getByRole('radio', { name: skin }).check();
    await this.page.keyboard.press('Escape');
    await this.page.locator(`html[data-skin="${skin}"]`).waitFor();
    await this.page.getByRole('dialog').waitFor({ state: 'detached' });
  }
}
