import { newId } from '@kinsong/contract/common/ids.ts';
import { expect, test } from 'vitest';
import { knownMigrations, makeRecord, runMigrations } from '../backup/migrations.ts';
import { withClient } from '../backup/database-session.ts';
import { migrate } from '../platform/database/index.ts';
import { ask, database } from './backups.ts';

/** How many migrations there were before trust had a ledger. */
const before = 4;

test('[T2] accounts from before the ledger get the entries that their score stands on, and the gates it passes', async () => {
  const url = await database('empty');
  const [anna, architect] = [newId(), newId()];
  await withClient(url, async (db) => {
    await makeRecord(db);
    const old = new Set(knownMigrations().slice(0, before));
    await runMigrations(db, (made) => old.has(made), { recorded: true });
    for (const [id, score] of [
      [anna, 100],
      [architect, 200],
    ]) {
      await db.query(
        `insert into seekers (person_id, avatar_name, real_name, trust_score, consciousness_level, created_at)
         values ($1, 'A', 'A', $2, 'awakening', '2026-05-03T10:00:00Z')`,
        [id, score],
      );
    }
  });
  await migrate(url);
  const entries = await ask(
    url,
    `select person_id, cause, amount, at = '2026-05-03T10:00:00Z' as dated from trust_entries order by cause, person_id`,
  );
  expect(new Set(entries)).toEqual(
    new Set([
      { person_id: anna, cause: 'joined', amount: 100, dated: true },
      { person_id: architect, cause: 'joined', amount: 100, dated: true },
      { person_id: architect, cause: 'architect', amount: 100, dated: true },
    ]),
  );
  const gates = await ask(url, 'select person_id, gate from passed_gates');
  expect(new Set(gates)).toEqual(
    new Set([
      { person_id: anna, gate: 'rooms' },
      { person_id: architect, gate: 'rooms' },
      { person_id: architect, gate: 'more_rooms' },
      { person_id: architect, gate: 'retreats' },
    ]),
  );
});
