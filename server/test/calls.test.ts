import { allCalls } from '@kinsong/contract/calls.ts';
import { isForLine, type Call } from '@kinsong/contract/common/call.ts';
import { ErrorAnswer } from '@kinsong/contract/common/error-answer.ts';
import { errors } from '@kinsong/contract/common/errors.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import { remember } from '@kinsong/contract/guide/memory.ts';
import { beginSwap } from '@kinsong/contract/guide/swap.ts';
import { postMessage } from '@kinsong/contract/messages/messages.ts';
import { createTask } from '@kinsong/contract/tasks/tasks.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from './app.ts';
import { PageCaller } from './page-caller.ts';
import type { Citizen } from './people.ts';

/**
 * The list of calls drives these tests: a new call is covered by being there. Each is made by a stranger, by someone
 * from elsewhere, with a token that is none, and with input nobody would send on purpose.
 */
let home: TestApp;
let anna: Citizen;
let outsider: Citizen;
let secretSpace: string;
let secretMessage: string;
let secretMemory: string;
let secretSwap: string;
let secretTask: string;
const secret = 'the hiding place of the presents';

beforeAll(async () => {
  home = await openTestApp();
  anna = await home.town.person('Anna');
  outsider = await home.town.person('Olaf');
  secretSpace = (await anna.found(secret)).id;
  const said = await anna.call(postMessage, {
    params: { space_id: secretSpace },
    body: { id: newId(), content: secret },
  });
  secretMessage = said.id;
  secretMemory = newId();
  await anna.call(remember, { body: { id: secretMemory, text: secret, scope: 'me' } });
  secretSwap = newId();
  await anna.call(beginSwap, { body: { id: secretSwap, about: secret } });
  secretTask = newId();
  await anna.call(createTask, {
    params: { space_id: secretSpace },
    body: { id: secretTask, text: secret },
  });
});
afterAll(() => home.close());

/** Input that the call would accept if the caller were allowed. */
function plausible(): { params: object; query: object; body: object } {
  return {
    params: {
      space_id: secretSpace,
      project_id: secretSpace,
      person_id: anna.id,
      message_id: secretMessage,
      task_id: secretTask,
      invitation_id: secretSpace,
      entry_id: secretSpace,
      session_id: secretSpace,
      proposal_id: newId(),
      reminder_id: newId(),
      memory_id: secretMemory,
      swap_id: secretSwap,
      passkey_id: 'a-passkey',
      picture_id: secretSpace,
    },
    query: { q: 'presents', moment: '2026-10-24T18:00:00.000Z' },
    body: {
      id: newId(),
      kind: 'project',
      name: 'X',
      archived: false,
      role: 'guest',
      seq: 1,
      content: 'Hello',
      text: 'Hello',
      priority: 'P2',
      status: 'todo',
      due_date: '2099-01-01',
      project_name: 'X',
      code: '000000000000',
      email: 'someone@hearth.example',
      password: 'a long enough password',
      invite_code: '000000000000',
      avatar_name: 'X',
      real_name: 'X',
      email_or_phone: 'someone@hearth.example',
      consent: true,
      token: 'a token that opens nothing',
      message: 'Hello',
      wait: true,
      answer: 'yes',
      do: 'tell',
      scope: 'me',
      about: 'X',
      word: 'X',
      message_id: secretMessage,
      room_id: secretSpace,
    },
  };
}

const wire = (call: Call, input: { params?: object; query?: object; body?: object }) => ({
  ...input,
  ...(call.body === undefined ? { body: undefined } : {}),
});

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
const withinSpaces = [':space_id', ':project_id', ':task_id', ':memory_id', ':swap_id', ':proposal_id'];
/** Each call by HTTP, and once more by a live connection where one may carry it. */
const byBoth = (calls: readonly Call[]) =>
  calls.flatMap((call) => [
    ...([[call.name, 'HTTP', call]] as const),
    ...(isForLine(call) ? ([[call.name, 'the live connection', call]] as const) : []),
  ]);
const carried = (person: Citizen, by: 'HTTP' | 'the live connection'): Citizen =>
  by === 'HTTP' ? person : PageCaller.of(person);
const inSpaces = guarded.filter(({ path }) => withinSpaces.some((part) => path.includes(part)));

describe('every call', () => {
  test.each(guarded.map((call) => [call.name, call] as const))(
    '%s is refused to a stranger',
    async (_, call) => {
      for (const input of [plausible(), { params: plausible().params }]) {
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
      const response = await fetch(home.base + path.replace(/:\w+/g, secretSpace), {
        method,
        headers: { authorization: 'Bearer test' },
      });
      expect(await expectRefusal(response, call)).toBe('auth.needed');
    },
  );

  test.each(byBoth(inSpaces))('%s by %s finds nothing for a member of another space', async (_, by, call) => {
    const response = await carried(outsider, by).send(call, wire(call, plausible()));
    expect(await expectRefusal(response, call)).toBe('found.not');
  });

  test.each(allCalls.filter(({ method }) => method !== 'GET').map((call) => [call.name, call] as const))(
    '%s is refused when another site makes it with the cookie',
    async (_, call) => {
      const response = await fetch(home.base + call.path.replace(/:\w+/g, secretSpace), {
        method: call.method,
        headers: { cookie: `session_token=${anna.token}`, origin: 'https://elsewhere.example' },
      });
      expect(await expectRefusal(response, call)).toBe('auth.origin');
    },
  );

  test.each(byBoth(allCalls))('%s by %s takes any input without breaking', async (_, by, call) => {
    const anything = fc.oneof(
      fc.jsonValue(),
      fc.string({ unit: 'binary' }),
      fc.constant('\u0000'),
      fc.bigInt().map(String),
    );
    const near = fc.record(Object.fromEntries(Object.keys(plausible().body).map((key) => [key, anything])), {
      requiredKeys: [],
    });
    const odd = fc.record({
      params: fc.record({
        space_id: oddId,
        project_id: oddId,
        person_id: oddId,
        message_id: oddId,
        task_id: oddId,
      }),
      query: fc.dictionary(
        fc.constantFrom('since', 'before', 'after', 'limit', 'q', 'content', 'text', 'priority', 'due_date'),
        fc.string({ unit: 'binary' }),
      ),
      body: fc.oneof(near, anything),
    });
    // Someone of their own for each call: logging out is among them.
    const fuzzer = carried(await home.town.guestOf(anna, secretSpace, 'Fuzz'), by);
    await fc.assert(
      fc.asyncProperty(odd, async (input) => {
        const response = await fuzzer.send(
          call,
          wire(call, input as { params: object; query: object; body: object }),
        );
        const text = await response.text();
        expect(response.status, `${JSON.stringify(input)} -> ${text}`).toBeLessThan(500);
      }),
      { numRuns: 40 },
    );
  });
});

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
