import { eveningAddresses } from '../../web/platform/session/evening-addresses.ts';
import { Someone } from './someone.ts';

/** A part of the evening, or the game it leads to. */
export type Step = keyof typeof eveningAddresses;

/** The first evening, as it is drawn. */
export class Evening extends Someone {
  /** Lights all four candles and signs with the name that stands there. */
  async promises(): Promise<void> {
    for (const words of [
      'I keep my word',
      'I listen to the end',
      'I let myself be helped',
      'What is told here, stays',
    ])
      await this.page.getByRole('button', { name: new RegExp(words) }).click();
    await this.presses('Enter');
  }

  /** Stands at a part of the evening, or in the game. */
  async isAt(step: Step): Promise<void> {
    await this.page.waitForURL(({ pathname }) => pathname === eveningAddresses[step]);
    await this.page.getByRole('heading', { level: 1 }).first().waitFor();
    // The curtain is gone before one presses anything.
    await this.page.locator('body > canvas').waitFor({ state: 'detached' });
  }

  /** Comes by a link and makes an account; nothing of the evening is behind them yet. */
  async comesInFor(link: string, password: string): Promise<void> {
    await this.opens(link);
    await this.presses('Create');
    await this.fillsIn({ Name: this.name, 'E-mail or cell phone': this.email, Password: password });
    await this.presses('Enter the Game');
    await this.isAt('sacred_tenets');
  }
}
