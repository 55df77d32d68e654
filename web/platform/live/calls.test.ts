import { newId } from '@kinsong/contract/common/ids.ts';
import { sessionCheck } from '@kinsong/contract/identity/identity.ts';
import { largestWord, mostCalls, type CallWord } from '@kinsong/contract/live/protocol.ts';
import { createTask } from '@kinsong/contract/tasks/tasks.ts';
import { myTaps, tapMessage } from '@kinsong/contract/messages/trust-taps.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ask, carryCallsBy, whenSignedOut } from '../api/api.ts';
import { askAhead } from '../api/prefetched.ts';
import { NoAnswer, Refused } from '../api/http-request.ts';
import { LineCalls } from './calls.ts';

const space = newId();
const taps = { trust: [], soul: [] };
const asksTaps = () => ask(myTaps, { params: { space_id: space } });
const taps1 = { message_id: newId(), trust_taps: 1, guessable: false };

/** What went by the line, and what by HTTP. */
let said: CallWord[];
let fetched: string[];
let isOpen: boolean;
let line: LineCalls;
let byHttp: () => Promise<Response>;

beforeEach(() => {
  said = [];
  fetched = [];
  isOpen = true;
  byHttp = async () => Response.json(taps);
  line = new LineCalls((text) => {
    if (isOpen) said.push(JSON.parse(text) as CallWord);
    return isOpen;
  });
  carryCallsBy(line.carry);
  vi.stubGlobal('fetch', (address: string, { method = 'GET' }: RequestInit) => {
    fetched.push(`${method} ${address}`);
    return byHttp();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an open line carries a call by its name, and the answers find their way however they come', async () => {
  const [first, second] = [asksTaps(), asksTaps()];
  expect(said).toEqual([
    { t: 'call', id: 1, call: myTaps.name, params: { space_id: space }, query: {} },
    expect.objectContaining({ id: 2 }),
  ]);
  const one = { ...taps, soul: [newId()] };
  line.hear({ t: 'answer', to: 2, answer: one });
  line.hear({ t: 'answer', to: 1, answer: taps });
  expect(await Promise.all([first, second])).toEqual([taps, one]);
  expect(fetched).toEqual([]);
});

test('a refusal is what it would be by HTTP, and who is not known any more is told', async () => {
  let signedOut = 0;
  whenSignedOut(() => (signedOut += 1));
  const asked = asksTaps();
  line.hear({
    t: 'refused',
    to: 1,
    status: 503,
    retry_after: 2,
    error: { code: 'house.full', detail: '', request_id: '' },
  });
  await expect(asked).rejects.toMatchObject({ code: 'house.full', retryAfter: 2000 });
  const again = asksTaps();
  line.hear({ t: 'refused', to: 2, status: 401, error: { code: 'auth.needed', detail: '', request_id: '' } });
  await expect(again).rejects.toBeInstanceOf(Refused);
  expect(signedOut).toBe(1);
});

test('what is closed, too long, too much at once or needs cookies goes by HTTP', async () => {
  isOpen = false;
  await asksTaps();
  isOpen = true;
  byHttp = async () => Response.json({}, { status: 401 });
  await expect(ask(sessionCheck, {})).rejects.toBeInstanceOf(Refused);
  const long = { id: newId(), text: 'x'.repeat(largestWord) };
  await expect(ask(createTask, { params: { space_id: space }, body: long })).rejects.toBeDefined();
  expect(said).toEqual([]);
  expect(fetched).toEqual([
    `GET /api/spaces/${space}/taps`,
    `GET ${sessionCheck.path}`,
    `POST /api/spaces/${space}/tasks`,
  ]);
  byHttp = async () => Response.json(taps);
  const waiting = Array.from({ length: mostCalls }, asksTaps);
  await asksTaps();
  expect([said.length, fetched.length]).toEqual([mostCalls, 4]);
  line.lost();
  await Promise.all(waiting);
});

test('what was asked ahead is not asked again', async () => {
  void askAhead(`/api/spaces/${space}/taps`);
  expect(await asksTaps()).toEqual(taps);
  expect([said.length, fetched.length]).toEqual([0, 1]);
});

test('a line that is lost before the answer: what reads, or has an id of its own, is asked once more by HTTP', async () => {
  const read = asksTaps();
  line.lost();
  expect(await read).toEqual(taps);

  byHttp = async () => Response.json({}, { status: 409 });
  const body = { id: newId(), text: 'Call the plumber' };
  const written = ask(createTask, { params: { space_id: space }, body });
  line.lost();
  await expect(written).rejects.toMatchObject({ status: 400 });
  expect(fetched).toEqual([`GET /api/spaces/${space}/taps`, `POST /api/spaces/${space}/tasks`]);
});

test('anything else is reported, as when a fetch fails, and not done twice', async () => {
  const tapped = ask(tapMessage, { params: { space_id: space }, body: { message_id: newId() } });
  line.lost();
  await expect(tapped).rejects.toBeInstanceOf(NoAnswer);
  expect(fetched).toEqual([]);
});

test('an answer that is too long for the line is asked for by HTTP', async () => {
  const asked = asksTaps();
  line.hear({ t: 'elsewhere', to: 1 });
  expect(await asked).toEqual(taps);
  expect(fetched).toHaveLength(1);
});

test('who gives up hears nothing more, and what is late counts as not answered', async () => {
  vi.useFakeTimers();
  const stop = new AbortController();
  const given = ask(myTaps, { params: { space_id: space } }, { signal: stop.signal });
  const late = ask(tapMessage, { params: { space_id: space }, body: { message_id: newId() } });
  const tooLate = late.catch((failure: unknown) => failure);
  stop.abort();
  await expect(given).rejects.toThrow('aborted');
  line.hear({ t: 'answer', to: 1, answer: taps });
  await vi.advanceTimersByTimeAsync(31_000);
  expect(await tooLate).toBeInstanceOf(NoAnswer);
  line.hear({ t: 'answer', to: 2, answer: taps1 });
  line.lost();
  expect(fetched).toEqual([]);
});
