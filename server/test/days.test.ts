import { allCalls } from '@kinsong/contract/calls.ts';
import type { Call } from '@kinsong/contract/common/call.ts';
import { ErrorAnswer } from '@kinsong/contract/common/error-answer.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import { createTask } from '@kinsong/contract/tasks/tasks.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { openTestApp, type TestApp } from './app.ts';
import type { Citizen } from './people.ts';

/** Every field of every call by which a day or a moment comes in, found by its shape: a new one is covered by being there. */
interface Field {
  readonly call: Call;
  readonly part: 'query' | 'body';
  readonly name: string;
  readonly format: 'date' | 'date-time';
}

interface Described {
  readonly format?: string;
  readonly anyOf?: readonly Described[];
  readonly properties?: Readonly<Record<string, Described>>;
}

const formatsOf = ({ format, anyOf = [] }: Described): string[] =>
  format === undefined ? anyOf.flatMap(formatsOf) : [format];
const propertiesOf = ({ properties = {}, anyOf = [] }: Described): [string, Described][] => [
  ...Object.entries(properties),
  ...anyOf.flatMap(propertiesOf),
];

const fields = allCalls.flatMap((call) =>
  (['query', 'body'] as const).flatMap((part): Field[] => {
    const shape = call[part];
    if (shape === undefined) return [];
    const described = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as Described;
    return propertiesOf(described).flatMap(([name, property]) =>
      formatsOf(property)
        .filter((format) => format === 'date' || format === 'date-time')
        .map((format) => ({ call, part, name, format })),
    );
  }),
);

const noDays = [
  '0000-01-01',
  '2026-02-30',
  '2025-02-29',
  '2026-13-01',
  '9999-12-31',
  '2201-01-01',
  '1899-12-31',
  '-000001-01-01',
  '+010000-01-01',
  '2026-2-3',
  '02/03/2026',
  'tomorrow',
  '',
];

let home: TestApp;
let anna: Citizen;
let salon: string;
let task: string;

beforeAll(async () => {
  home = await openTestApp();
  anna = await home.town.person('Anna');
  salon = (await anna.found('A salon with a calendar')).id;
  task = newId();
  await anna.call(createTask, { params: { space_id: salon }, body: { id: task, text: 'Sow the beans' } });
});
afterAll(() => home.close());

const asked = ({ part, name, format }: Field, day: string) => {
  const value = format === 'date' || day === '' ? day : `${day}T18:00:00.000Z`;
  const body = { id: newId(), text: 'Water the beans' };
  return {
    params: { space_id: salon, task_id: task },
    ...(part === 'query' ? { query: { [name]: value } } : { body: { ...body, [name]: value } }),
  };
};

test('the calls take days and moments in these places', () => {
  expect(fields.map(({ call, part, name }) => `${call.name} ${part} ${name}`).toSorted()).toEqual([
    'messages.placeAt query moment',
    'tasks.change body due_date',
    'tasks.change query due_date',
    'tasks.create body due_date',
    'tasks.create body made_at',
    'tasks.createOwn body due_date',
    'tasks.createOwn body made_at',
  ]);
});

test.each(fields.map((field) => [`${field.call.name} ${field.part} ${field.name}`, field] as const))(
  '%s refuses what is no day between 1900 and 2200, and says what a day looks like',
  async (_, field) => {
    for (const day of noDays) {
      const response = await anna.send(field.call, asked(field, day));
      const text = await response.text();
      expect(response.status, `${day} -> ${text}`).toBe(400);
      const { code, fields: said } = ErrorAnswer.parse(JSON.parse(text));
      expect([code, said?.[field.name]]).toEqual(['input.wrong', expect.stringMatching(/like 2026-10-24/)]);
    }
    for (const day of ['2096-02-29', '2200-12-31'])
      expect((await anna.send(field.call, asked(field, day))).status, day).toBe(200);
  },
);
