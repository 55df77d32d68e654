import { newId } from '@kinsong/contract/common/ids.ts';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ask, backUpTo, database, house, restoreFrom, room } from '../test/backups.ts';

test('[T3] a backup holds no key of a tapped message, since it would outlive the tapping; the hashes alone come back', async () => {
  const folder = room();
  const from = await database('migrated');
  await ask(from, 'insert into message_tap_keys (message_id, sealed_key) values ($1, $2)', [
    newId(),
    'a key',
  ]);
  const taps = 'insert into message_taps (message_id, day, hashes) values ($1, now(), $2)';
  await ask(from, taps, [newId(), ['a hash']]);
  const backup = join(folder, 'backup');
  const { tables } = await backUpTo(backup, house(from, folder));
  expect(tables.map(({ name }) => name)).not.toContain('message_tap_keys');
  const to = await database('empty');
  await restoreFrom(backup, house(to, join(folder, 'restored')));
  expect(await ask(to, 'select * from message_tap_keys')).toEqual([]);
  expect(await ask(to, 'select hashes from message_taps')).toEqual([{ hashes: ['a hash'] }]);
});
