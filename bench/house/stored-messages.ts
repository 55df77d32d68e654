import { Client } from 'pg';

/** Puts so many messages of about that many letters into a space, as if they had been said there, a second apart. */
export async function storeMessages(
  databaseUrl: string,
  space: string,
  { count, letters }: { readonly count: number; readonly letters: number },
): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  const sentence = 'The lamp is lit and the table is laid. ';
  await client.connect();
  try {
    await client.query(
      `insert into messages (id, space_id, author_id, seq, rev, content, attachments, created_at)
       select gen_random_uuid(), spaces.id, spaces.created_by, spaces.rev + n, spaces.rev + n,
         repeat($2, $3) || n, '[]', now() - ($4 - n) * interval '1 second'
       from spaces, generate_series(1, $4::int) as n where spaces.id = $1`,
      [space, sentence, Math.round(letters / sentence.length), count],
    );
    await client.query('update spaces set rev = rev + $2 where id = $1', [space, count]);
    await client.query('vacuum analyze messages');
  } finally {
    await client.end();
  }
}
