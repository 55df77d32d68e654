import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { freshDatabase } from '../test/database.ts';
import { connect } from './database/index.ts';
import { makeLog } from './log.ts';

test('a statement that fails is logged with what went wrong and where, and without what it was given', async () => {
  const lines: string[] = [];
  const log = makeLog('info', { write: (line) => void lines.push(line) });
  const database = await freshDatabase();
  const db = connect({ url: database.url, log });
  const secret = 'what Anna told nobody';
  const failing = [
    () => db.execute(sql`select * from no_such_table where words = ${secret}`),
    () => db.execute(sql`select ${secret}::int`),
    () => db.prepared('select $1::uuid', [secret]),
  ];
  for (const query of failing) {
    const error = await query().then(
      () => null,
      (thrown: unknown) => thrown,
    );
    log.error({ err: error }, 'a call failed');
  }
  await db.close();
  await database.drop();
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(/relation .*no_such_table.* does not exist/);
  expect(lines[0]).toContain('log.test.ts');
  expect(lines.join('')).not.toContain('nobody');
});
