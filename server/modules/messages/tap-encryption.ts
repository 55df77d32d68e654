import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Config } from '../../platform/config.ts';
import { seal, sealUnder, unseal, unsealUnder } from '../../platform/encryption.ts';

const purpose = 'message tap';

/** A key for one message and nothing else: made by chance, so that nothing can make it again once it is destroyed. */
export const newTapKey = (): string => randomBytes(32).toString('base64url');

/** It waits in the database sealed. By itself it opens nothing: the key of the message's day is needed as well. */
export const sealTapKey = (config: Config, key: string): string => seal(config, purpose, key);
export const openTapKey = (config: Config, sealed: string): string => unseal(config, purpose, sealed);

/** What is kept of a tap: that whoever it was has tapped this message, and nothing that says who or when. */
export interface KeptTap {
  readonly hash: string;
  /** The others see it in the count. */
  readonly told: boolean;
  /** It moved trust, when its day was over. */
  readonly counted: boolean;
}

/** What can be done with the taps on one message by whoever has both keys, and by nobody else. */
export interface TapLock {
  hashOf(personId: string): string;
  /** Sealed as a whole, anew each time: what is left of an earlier set can not be laid beside a later one. */
  seal(taps: readonly KeptTap[]): string;
  /** Null where it was sealed under other keys: then the taps are nobody's. */
  open(sealed: string): KeptTap[] | null;
}

export function tapLock(dayKey: Uint8Array, tapKey: string): TapLock {
  const derive = (use: string): Buffer => Buffer.from(hkdfSync('sha256', dayKey, tapKey, use, 32));
  const [naming, sealing] = [derive('who tapped'), derive('the set of taps')];
  return {
    hashOf: (personId) => createHmac('sha256', naming).update(personId).digest('base64url'),
    seal: (taps) => sealUnder(sealing, JSON.stringify(taps.toSorted((a, b) => (a.hash < b.hash ? -1 : 1)))),
    open(sealed) {
      try {
        return JSON.parse(unsealUnder(sealing, sealed)) as KeptTap[];
      } catch {
        return null;
      }
    },
  };
}
