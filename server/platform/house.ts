import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database/index.ts';
import type { Files } from './files/index.ts';
import type { JobQueue } from './jobs/queue.ts';
import type { Live } from './live/index.ts';
import type { Logger } from './log.ts';
import type { Mail } from './mail/mail.ts';
import type { Model } from './model/index.ts';
import type { DiskSpace } from './disk-space.ts';

/** What every verb is handed: the means of the house, and nothing of any module. */
export interface House {
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly live: Live;
  readonly jobs: JobQueue;
  readonly mail: Mail;
  readonly files: Files;
  readonly disk: DiskSpace;
  /** null: none is set, and nothing of the guide's goes out. */
  readonly model: Model | null;
}
