import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from './database.ts';

async function open(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

test('each file has a database of its own, and works in it as an ordinary user', async () => {
  const [one, other] = await Promise.all([freshDatabase(), freshDatabase()]);
  onTestFinished(async () => {
    await one.drop();
    await other.drop();
  });
  expect(one.url).not.toBe(other.url);
  const here = await open(one.url);
  await here.query('create table only_here (id int)');
  const there = await open(other.url);
  expect((await there.query(`select to_regclass('only_here') as found`)).rows).toEqual([{ found: null }]);
  expect(
    (await there.query(`select current_user as me, current_setting('is_superuser') as root`)).rows,
  ).toEqual([{ me: 'kinsong', root: 'off' }]);
});
