import type { Attachment } from '@kinsong/contract/files/files.ts';
import type { Db } from '../../platform/database/index.ts';
import type { House } from '../../platform/house.ts';
import type { LiveChange } from '../../platform/live/index.ts';
import { perHouseGiven } from '../../platform/per-house.ts';

/** Files may import no module that shows them; what it needs of them is handed in by app.ts. */
export interface FilesPorts {
  /** What a message carries has another name, or is gone: it says so from this revision on. */
  carriesNow(
    house: House,
    tx: Db,
    messageId: string,
    rev: number,
    attachments: readonly Attachment[],
  ): Promise<LiveChange[]>;
}

export const filesPorts = perHouseGiven<FilesPorts>('what files needs of the other modules');
