import { newId } from '@kinsong/contract/common/ids.ts';
import { postMessage } from '@kinsong/contract/messages/messages.ts';
import { myTaps, tapMessage } from '@kinsong/contract/messages/trust-taps.ts';
import { existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openNode } from '../test/app.ts';
import { ask, backUpTo, database, house, restoreFrom, room } from '../test/backups.ts';
import { Citizen, Town } from '../test/people.ts';

test('[T3] a backup holds nothing by which taps could be read, since it would outlive the tapping', async () => {
  const folder = room();
  const from = await database('migrated');
  await mkdir(join(folder, 'data'));
  const node = await openNode(from, join(folder, 'data'), {});
  const town = new Town(node.app.house, node.base);
  const anna = await town.person('Anna');
  const params = { space_id: (await anna.found('The Night Kitchen')).id };
  const [bram, cato] = [
    await town.guestOf(anna, params.space_id, 'Bram'),
    await town.guestOf(anna, params.space_id, 'Cato'),
  ];
  const message_id = newId();
  await anna.call(postMessage, { params, body: { id: message_id, content: 'I told him I was sorry.' } });
  await bram.call(tapMessage, { params, body: { message_id } });
  await ask(from, 'update messages set trust_taps = 1 where id = $1', [message_id]);
  await node.app.house.files.put('pictures/one.png', Buffer.from('a picture'), 'image/png');
  await node.close();
  expect(await readdir(join(folder, 'data', 'files', 'tap-keys'))).toHaveLength(1);

  const backup = join(folder, 'backup');
  const { tables, files } = await backUpTo(backup, house(from, folder));
  expect(tables.map(({ name }) => name).filter((name) => name.includes('tap'))).toEqual(['soul_taps']);
  expect(files).toMatchObject({ count: 1 });
  expect(existsSync(join(backup, 'files', 'tap-keys'))).toBe(false);

  // What was tapped before stays as it is and takes no further taps; what was not can be tapped.
  const to = await database('empty');
  await restoreFrom(backup, house(to, join(folder, 'restored')), { keepSessions: true });
  const again = await openNode(to, join(folder, 'restored', 'data'), {});
  const back = new Citizen(again.base, cato.token ?? '', cato.id, cato.name);
  const closed = back.call(tapMessage, { params, body: { message_id } });
  await expect(closed).rejects.toThrow('Taps on this are closed');
  expect((await back.call(myTaps, { params })).trust).toEqual([]);
  const fresh = newId();
  const host = new Citizen(again.base, anna.token ?? '', anna.id, anna.name);
  await host.call(postMessage, { params, body: { id: fresh, content: 'And he said so too.' } });
  expect(await back.call(tapMessage, { params, body: { message_id: fresh } })).toMatchObject({
    trust_taps: 1,
  });
  await again.close();
});
