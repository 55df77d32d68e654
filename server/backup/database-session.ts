import pg from 'pg';

/** How values are written as text must not hang on the server's own settings; a backup may take its time, and building indexes some memory. */
const settings = `
  set datestyle = 'ISO';
  set intervalstyle = 'postgres';
  set timezone = 'UTC';
  set extra_float_digits = 1;
  set bytea_output = 'hex';
  set maintenance_work_mem = '128MB';
  set statement_timeout = 0;
  set idle_in_transaction_session_timeout = 0`;

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  // A connection lost fails the statement under way, which says so; without a listener it ends the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(settings);
    return await work(client);
  } finally {
    await client.end();
  }
}
