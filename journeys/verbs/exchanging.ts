import { Someone } from './someone.ts';

/** A perspective swap: telling, saying back, and saying whether that was it. */
export class Exchanging extends Someone {
  /** Asks somebody, or the guide, and hands over the exchange's address. */
  async asksForAnExchange(about: string, partner: string): Promise<string> {
    await this.opens('/mairy/swap');
    await this.presses('Begin an exchange');
    const sheet = this.page.getByRole('dialog', { name: 'Begin an exchange' });
    await sheet.getByLabel('What is it about?').fill(about);
    await sheet.getByRole('radio', { name: partner }).check();
    await sheet.getByRole('button', { name: 'Begin', exact: true }).click();
    await this.page.waitForURL(/\/mairy\/swap\/./);
    await this.seesTheMatter(about);
    return new URL(this.page.url()).pathname;
  }

  async seesTheMatter(about: string): Promise<void> {
    await this.page.getByRole('heading', { name: about, level: 2 }).waitFor();
  }

  async tellsTheirSide(text: string): Promise<void> {
    await this.fillsIn({ 'Tell how you see it': text });
    await this.presses('That is how I see it');
  }

  async saysBack(to: string, text: string): Promise<void> {
    await this.fillsIn({ [`Say back what you heard from ${to}`]: text });
    await this.presses('This is what I heard');
  }
}
