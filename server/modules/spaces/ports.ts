import type { Priority } from '@kinsong/contract/common/priority.ts';
import type { Db } from '../../platform/database/index.ts';
import type { House } from '../../platform/house.ts';
import { perHouseGiven } from '../../platform/per-house.ts';
import type { ChangeSource } from './changes-since.ts';

export interface FirstTask {
  readonly rev: number;
  readonly text: string;
  readonly priority: Priority;
  readonly dueDate: string | null;
}

/** What a space begins with, written in the transaction that makes it. */
export interface Furniture {
  readonly spaceId: string;
  readonly by: string;
  readonly at: Date;
  readonly tasks: readonly FirstTask[];
}

/**
 * Takes away all that a module keeps of a space. What does not lie in the database goes by the answer, after the commit;
 * should the house fall between the two, the module finds it again by itself.
 */
export type Eraser = (tx: Db, spaceId: string, house: House) => Promise<(() => Promise<void>) | undefined>;

/** Spaces may import no module that lets people in or has rows in spaces; what it needs of them is handed in by app.ts. */
export interface SpacesPorts {
  /** Each module with rows in spaces says which of them changed. */
  readonly sources: readonly ChangeSource[];
  /** Each module that keeps something of a space takes it away when the space goes. */
  readonly erasers: readonly Eraser[];
  furnish(tx: Db, furniture: Furniture): Promise<void>;
  /** Whoever may no longer invite into a space has no invitation to it that opens. */
  withdrawInvitations(tx: Db, createdBy: string, spaceId: string, at: Date): Promise<void>;
}

export const spacesPorts = perHouseGiven<SpacesPorts>('what spaces needs of the other modules');
