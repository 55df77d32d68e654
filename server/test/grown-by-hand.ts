import { Client } from 'pg';

/** Somebody has come far, as a journey needs it that has no year's time: their trust opens retreats, and they are elevated. */
export async function growByHand(databaseUrl: string, email: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `update seekers set trust_score = 174, consciousness_level = 'elevated'
       where person_id = (select id from persons where email = $1)`,
      [email],
    );
    if (rowCount !== 1) throw new Error(`nobody here has the address ${email}`);
  } finally {
    await client.end();
  }
}
