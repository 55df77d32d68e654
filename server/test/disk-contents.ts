import { Client } from 'pg';
import { inject } from 'vitest';

/**
 * What lies on the disk of the database server, as whoever carries its machine away has it: the pages of every table of
 * a house with all that was overwritten and not yet swept up, and the log of every write.
 */
export class Disk {
  readonly #client: Client;
  readonly #from: string;

  private constructor(client: Client, from: string) {
    this.#client = client;
    this.#from = from;
  }

  /** From now on, what is written is to be found. */
  static async watch(databaseUrl: string): Promise<Disk> {
    const url = new URL(inject('testServer').adminUrl);
    url.pathname = new URL(databaseUrl).pathname;
    const client = new Client({ connectionString: url.href });
    await client.connect();
    const { rows } = await client.query<{ name: string }>(
      'select pg_walfile_name(pg_current_wal_lsn()) as name',
    );
    return new Disk(client, rows[0]!.name);
  }

  close(): Promise<void> {
    return this.#client.end();
  }

  async pagesOf(table: string): Promise<Buffer> {
    await this.#client.query('checkpoint');
    return this.#read('select pg_read_binary_file(pg_relation_filepath($1)) as bytes', [table]);
  }

  /** The pages of all tables and indexes, as one heap of bytes. */
  async pages(): Promise<Buffer> {
    await this.#client.query('checkpoint');
    return this.#read(
      `select pg_read_binary_file(pg_relation_filepath(oid)) as bytes from pg_class
       where relkind in ('r', 'i', 't') and relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
         and pg_relation_filepath(oid) is not null`,
      [],
    );
  }

  /** The log of every write, those of other tests too: much to go through. */
  log(): Promise<Buffer> {
    return this.#read(
      `select pg_read_binary_file('pg_wal/' || name) as bytes from pg_ls_waldir()
       where name ~ '^[0-9A-F]{24}$' and name between $1 and pg_walfile_name(pg_current_wal_lsn())`,
      [this.#from],
    );
  }

  async #read(query: string, values: unknown[]): Promise<Buffer> {
    const { rows } = await this.#client.query<{ bytes: Buffer }>(query, values);
    return Buffer.concat(rows.map(({ bytes }) => bytes));
  }
}
