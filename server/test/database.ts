import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { migrate } from '../platform/database/migrate.ts';

/** The one server of this test run: as its keeper, and as the user the house works as. */
export interface TestServer {
  readonly adminUrl: string;
  readonly url: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: TestServer;
  }
}

export interface FreshDatabase {
  readonly url: string;
  readonly drop: () => Promise<void>;
}

const template = 'kinsong_template';
/** Any number does, as long as every test file asks for the same one. */
const lock = 8_001_002;

function named(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
}

async function asKeeper<T>(work: (keeper: Client) => Promise<T>): Promise<T> {
  const keeper = new Client({ connectionString: inject('testServer').adminUrl });
  await keeper.connect();
  try {
    return await work(keeper);
  } finally {
    await keeper.end();
  }
}

/** The first test file that asks for a database migrates the one that all are cloned from; the others wait. */
async function ensureTemplate(keeper: Client): Promise<void> {
  await keeper.query('select pg_advisory_lock($1)', [lock]);
  try {
    const found = await keeper.query('select 1 from pg_database where datname = $1', [template]);
    if (found.rowCount === 1) return;
    const making = `${template}_making`;
    await keeper.query(`drop database if exists ${making} with (force)`);
    await keeper.query(`create database ${making} owner kinsong`);
    await migrate(named(inject('testServer').url, making));
    await keeper.query(`alter database ${making} rename to ${template}`);
  } finally {
    await keeper.query('select pg_advisory_unlock($1)', [lock]);
  }
}

/** A database of its own for one test file: migrated, and empty but for what migrations bring. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asKeeper(async (keeper) => {
    await ensureTemplate(keeper);
    await keeper.query(`create database ${name} template ${template} owner kinsong strategy file_copy`);
  });
  return {
    url: named(inject('testServer').url, name),
    drop: async () => {
      await asKeeper((keeper) => keeper.query(`drop database if exists ${name} with (force)`));
    },
  };
}
