import { password, Someone } from './someone.ts';

/** Coming in and going out. */
export class Entering extends Someone {
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

  /** Puts on another skin, by the chooser in the menu. */
  async wears(skin: string): Promise<void> {
    await this.opensTheMenu();
    await this.page.getByRole('dialog').getByRole('radio', { name: skin }).check();
    await this.page.keyboard.press('Escape');
    await this.page.locator(`html[data-skin="${skin}"]`).waitFor();
    await this.page.getByRole('dialog').waitFor({ state: 'detached' });
  }
}
