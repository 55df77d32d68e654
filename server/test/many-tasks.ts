import { Client } from 'pg';

/** Writes down so many tasks in a space as nobody should carry: of every urgency, every second with a day. */
export async function muchToDo(databaseUrl: string, space: string, count: number): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `insert into tasks (id, space_id, rev, born, text, description, notes, tags, priority, status, due_date,
         assigned_to, created_by, created_at, origin, happened)
       select gen_random_uuid(), spaces.id, spaces.rev + n, spaces.rev + n,
         'Task ' || n || '. ' || repeat('Carry the chairs up again. ', n % 4), '', '', '{}', 1 + n % 4, 'pending',
         case when n % 2 = 0 then current_date + (n % 40) end, spaces.created_by, spaces.created_by,
         now() - n * interval '1 minute', $3::jsonb, '[]'
       from spaces, generate_series(1, $2::int) as n where spaces.id = $1`,
      [space, count, JSON.stringify(fromNothing)],
    );
    await client.query('update spaces set rev = rev + $2 where id = $1', [space, count]);
    await client.query('analyze tasks');
  } finally {
    await client.end();
  }
}

const fromNothing = {
  type: 'manual',
  id: null,
  space_id: null,
  text: '',
  author_id: null,
  said_at: null,
  seq: null,
};
