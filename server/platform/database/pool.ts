import { createHash } from 'node:crypto';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { isAway } from '../failure-causes.ts';
import type { Logger } from '../log.ts';

/** What every SQL function takes first: the database, or the transaction it is called in. */
export interface Db extends Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute'
> {
  /** A statement written out by hand, for the few that are asked all day: no building, no mapping. */
  prepared<Row extends object>(text: string, values: readonly unknown[]): Promise<Row[]>;
}

export interface Database extends Db {
  transaction<T>(work: (tx: Db) => Promise<T>): Promise<T>;
  /** Sends a text of SQL as it stands, several statements in one too: for the job queue, which brings its own. */
  runText(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  close(): Promise<void>;
}

// 8-byte counts and revisions are safe integers here; a string would spread through every shape.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/**
 * Gives every statement a name made of its text, so that PostgreSQL parses and plans it once a connection.
 * Searches are left unnamed: with a generic plan they would pass by the full-text index.
 *
 * It listens for its own loss from its first moment: the pool's listener goes before the caller of a connection has
 * it in hand, and a loss that nobody listens for ends the process. Whoever uses a lost connection is told by the next
 * statement, and the pool takes none back that was lost.
 */
class HouseClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => {});
    const send = this.query.bind(this) as (...args: unknown[]) => unknown;
    const named = (first: unknown, ...rest: unknown[]): unknown => send(nameStatement(first), ...rest);
    this.query = named as typeof this.query;
  }
}

interface Statement {
  text: string;
  name?: string;
}

const names = new Map<string, string>();
const isStatement = (value: unknown): value is Statement =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';

function nameStatement(statement: unknown): unknown {
  if (!isStatement(statement) || statement.name !== undefined || statement.text.includes('@@'))
    return statement;
  let name = names.get(statement.text);
  if (name === undefined && names.size < 500) {
    name = createHash('sha1').update(statement.text).digest('base64url').slice(0, 16);
    names.set(statement.text, name);
  }
  return name === undefined ? statement : { ...statement, name };
}

/**
 * Whoever finds all connections taken waits for one, but not behind so many that the wait alone would be too long: a
 * database that does not answer must not gather all callers of the house behind it.
 */
class BoundedPool extends pg.Pool {
  constructor(config: pg.PoolConfig) {
    super(config);
    const connect = this.connect.bind(this) as (...args: unknown[]) => unknown;
    const bounded = (done?: (error: Error) => void): unknown => {
      if (this.waitingCount < longestLine) return done === undefined ? connect() : connect(done);
      const error = new Error('too many wait for a connection to the database');
      return done === undefined ? Promise.reject(error) : done(error);
    };
    this.connect = bounded as typeof this.connect;
  }
}

const longestLine = 2000;

/**
 * How long anyone waits for a connection, and then for a statement. Statements of the house take
 * milliseconds: whoever waits longer waits for a database in trouble, and is told so, within seventeen seconds in all.
 */
const patience = { connection: 5_000, statement: 10_000, answer: 12_000 };

export interface ConnectOptions {
  readonly url: string;
  readonly log: Logger;
  readonly connections?: number;
}

export function connect({ url, log, connections = 10 }: ConnectOptions): Database {
  const pool = new BoundedPool({
    connectionString: url,
    max: connections,
    Client: HouseClient,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: patience.connection,
    // A statement that hangs, or a server that vanished without a word, would hold its space's queue for good.
    statement_timeout: patience.statement,
    query_timeout: patience.answer,
    keepAlive: true,
  });
  // An idle connection lost (the server restarts) is replaced at the next query; without a listener it ends the process.
  let closing = false;
  pool.on('error', (error) => {
    if (!closing) log.warn({ reason: error.message }, 'a database connection was lost');
  });
  return Object.assign(speakingTo(pool), {
    transaction: <T>(work: (tx: Db) => Promise<T>) => inTransaction(pool, work),
    runText: (text: string, values?: unknown[]) => pool.query<Record<string, unknown>>(text, values),
    close: () => {
      closing = true;
      return pool.end();
    },
  });
}

const speakingTo = (connection: pg.Pool | pg.PoolClient): Db =>
  Object.assign(drizzle(connection), {
    prepared: async <Row extends object>(text: string, values: readonly unknown[]) =>
      (await connection.query<Row>({ text, values: [...values] })).rows,
  });

/** Drizzle's own transaction keeps its connection for good when it cannot even begin. */
async function inTransaction<T>(pool: pg.Pool, work: (tx: Db) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let spoilt: Error | undefined;
  const spoil = (error: Error): void => {
    spoilt ??= error;
  };
  try {
    await client.query('begin');
    const result = await work(speakingTo(client));
    await client.query('commit');
    return result;
  } catch (error) {
    // A server that does not answer would not answer this either.
    if (error instanceof Error && isAway(error)) spoil(error);
    else await client.query('rollback').catch(spoil);
    throw error;
  } finally {
    // A connection in a state nobody knows is not handed to the next.
    client.release(spoilt);
  }
}
