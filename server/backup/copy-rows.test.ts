import fc from 'fast-check';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Client } from 'pg';
import { expect, test } from 'vitest';
import { copyText, sequencesOf, setSequence, tablesOf } from './catalog.sql.ts';
import { copyIn, copyOut } from './copy-rows.ts';
import type { Table } from './manifest.ts';
import { withClient } from './database-session.ts';
import { database } from '../test/backups.ts';

async function tableNamed(db: Client, name: string): Promise<Table> {
  const table = (await tablesOf(db)).find((table) => table.name === name);
  if (table === undefined) throw new Error(`there is no table ${name}`);
  return table;
}

/** Cuts bytes where no row ends, as a network does. */
function* inPieces(bytes: Buffer, size: number): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const storable = fc.string({ unit: 'binary', maxLength: 200 }).map((text) => text.replaceAll('\0', ''));
const odd = fc.constantFrom(
  '\\.',
  '\\N',
  '',
  '\\',
  '\t\n\r\v\b\f',
  '\u2028',
  '🏡'.repeat(40_000),
  'e\u0301',
  '\u{10ffff}',
);

test('any text and any JSON that a database takes comes out and goes in to the letter', async () => {
  const url = await database('migrated');
  await withClient(url, async (db) => {
    await db.query('create table "odd, ""table""" (n int, "a text" text, j jsonb)');
    const table = await tableNamed(db, 'odd, "table"');
    const name = '"odd, ""table"""';
    const all = async (): Promise<unknown[]> =>
      (await db.query<Record<string, unknown>>(`select * from ${name} order by n`)).rows;
    const row = fc.record({
      text: fc.option(fc.oneof({ weight: 5, arbitrary: storable }, odd)),
      json: fc.option(fc.jsonValue().filter((value) => !JSON.stringify(value).includes('\\u0000'))),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { maxLength: 30 }),
        fc.integer({ min: 1, max: 5000 }),
        async (rows, size) => {
          await db.query(`truncate ${name}`);
          for (const [n, { text, json }] of rows.entries())
            await db.query(`insert into ${name} values ($1, $2, $3)`, [n, text, JSON.stringify(json)]);
          const before = await all();
          const source = copyOut(db, copyText(table, 'to stdout'));
          const bytes = await buffer(source);
          expect(source.rows).toBe(rows.length);
          await db.query(`truncate ${name}`);
          expect(await copyIn(db, copyText(table, 'from stdin'), Readable.from(inPieces(bytes, size)))).toBe(
            rows.length,
          );
          expect(await all()).toEqual(before);
        },
      ),
      { numRuns: 60 },
    );
  });
});

test('columns the database computes are left to it, and counters go on from where they stood', async () => {
  const url = await database('migrated');
  await withClient(url, async (db) => {
    await db.query(`create table counted (
      id bigint generated always as identity, n int, twice int generated always as (n * 2) stored)`);
    await db.query('insert into counted (n) select generate_series(1, 40)');
    const table = await tableNamed(db, 'counted');
    expect(table.columns).toEqual(['id', 'n']);
    const bytes = await buffer(copyOut(db, copyText(table, 'to stdout')));
    const sequences = await sequencesOf(db);
    await db.query('truncate counted restart identity');
    await copyIn(db, copyText(table, 'from stdin'), Readable.from([bytes]));
    for (const sequence of sequences) await setSequence(db, sequence);
    const { rows } = await db.query('insert into counted (n) values (50) returning id::int, twice');
    expect(rows).toEqual([{ id: 41, twice: 100 }]);
    expect((await db.query('select sum(twice)::int as sum from counted')).rows).toEqual([
      { sum: 1640 + 100 },
    ]);
  });
});

test('a source that breaks, rows that are none and a table that is not there fail, and the line stays usable', async () => {
  const url = await database('migrated');
  await withClient(url, async (db) => {
    await db.query('create table numbers (n int)');
    const into = 'copy numbers from stdin';
    const breaking = (async function* () {
      yield Buffer.from('1\n');
      throw new Error('the disk broke');
    })();
    await expect(copyIn(db, into, breaking)).rejects.toThrow('the disk broke');
    const nonsense = Array.from({ length: 50_000 }, () => Buffer.from('no number at all\n'));
    await expect(copyIn(db, into, Readable.from(nonsense))).rejects.toThrow('invalid input syntax');
    await expect(copyIn(db, 'copy nowhere from stdin', Readable.from([]))).rejects.toThrow('does not exist');
    await expect(buffer(copyOut(db, 'copy nowhere to stdout'))).rejects.toThrow('does not exist');
    expect(await copyIn(db, into, Readable.from([Buffer.from('1\n2\n')]))).toBe(2);
    expect((await db.query('select count(*)::int as rows from numbers')).rows).toEqual([{ rows: 2 }]);
  });
});
