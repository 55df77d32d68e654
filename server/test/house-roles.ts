import { Client } from 'pg';

/** So long a house remembers who somebody is: a test's clock moves on by it after their roles were changed. */
export const forgetRecent = 2_001;

/** Gives somebody these roles in the house and no others, as another node would. */
export async function setRoles(
  databaseUrl: string,
  personId: string,
  roles: readonly string[],
): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('update persons set roles = $2 where id = $1', [personId, roles]);
  } finally {
    await client.end();
  }
}
