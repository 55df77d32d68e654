import { expect, test } from 'vitest';
import { plant } from './check-made-up-files.ts';
import { sql } from './sql-boundaries.ts';

const tables = {
  'server/modules/spaces/spaces.tables.ts':
    "export const spaces = pgTable(\n  'spaces', {});\nexport const readers = pgView('space_readers').as(() => {});\n",
  'server/modules/messages/messages.tables.ts': "export const messages = pgTable('messages', {});\n",
};
const messages = 'server/modules/messages/a.sql.ts';

test.each([
  ['in a text', "export const a = 'select 1 from messages m join spaces s on s.id = m.space_id';\n"],
  ['in a list', 'export const a = `\n  update spaces set rev = 1`;\n'],
  ['behind a comma', "export const a = 'select from messages, spaces';\n"],
  ['in quotes', 'export const a = \'select from "spaces"\';\n'],
  ['in a part of a statement', 'export const a = sql`${b} inner join spaces s on ${c}`;\n'],
])('a table of another module is refused %s', async (_where, text) => {
  const found = await plant(sql, { ...tables, [messages]: text });
  expect(found).toMatch(
    /^server\/modules\/messages\/a\.sql\.ts:[12]: spaces is a table of spaces: ask its front door/,
  );
});

test('its own tables, and the views of those it may call, are free; so are words outside of texts', async () => {
  const text =
    "import { isHere } from '../spaces/index.ts';\n// Not in spaces.\nexport const spaces = isHere;\n" +
    "export const a = 'select from messages m join space_readers r on r.space_id = m.space_id';\n";
  expect(await plant(sql, { ...tables, [messages]: text })).toBe('');
});

test('a view is shown to those who may call its module, and to nobody else', async () => {
  const found = await plant(sql, {
    ...tables,
    'server/modules/seekers/a.sql.ts': "export const a = 'select from space_readers';\n",
  });
  expect(found).toContain('space_readers is a view of spaces, which seekers may not call');
});

test('neither tables nor statements slip out', async () => {
  const found = await plant(sql, {
    ...tables,
    'server/modules/spaces/index.ts': "export { spaces } from './spaces.tables.ts';\n",
    'server/modules/messages/messages.ts': "export const a = (db) => db.prepared('select 1', []);\n",
  });
  expect(found).toContain('server/modules/spaces/index.ts:1: tables are for their own');
  expect(found).toContain('server/modules/messages/messages.ts: .prepared() sends SQL from outside');
});
