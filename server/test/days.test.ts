import { allCalls } from '@kinsong/contract/calls.ts';
import type { Call } from '@kinsong/contract/common/call.ts';
import { ErrorAnswer } from '@kinsong/contract/common/error-answer.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { openTestApp, type TestApp } from './app.ts';
import { founderNamed } from './founders.ts';
import { oneOfEach, plausible, type Owner } from './call-inputs.ts';

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

/** Anna may not do these, and is told so once her day could be read. */
const forFew: ReadonlySet<string> = new Set(['council.takeDuty']);

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
let owner: Owner;

beforeAll(async () => {
  home = await openTestApp();
  // Retreats have days, and founders make them.
  const who = await founderNamed(home.town, 'Anna');
  await who.promises();
  const space = (await who.found('A salon with a calendar')).id;
  const { origin } = home.app.house.config.publicUrl;
  owner = { who, space, word: 'Sow the beans', origin };
});
afterAll(() => home.close());

async function sent({ call, part, name, format }: Field, day: string): Promise<Response> {
  const value = format === 'date' || day === '' ? day : `${day}T18:00:00.000Z`;
  const params = await oneOfEach(call.path, owner);
  return owner.who.send(call, { params, [part]: { ...plausible(owner, call.name)[part], [name]: value } });
}

test('the calls take days and moments in these places', () => {
  expect(fields.map(({ call, part, name }) => `${call.name} ${part} ${name}`).toSorted()).toEqual([
    'calendar.create body date',
    'calendar.create body made_at',
    'calendar.freeTimes query from',
    'calendar.mine query from',
    'calendar.mine query to',
    'council.takeDuty body starts_at',
    'hospitality.keepRetreat body answer_by',
    'hospitality.keepRetreat body ends_on',
    'hospitality.keepRetreat body starts_on',
    'messages.placeAt query moment',
    'messages.search query from',
    'messages.search query until',
    'onboarding.keepManifesto body created_at',
    'spaces.changeSettings body due_date',
    'spaces.found body due_date',
    'tasks.change body due_date',
    'tasks.change query due_date',
    'tasks.create body due_date',
    'tasks.create body made_at',
    'tasks.createOwn body due_date',
    'tasks.createOwn body made_at',
    'votes.change body deadline',
    'votes.open body deadline',
    'worksheets.give body given_on',
  ]);
});

test.each(fields.map((field) => [`${field.call.name} ${field.part} ${field.name}`, field] as const))(
  '%s refuses what is no day between 1900 and 2200, and says what a day looks like',
  async (_, field) => {
    for (const day of noDays) {
      const response = await sent(field, day);
      const text = await response.text();
      expect(response.status, `${day} -> ${text}`).toBe(400);
      const { code, fields: said } = ErrorAnswer.parse(JSON.parse(text));
      expect([code, said?.[field.name]]).toEqual(['input.wrong', expect.stringMatching(/like 2026-10-24/)]);
    }
    const read = forFew.has(field.call.name) ? 403 : 200;
    for (const day of ['2096-02-29', '2200-12-31']) expect((await sent(field, day)).status, day).toBe(read);
  },
);
