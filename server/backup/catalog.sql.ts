import { escapeIdentifier, type ClientBase } from 'pg';
import type { Sequence, Table } from './manifest.ts';

/** The house's own tables, and the record of its migrations. The job queue's are its own and carried over apart. */
const schemas = ['public', 'drizzle'];

export const nameOf = ({ schema, name }: { readonly schema: string; readonly name: string }): string =>
  `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;

export const copyText = (table: Table, direction: 'to stdout' | 'from stdin'): string =>
  `copy ${nameOf(table)} (${table.columns.map((column) => escapeIdentifier(column)).join(', ')}) ${direction}`;

/** Every table that holds rows, with its columns but for those the database computes itself. */
export async function tablesOf(db: ClientBase): Promise<Table[]> {
  const { rows } = await db.query<Table>(
    `select n.nspname as schema, c.relname as name, (
       select json_agg(a.attname order by a.attnum) from pg_attribute a
       where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     ) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and c.relkind = 'r' and not exists (
       select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e'
     )
     order by 1, 2`,
    [schemas],
  );
  return rows;
}

/** Where each counter stands. They move on whatever a transaction sees, so they may be ahead of the rows, never behind. */
export async function sequencesOf(db: ClientBase): Promise<Sequence[]> {
  const { rows } = await db.query<Sequence>(
    `select schemaname as schema, sequencename as name, last_value::text as last from pg_sequences
     where schemaname = any($1) and last_value is not null order by 1, 2`,
    [schemas],
  );
  return rows;
}

export async function setSequence(db: ClientBase, sequence: Sequence): Promise<void> {
  await db.query('select setval($1::regclass, $2::bigint)', [nameOf(sequence), sequence.last]);
}

/** From here on the tables keep the shape they have until the transaction ends. */
export async function holdShape(db: ClientBase, tables: readonly Table[]): Promise<void> {
  await db.query(`lock table ${tables.map(nameOf).join(', ')} in access share mode`);
}

export async function emptyAll(db: ClientBase, tables: readonly Table[]): Promise<void> {
  await db.query(`truncate ${tables.map(nameOf).join(', ')}`);
}

type PutBack = () => Promise<void>;

/** Takes all indexes away that no constraint stands on: to build one at the end is many times faster than row by row. */
export async function liftIndexes(db: ClientBase): Promise<PutBack> {
  const { rows } = await db.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i join pg_class c on c.oid = i.indexrelid
     where c.relnamespace::regnamespace::text = any($1) and not c.relispartition
       and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))
     order by 1`,
    [schemas],
  );
  for (const { name } of rows) await db.query(`drop index ${name}`);
  return async () => {
    for (const { definition } of rows) await db.query(definition);
  };
}

/** Takes the references between tables away: so they are filled in any order, and every row is checked in the end. */
export async function liftReferences(db: ClientBase): Promise<PutBack> {
  const { rows } = await db.query<{ table: string; name: string; rule: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as rule
     from pg_constraint
     where contype = 'f' and conparentid = 0 and connamespace::regnamespace::text = any($1) order by 1, 2`,
    [schemas],
  );
  for (const { table, name } of rows) await db.query(`alter table ${table} drop constraint ${name}`);
  return async () => {
    for (const { table, name, rule } of rows)
      await db.query(`alter table ${table} add constraint ${name} ${rule}`);
  };
}

/** Does anything stand in this database already, ours or somebody else's? */
export async function holdsTables(db: ClientBase): Promise<boolean> {
  const { rows } = await db.query<{ found: boolean }>(
    `select exists (
       select from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'p', 'v', 'm', 'S', 'f') and n.nspname !~ '^pg_|^information_schema$' and not exists (
         select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e'
       )
     ) as found`,
  );
  return rows[0]?.found === true;
}
