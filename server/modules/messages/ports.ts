import type { SpaceKind } from '@kinsong/contract/spaces/space-kinds.ts';
import type { Db } from '../../platform/database/index.ts';
import type { House } from '../../platform/house.ts';
import { perHouseGiven } from '../../platform/per-house.ts';

/** What others make of words that people say, handed in by app.ts. */
export interface MessagesPorts {
  /** Somebody said something of their own, or says it otherwise now. */
  wordsSaid(
    house: House,
    words: {
      readonly id: string;
      readonly spaceId: string;
      readonly kind: SpaceKind;
      readonly authorId: string;
      readonly text: string;
      readonly at: Date;
      readonly isNew: boolean;
    },
  ): Promise<void>;
  /** Words were taken back: what was kept of them goes with them. */
  wordsGone(tx: Db, messageId: string): Promise<void>;
}

export const messagesPorts = perHouseGiven<MessagesPorts>('what is made of words that are said');
