import { allCalls } from '@kinsong/contract/calls.ts';
import { isForLine, type Call } from '@kinsong/contract/common/call.ts';
import { ErrorAnswer } from '@kinsong/contract/common/error-answer.ts';
import { errors } from '@kinsong/contract/common/errors.ts';
import { sessionCheck } from '@kinsong/contract/identity/identity.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from './app.ts';
import { oneOfEach, plausible, type Owner } from './call-inputs.ts';
import { PageCaller } from './page-caller.ts';
import type { Citizen } from './people.ts';

/**
 * The list of calls drives these tests: a new call is covered by being there. Each is made by a stranger, by someone
 * from elsewhere, with a token that is none, and with input nobody would send on purpose by someone who may.
 */
let home: TestApp;
let anna: Citizen;
let outsider: Citizen;
let fuzzer: Citizen;
let owner: Owner;
const secret = 'the hiding place of the presents';

beforeAll(async () => {
  home = await openTestApp();
  anna = await home.town.person('Anna');
  outsider = await home.town.person('Olaf');
  fuzzer = await home.town.person('Fuzz');
  owner = await ownerOf(anna, secret);
});
afterAll(async () => {
  for (const page of pages.values()) await page.leave();
  await home.close();
});

async function ownerOf(who: Citizen, word: string): Promise<Owner> {
  const { origin } = home.app.house.config.publicUrl;
  return { who, space: (await who.found(word)).id, word, origin };
}

interface Sent {
  readonly params?: object;
  readonly query?: object;
  readonly body?: object;
}

/** Where a call takes no body, none is sent. */
const wire = (call: Call, { body, ...input }: Sent): Sent =>
  call.body === undefined || body === undefined ? input : { ...input, body };

async function expectRefusal(response: Response, call: Call): Promise<string> {
  const text = await response.text();
  expect(response.status, `${call.name}: ${text}`).toBeGreaterThanOrEqual(400);
  expect(response.status, `${call.name}: ${text}`).toBeLessThan(500);
  const answer = ErrorAnswer.parse(JSON.parse(text));
  expect(errors[answer.code as keyof typeof errors].text).toBe(answer.detail);
  expect(text).not.toContain(secret);
  return answer.code;
}

const guarded = allCalls.filter(({ permission }) => permission !== 'anyone');
/** Faces are shown to all who are signed in: whoever leaves a space still sees who wrote there. So are guilds’ pictures. */
const openToAll = ['media.avatarPicture', 'media.image'];
/** About a person, whom these two meet on the square besides. Strangers to each other are tried where the verbs are. */
const ofPeople = ['seekers.block', 'seekers.unblock', 'seekers.profile'];
/** Everything that names a thing: to whoever has no part in it, it is not there. */
const naming = guarded.filter(
  ({ name, path }) => path.includes(':') && ![...openToAll, ...ofPeople].includes(name),
);

/** Each call by HTTP, and once more by a live connection where one may carry it. */
const byBoth = (calls: readonly Call[]) =>
  calls.flatMap((call) => [
    ...([[call.name, 'HTTP', call]] as const),
    ...(isForLine(call) ? ([[call.name, 'the live connection', call]] as const) : []),
  ]);
const carriers = ['HTTP', 'the live connection'] as const;
const pages = new Map<Citizen, PageCaller>();

function carried(person: Citizen, by: (typeof carriers)[number]): Citizen {
  if (by === 'HTTP') return person;
  const page = pages.get(person) ?? PageCaller.of(person);
  pages.set(person, page);
  return page;
}

describe('every call', () => {
  test.each(guarded.map((call) => [call.name, call] as const))(
    '%s is refused to a stranger',
    async (_, call) => {
      const params = await oneOfEach(call.path, owner);
      for (const input of [{ ...plausible(owner, call.name), params }, { params }]) {
        expect(await expectRefusal(await home.town.stranger.send(call, wire(call, input)), call)).toBe(
          'auth.needed',
        );
      }
    },
  );

  test.each(guarded.map((call) => [call.name, call] as const))(
    '%s refuses the literal token "test"',
    async (_, call) => {
      const { path, method } = call;
      const response = await fetch(home.base + path.replace(/:\w+/g, owner.space), {
        method,
        headers: { authorization: 'Bearer test' },
      });
      expect(await expectRefusal(response, call)).toBe('auth.needed');
    },
  );

  test.each(byBoth(naming))('%s by %s finds nothing for a member of another space', async (_, by, call) => {
    const params = await oneOfEach(call.path, owner);
    const response = await carried(outsider, by).send(
      call,
      wire(call, { ...plausible(owner, call.name), params }),
    );
    expect(await expectRefusal(response, call)).toBe('found.not');
  });

  test.each(allCalls.filter(({ method }) => method !== 'GET').map((call) => [call.name, call] as const))(
    '%s is refused when another site makes it with the cookie',
    async (_, call) => {
      const response = await fetch(home.base + call.path.replace(/:\w+/g, owner.space), {
        method: call.method,
        headers: { cookie: `session_token=${anna.token}`, origin: 'https://elsewhere.example' },
      });
      expect(await expectRefusal(response, call)).toBe('auth.origin');
    },
  );

  test.each(allCalls.map((call) => [call.name, call] as const))(
    '%s takes any input without breaking, from someone who may make it and about what is there',
    async (_, call) => {
      // Logging out is among the calls.
      const { authenticated } = await fuzzer.call(sessionCheck, {});
      if (!authenticated) fuzzer = await home.town.person('Fuzz');
      const own = await ownerOf(fuzzer, 'the gate');
      const things = await oneOfEach(call.path, own);
      const { query, body } = plausible(own);
      const odd = fc.record({
        params: fc.record(
          Object.fromEntries(Object.entries(things).map(([name, id]) => [name, mostly(id, oddId)])),
        ),
        query: fc.record(
          {
            ...Object.fromEntries(Object.entries(query).map(([name, value]) => [name, mostly(value, text)])),
            ...Object.fromEntries(furtherQueries.map((name) => [name, text])),
          },
          { requiredKeys: [] },
        ),
        body: mostly(
          fc.record(
            Object.fromEntries(Object.entries(body).map(([name, value]) => [name, mostly(value, anything)])),
            { requiredKeys: [] },
          ),
          anything,
        ),
      });
      await fc.assert(
        fc.asyncProperty(odd, fc.constantFrom(...carriers), async (input, by) => {
          const response = await carried(fuzzer, by).send(call, wire(call, input as Sent));
          const answer = await response.text();
          expect(response.status, `${JSON.stringify(input)} -> ${answer}`).toBeLessThan(500);
        }),
        { numRuns: 40 },
      );
    },
  );
});

const furtherQueries = ['since', 'before', 'after', 'limit', 'content', 'text', 'priority', 'due_date'];
const text = fc.string({ unit: 'binary' });
const anything = fc.oneof(fc.jsonValue(), text, fc.constant('\u0000'), fc.bigInt().map(String));

/** What is as it should be most of the time, so that what is odd elsewhere is looked at at all. */
function mostly<T>(usual: T | fc.Arbitrary<T>, odd: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const right = usual instanceof fc.Arbitrary ? usual : fc.constant(usual);
  return fc.oneof({ weight: 4, arbitrary: right }, { weight: 1, arbitrary: odd });
}

const oddId = fc.oneof(
  fc.constant('00000000-0000-0000-0000-000000000000'),
  fc.uuid(),
  fc.string({ unit: 'binary', minLength: 1 }).filter(encodable),
  fc.constantFrom('..', '%00', "' or 1=1", 'null', '-1'),
);

function encodable(text: string): boolean {
  try {
    encodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

test("a body that is no JSON, or of the wrong kind, or too large, gets the catalogue's text", async () => {
  const send = (body: string, type: string) =>
    fetch(`${home.base}/api/spaces`, {
      method: 'POST',
      headers: { authorization: `Bearer ${anna.token}`, 'content-type': type },
      body,
    });
  for (const [body, type, code] of [
    ['{"id":', 'application/json', 'input.wrong'],
    ['', 'application/json', 'input.wrong'],
    ['<x/>', 'application/xml', 'input.wrong'],
    [JSON.stringify({ name: 'x'.repeat(400_000) }), 'application/json', 'input.large'],
  ] as const) {
    const answer = ErrorAnswer.parse(await (await send(body, type)).json());
    expect(answer).toMatchObject({ code, detail: errors[code].text });
    expect(answer.request_id).not.toBe('');
  }
});

test('the OpenAPI document names every call, and its page can be read', async () => {
  const described = (await (await fetch(`${home.base}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  const named = Object.values(described.paths).flatMap((operations) =>
    Object.values(operations).map((o) => o.operationId),
  );
  expect(new Set(named)).toEqual(new Set(allCalls.map(({ name }) => name)));
  const page = await (await fetch(`${home.base}/api`)).text();
  for (const { title } of allCalls) expect(page).toContain(title.replaceAll('"', '&quot;'));
});

test('answers carry the policy that lets no foreign script run, and force nothing to https over plain http', async () => {
  const response = await fetch(`${home.base}/healthz`);
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toMatch(/unsafe|upgrade-insecure-requests/);
});
