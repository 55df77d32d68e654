import type { Db } from '../../platform/database/index.ts';
import type { House } from '../../platform/house.ts';
import { perHouseGiven } from '../../platform/per-house.ts';

/** What guilds need of the modules that they may not call, handed in by app.ts. */
export interface GuildsPorts {
  /** A guild shows this picture from now on. False where it is not the founder’s to show. */
  showImage(tx: Db, personId: string, address: string): Promise<boolean>;
  /** It shows it no longer; what the answer does is for after the commit. */
  dropImage(house: House, tx: Db, address: string): Promise<() => Promise<void>>;
}

export const guildsPorts = perHouseGiven<GuildsPorts>('what guilds need of the other modules');
