import { Client } from 'pg';

/** Every reminder that is set becomes due a moment ago: nobody can wait for tomorrow. */
export async function bringForward(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`update guide_reminders set at = now() - interval '1 second' where told_at is null`);
  } finally {
    await client.end();
  }
}
