import type { HouseRole } from '@kinsong/contract/common/capability.ts';
import { Client } from 'pg';

/** Makes somebody of the house more than a member. It stands in the account alone, so whoever is in signs in anew. */
export async function giveRole(databaseUrl: string, email: string, role: HouseRole): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      'update persons set roles = array_append(roles, $2) where email = $1',
      [email, role],
    );
    if (rowCount !== 1) throw new Error(`nobody here has the address ${email}`);
  } finally {
    await client.end();
  }
}
