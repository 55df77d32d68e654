import type { Db } from '../../platform/database/index.ts';
import type { House } from '../../platform/house.ts';
import { perHouseGiven } from '../../platform/per-house.ts';

/** What the first evening needs of the modules that it may not call, handed in by app.ts. */
export interface OnboardingPorts {
  /** Who invited somebody into the house; null for whom nobody did. */
  inviterOf(db: Db, personId: string): Promise<string | null>;
  /** Whether the house serves an avatar at this very address, and it is this person's to wear. */
  mayWear(house: House, personId: string, address: string): Promise<boolean>;
}

export const onboardingPorts = perHouseGiven<OnboardingPorts>('what the first evening needs of the others');
