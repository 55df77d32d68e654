import { randomBytes } from 'node:crypto';
import { markOf } from '../../platform/encryption.ts';
import type { House } from '../../platform/house.ts';

type Keeper = Pick<House, 'config'>;

/** What opens a private address: 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The same for the same guest each time, so that every letter to them carries one link and nothing of it is kept. */
export const guestToken = ({ config }: Keeper, guestId: string): string =>
  markOf(config, 'calendar guest', guestId);

/** What the database keeps of it, by which it is found and not known. */
export const tokenMark = ({ config }: Keeper, token: string): string =>
  markOf(config, 'calendar address', token);
