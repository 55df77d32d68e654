import { editMessage, postMessage, seenUpTo } from '@kinsong/contract/messages/messages.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Cache } from '../cache/cache.ts';
import { Outbox } from './outbox.ts';

const kitchen = '0197f0a0-0000-7000-8000-000000000001';
const attic = '0197f0a0-0000-7000-8000-000000000002';
const id = (n: number) => `0197f0a0-0000-7000-8000-1000000000${String(n).padStart(2, '0')}`;

let answers: ((url: string, body: string) => Response | Error)[] = [];
let asked: string[] = [];
let sent: string[] = [];
let boxes: Outbox[] = [];

beforeEach(() => {
  answers = [];
  asked = [];
  sent = [];
  vi.stubGlobal('fetch', async (url: string, { body = '' }: { body?: string }) => {
    asked.push(
      `${url.split('/')[3] === kitchen ? 'kitchen' : 'attic'} ${(JSON.parse(body) as { content: string }).content}`,
    );
    const answer = answers.shift()?.(url, body) ?? stored(url, body);
    if (answer instanceof Error) throw answer;
    return answer;
  });
});

afterEach(() => {
  boxes.forEach((box) => box.stop());
  boxes = [];
  vi.unstubAllGlobals();
});

const stored = (url: string, body: string): Response => {
  const said = JSON.parse(body) as { id: string; content: string };
  return Response.json({
    ...{ space_id: url.split('/')[3], author_id: id(99), seq: 1, rev: 1, reply_to: null, attachments: [] },
    ...{ created_at: '2026-11-21T20:00:00.000Z', edited_at: null, deleted_at: null, ...said },
  });
};

const refusal =
  (status: number, code: string, headers: Record<string, string> = {}) =>
  () =>
    Response.json({ detail: code, code, request_id: 'r' }, { status, headers });

async function outbox(): Promise<Outbox> {
  const sends = [{ call: postMessage, answered: ({ content }: { content: string }) => sent.push(content) }];
  const box = new Outbox('anna', new Cache('anna'), sends);
  boxes.push(box);
  await box.start();
  return box;
}

const say = (box: Outbox, n: number, content: string, space = kitchen) =>
  box.write(space, postMessage, { params: { space_id: space }, body: { id: id(n), content } });

test('what is written is sent in its order, and each answer is handed on', async () => {
  const box = await outbox();
  await Promise.all([say(box, 1, 'one'), say(box, 2, 'two'), say(box, 3, 'three')]);
  await vi.waitFor(() => expect(sent).toEqual(['one', 'two', 'three']));
  await vi.waitFor(() => expect(box.items.get()).toEqual([]));
});

test('without an answer it stays, is tried again, and later words wait behind it', async () => {
  answers = [() => new TypeError('network'), refusal(503, 'house.full', { 'retry-after': '0' })];
  const box = await outbox();
  await say(box, 1, 'one');
  await say(box, 2, 'two');
  await vi.waitFor(() => expect(sent).toEqual(['one', 'two']), 3000);
  expect(asked).toEqual(['kitchen one', 'kitchen one', 'kitchen one', 'kitchen two']);
});

test('[E19] the first try that comes to nothing is told, once, whatever it was that failed', async () => {
  answers = [refusal(500, 'house.broken'), () => new TypeError('network')];
  const held: string[] = [];
  const sends = [
    {
      call: postMessage,
      answered: ({ content }: { content: string }) => sent.push(content),
      held: ({ body }: { body?: Record<string, unknown> }) => held.push(String(body?.['content'])),
    },
  ];
  const box = new Outbox('anna', new Cache('anna'), sends);
  boxes.push(box);
  await box.start();
  await say(box, 1, 'one');
  await vi.waitFor(() => expect(held).toEqual(['one']));
  await vi.waitFor(() => expect(sent).toEqual(['one']), 5000);
  await say(box, 2, 'two');
  await vi.waitFor(() => expect(sent).toEqual(['one', 'two']));
  expect([held, asked]).toEqual([['one'], ['kitchen one', 'kitchen one', 'kitchen one', 'kitchen two']]);
});

test('a house without room says when to come again, and why is known until then', async () => {
  answers = [refusal(503, 'house.room', { 'retry-after': '1' })];
  const box = await outbox();
  await say(box, 1, 'one');
  await vi.waitFor(() => expect(box.items.get()).toMatchObject([{ heldUp: 'house.room', tries: 1 }]));
  const refusedAt = performance.now();
  await vi.waitFor(() => expect(sent).toEqual(['one']), 5000);
  expect(performance.now() - refusedAt).toBeGreaterThan(900);
  expect(asked).toHaveLength(2);
});

test('what the house refuses stands aside with its reason until someone decides', async () => {
  answers = [refusal(409, 'space.archived')];
  const box = await outbox();
  await say(box, 1, 'one');
  await say(box, 2, 'two', attic);
  await vi.waitFor(() => expect(sent).toEqual(['two']));
  await vi.waitFor(() => expect(box.items.get()).toMatchObject([{ refused: 'space.archived' }]));
  expect(box.unsent()).toHaveLength(1);
  await box.retry(box.items.get()[0]!);
  await vi.waitFor(() => expect(sent).toEqual(['two', 'one']));
  await vi.waitFor(() => expect(box.items.get()).toEqual([]));
});

test('[P4] of a quiet one that the house refuses nothing is left, and whoever sends it hears why', async () => {
  answers = [refusal(403, 'allowed.not')];
  const why: string[] = [];
  const sends = [{ call: postMessage, refused: (code: string) => why.push(code) }];
  const box = new Outbox('anna', new Cache('anna'), sends);
  boxes.push(box);
  await box.start();
  const body = { id: id(1), content: 'one' };
  await box.write(kitchen, postMessage, { params: { space_id: kitchen }, body }, { quiet: true });
  await vi.waitFor(() => expect(why).toEqual(['allowed.not']));
  expect(box.items.get()).toEqual([]);
  answers = [refusal(403, 'allowed.not')];
  await say(box, 2, 'two');
  await vi.waitFor(() => expect(box.items.get()).toMatchObject([{ refused: 'allowed.not' }]));
  expect(why).toHaveLength(1);
});

test('what was taken back is not sent', async () => {
  answers = [refusal(403, 'allowed.not')];
  const box = await outbox();
  await say(box, 1, 'one');
  await vi.waitFor(() => expect(box.items.get()).toMatchObject([{ refused: 'allowed.not' }]));
  await box.takeBack(box.items.get()[0]!);
  expect(box.items.get()).toEqual([]);
  expect(asked).toEqual(['kitchen one']);
});

test('a call this page does not know how to send is kept, not dropped', async () => {
  const box = await outbox();
  await box.write(kitchen, editMessage, {
    params: { space_id: kitchen, message_id: id(1) },
    body: { content: 'x' },
  });
  await box.write(attic, seenUpTo, { params: { space_id: attic }, body: { seq: 4 } }, { quiet: true });
  await new Promise((done) => setTimeout(done, 100));
  expect(asked).toEqual([]);
  expect(box.items.get()).toHaveLength(2);
  expect(box.unsent()).toHaveLength(1);
});
