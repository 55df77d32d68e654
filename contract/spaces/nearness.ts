import type { Nearness } from '../seekers/audiences.ts';
import { kindOf, type SpaceKind } from './space-kinds.ts';

const families: ReadonlySet<string> = new Set<SpaceKind>(['family', 'family_chat']);

/** How near people are who share spaces of these kinds; null where they meet only as strangers. */
export function nearnessOf(kinds: readonly string[]): Nearness | null {
  if (kinds.some((kind) => families.has(kind))) return 'family';
  if (kinds.includes('guild')) return 'guild';
  return kinds.some((kind) => kindOf(kind).realNames) ? 'together' : null;
}
