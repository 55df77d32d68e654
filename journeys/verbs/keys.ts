import { Someone } from './someone.ts';

/** Coming back by other keys than a password. */
export class Keys extends Someone {
  /** A device with a lock of its own, which its owner opens whenever it asks. */
  async bringsALockedDevice(): Promise<void> {
    const line = await this.page.context().newCDPSession(this.page);
    await line.send('WebAuthn.enable');
    await line.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        hasPrf: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
  }

  /** Comes by a code alone, under this address or number. */
  async comesByCode(link: string, address = this.email): Promise<void> {
    await this.opens(link);
    await this.fillsIn({ Name: this.name, 'E-mail or cell phone': address });
    await this.presses('Enter the Game');
  }
}
