import type { Config } from '../../platform/config.ts';
import { markOf } from '../../platform/encryption.ts';

/** What a code's mark and its sealed copy are for; the keys follow from it. */
export const codePurpose = 'invitation codes';

export function markOfCode(config: Config, code: string): string {
  return markOf(config, codePurpose, code);
}

/** A salon's own address with the code behind the #, which no browser sends; to the house itself the code alone. */
export function linkOfCode(config: Config, code: string, spaceId: string | null): string {
  const named = encodeURIComponent(code);
  return new URL(spaceId === null ? `/enter?code=${named}` : `/salon/${spaceId}#${named}`, config.publicUrl)
    .href;
}

/** As people read and write them down: 1234-5678-9012; a word of someone's choosing stays as it is. */
export function inFours(code: string): string {
  return /\D/.test(code) ? code : code.replace(/\d{4}(?=\d)/g, '$&-');
}
