import type { Answer } from '@kinsong/contract/common/call.ts';
import { day } from '@kinsong/contract/common/time.ts';
import type { houseItself } from '@kinsong/contract/super/house-itself.ts';
import type { House } from '../../platform/house.ts';
import type { Visit } from '../../platform/caller.ts';
import { callerWho } from '../identity/index.ts';
import { countScores } from '../seekers/index.ts';
import * as rows from './house.sql.ts';
import { superPorts } from './ports.ts';

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
const before = (house: House, days: number): Date => new Date(house.clock.now().getTime() - days * day);

export async function readHouse(house: House, visit: Visit): Promise<Answer<typeof houseItself>> {
  callerWho(visit, 'super.seeDashboard');
  const { version, filesBytes } = superPorts.of(house);
  const { db } = house;
  const [database_bytes, files_bytes, sizes, backups, last, scores] = await Promise.all([
    rows.databaseBytes(db),
    filesBytes(db),
    rows.sizesSince(db, dayOf(before(house, 90))),
    rows.backupsSince(db, before(house, 7)),
    rows.lastBackup(db),
    countScores(db),
  ]);
  return {
    version,
    database_bytes,
    files_bytes,
    sizes: sizes.map((size) => ({
      day: size.day,
      database_bytes: size.databaseBytes,
      files_bytes: size.filesBytes,
    })),
    backups: backups.map(({ at }) => at.toISOString()),
    last_backup_at: last?.toISOString() ?? null,
    scores,
  };
}

/** What the line of its growth is drawn from. */
export async function noteTonight(house: House): Promise<void> {
  const [databaseBytes, filesBytes] = await Promise.all([
    rows.databaseBytes(house.db),
    superPorts.of(house).filesBytes(house.db),
  ]);
  await rows.noteSize(house.db, { day: dayOf(house.clock.now()), databaseBytes, filesBytes });
}
