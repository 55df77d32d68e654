import { voices } from '@kinsong/contract/seekers/non-human-speakers.ts';
import { Client } from 'pg';

/** Fills a talk with the guide as years of it would, the two in turn, a quarter of an hour apart, up to now. */
export async function talkForYears(databaseUrl: string, space: string, messages: number): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `insert into messages (id, space_id, author_id, seq, rev, content, attachments, extra, created_at)
       select gen_random_uuid(), spaces.id,
         case when n % 2 = 0 then $3 else spaces.created_by end, spaces.rev + n, spaces.rev + n,
         'Line ' || n || '. ' || repeat('The lamp is lit and the table is laid. ', 1 + n % 5), '[]',
         case when n % 2 = 0 then $4::jsonb end, now() - ($2::int - n) * interval '15 minutes'
       from spaces, generate_series(1, $2::int) as n where spaces.id = $1`,
      [space, messages, voices.mairy.id, JSON.stringify(answered)],
    );
    await client.query('update spaces set rev = rev + $2 where id = $1', [space, messages]);
    await client.query('analyze messages');
  } finally {
    await client.end();
  }
}

const answered = {
  kind: 'guide',
  mode: 'real_world',
  is_lyrical: false,
  by: 'built-in',
  model: null,
  state: 'done',
  answers: null,
  told: false,
};
