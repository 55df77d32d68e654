import { createHmac, randomBytes } from 'node:crypto';
import type { Config } from '../../platform/config.ts';
import { seal, unseal } from '../../platform/sealing.ts';

const purpose = 'message tap';

/** A key for one message and nothing else: made by chance, so that nothing can make it again once it is destroyed. */
export const newTapKey = (): string => randomBytes(32).toString('base64url');

/** It waits in the database sealed, so that a copy of the database alone names nobody either. */
export const sealTapKey = (config: Config, key: string): string => seal(config, purpose, key);
export const openTapKey = (config: Config, sealed: string): string => unseal(config, purpose, sealed);

/** What is kept of a tap: that whoever it was has tapped this message, and nothing that says who. */
export const tapHash = (key: string, personId: string): string =>
  createHmac('sha256', key).update(personId).digest('base64url');
