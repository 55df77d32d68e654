import { Client } from 'pg';
import { keeper } from './cluster.ts';

const name = 'kinsong';

export function databaseUrl(user: string, database: string, password: string, socketFolder: string): string {
  return `postgres://${user}:${password}@localhost/${database}?host=${encodeURIComponent(socketFolder)}`;
}

/**
 * The house works as an ordinary user who owns its database and nothing else, so that a hole in a query is not a hole
 * in the machine; the keeper, who may do anything, only makes that user.
 */
export async function ensureRoles(
  password: string,
  socketFolder: string,
): Promise<{ url: string; adminUrl: string }> {
  const adminUrl = databaseUrl(keeper, 'postgres', password, socketFolder);
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ role: boolean; database: boolean }>(
      `select exists (select from pg_roles where rolname = $1) as role,
              exists (select from pg_database where datname = $1) as database`,
      [name],
    );
    const found = rows[0];
    if (found?.role !== true) await client.query(`create role ${name} login password '${password}'`);
    if (found?.database !== true) await client.query(`create database ${name} owner ${name}`);
  } finally {
    await client.end();
  }
  return { url: databaseUrl(name, name, password, socketFolder), adminUrl };
}
