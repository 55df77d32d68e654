import { mySpaces } from '@kinsong/contract/spaces/spaces.ts';
import { listMessages } from '@kinsong/contract/messages/messages.ts';
import * as z from 'zod';
import { expect, test } from 'vitest';
import { checkedAnswers, shapedAnswers } from './shape-answers.ts';

const id = '01890000-0000-7000-8000-000000000001';
const moment = '2026-11-21T10:00:00.000Z';

const shaped = (schema: z.ZodType, value: unknown): unknown => JSON.parse(shapedAnswers(schema)(value));
const checked = (schema: z.ZodType, value: unknown): unknown => JSON.parse(checkedAnswers(schema)(value));

test('what a shape does not name stays in the house, however deep it lies', () => {
  const schema = z.object({
    people: z.array(z.object({ name: z.string(), face: z.object({ url: z.string() }).nullable() })),
    note: z.object({ text: z.string() }).optional(),
  });
  const person = { name: 'Anna', secret: 'x', face: { url: '/a', secret: 'x' } };
  expect(
    shaped(schema, {
      people: [person, { ...person, face: null }],
      note: { text: 'hm', secret: 'x' },
      secret: 'x',
    }),
  ).toEqual({
    people: [
      { name: 'Anna', face: { url: '/a' } },
      { name: 'Anna', face: null },
    ],
    note: { text: 'hm' },
  });
  expect(shaped(schema, { people: [] })).toEqual({ people: [] });
});

test('a choice between shapes, a default and an open shape go out as the schema itself would have them', () => {
  const schema = z.object({
    way: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('a'), one: z.string() }),
      z.object({ kind: z.literal('b'), two: z.string() }),
    ]),
    open: z.looseObject({ kind: z.string() }),
    count: z.int().default(3),
    named: z.record(z.string(), z.object({ n: z.int() })),
  });
  const value = {
    way: { kind: 'a', one: '1', two: 'x' },
    open: { kind: 'k', more: true },
    count: 4,
    named: { x: { n: 1, m: 2 } },
  };
  expect(shaped(schema, value)).toEqual(checked(schema, value));
  expect(shaped(schema, value)).toEqual({
    way: { kind: 'a', one: '1' },
    open: { kind: 'k', more: true },
    count: 4,
    named: { x: { n: 1 } },
  });
});

test('the answers asked for all day are the same either way', () => {
  const message = {
    ...{ id, space_id: id, author_id: id, seq: 5, rev: 6, content: 'Soup.', reply_to: null },
    ...{ attachments: [], trust_taps: 0, created_at: moment },
    ...{ edited_at: null, deleted_at: null },
  };
  const page = { messages: [message, { ...message, reply_to: id }], more: false, rev: 6 };
  expect(shaped(listMessages.answer, page)).toEqual(checked(listMessages.answer, page));
  const space = {
    ...{ id, kind: 'project', parent_id: null, name: 'Roof', created_by: null, created_at: moment },
    ...{ archived_at: null, changed_rev: 1, role: 'owner', rev: 6, members: 2 },
    ...{ subtitle: '', description: '', thumbnail: null, type: 'family', priority: 3, due_date: null },
    ...{ template: 'empty', found_by: 'nobody', invited_by: 'members', deleted_at: null },
    vitals: {
      ...{ space_id: id, rev: 6, open_tasks: 1, done_tasks: 2, due: { '2026-10-24': 1 } },
      ...{ mandatory_votes: 0, open_votes: 0, last_activity_at: moment },
    },
  };
  expect(shaped(mySpaces.answer, { spaces: [space] })).toEqual(checked(mySpaces.answer, { spaces: [space] }));
});
