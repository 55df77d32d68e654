import type { Db } from '../../platform/database/index.ts';
import { perHouseGiven } from '../../platform/per-house.ts';
import type { ChangeSource } from './changes-since.ts';

/** Spaces may import no module that lets people in or has rows in spaces; what it needs of them is handed in by app.ts. */
export interface SpacesPorts {
  /** Each module with rows in spaces says which of them changed. */
  readonly sources: readonly ChangeSource[];
  /** Whoever may no longer invite into a space has no invitation to it that opens. */
  withdrawInvitations(tx: Db, createdBy: string, spaceId: string, at: Date): Promise<void>;
}

export const spacesPorts = perHouseGiven<SpacesPorts>('what spaces needs of the other modules');
