import { lookup } from 'node:dns/promises';
import { isPublicAddress } from './public-addresses.ts';

/** How names become addresses, and which of them may be asked; tests have a small internet of their own. */
export interface Network {
  resolve(host: string): Promise<readonly string[]>;
  mayReach(address: string, port: number): boolean;
}

export const internet: Network = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  mayReach: (address, port) => (port === 80 || port === 443) && isPublicAddress(address),
};
