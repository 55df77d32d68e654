import { openThread } from '@kinsong/contract/guide/chat.ts';
import { sessionCheck } from '@kinsong/contract/identity/identity.ts';
import { listMessages } from '@kinsong/contract/messages/messages.ts';
import { mySpaces, openSpace } from '@kinsong/contract/spaces/spaces.ts';
import { listTasks, mostInAPage } from '@kinsong/contract/tasks/tasks.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { takeAhead } from '../platform/api/prefetched.ts';
import { address } from '../platform/api/call-address.ts';

vi.stubGlobal('document', { querySelector: () => null });
const { askEarly, firstQuestions } = await import('./early-requests.ts');

const thread = '01900000-0000-7000-8000-000000000001';
const asked: string[] = [];

function house(answers: Readonly<Record<string, object>>): void {
  asked.length = 0;
  vi.stubGlobal('fetch', (question: string) => {
    asked.push(question);
    return Promise.resolve(Response.json(answers[question] ?? {}));
  });
}

afterEach(() => vi.unstubAllGlobals());

test('what is asked ahead is asked where the contract says, though the contract is not loaded', () => {
  const { session, spaces, thread: first, space, messages, tasks } = firstQuestions;
  expect([session, spaces, first]).toEqual([sessionCheck.path, mySpaces.path, openThread.path]);
  const params = { space_id: thread };
  expect(space(thread)).toBe(address(openSpace.path, params));
  expect(messages(thread)).toBe(address(listMessages.path, params, { limit: 60 }));
  expect(tasks(thread)).toBe(address(listTasks.path, params, { after: 0, limit: mostInAPage }));
});

test('on the way to Mairy the newest words are asked for with the session, each once, and wait for whoever asks', async () => {
  house({ [firstQuestions.session]: { user: {} }, [firstQuestions.thread]: { space_id: thread } });
  await askEarly('/mairy');
  expect(asked).toEqual([
    firstQuestions.session,
    firstQuestions.spaces,
    firstQuestions.thread,
    firstQuestions.messages(thread),
    firstQuestions.space(thread),
    firstQuestions.tasks(thread),
  ]);
  expect(await (await takeAhead('GET', firstQuestions.thread))?.json()).toEqual({ space_id: thread });
  expect(takeAhead('GET', firstQuestions.thread)).toBeUndefined();
  expect(takeAhead('POST', firstQuestions.spaces)).toBeUndefined();
});

test('of a stranger nothing further is asked', async () => {
  house({ [firstQuestions.session]: { authenticated: false } });
  await askEarly('/mairy');
  expect(asked).toEqual([firstQuestions.session]);
});

test('a question that got no answer ahead is put again by whoever needs it', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')));
  await expect(askEarly('/mairy')).rejects.toThrow('no line');
  expect(await takeAhead('GET', firstQuestions.session)).toBeUndefined();
});
