import { errors } from '@kinsong/contract/common/errors.ts';
import { expect, test } from 'vitest';
import { Refused } from '../../platform/api/http-request.ts';
import { inWords, inWordsOfChat } from './entry.refusals.ts';

const tooOften = (retryAfter?: number) =>
  new Refused('rate.limited', errors['rate.limited'].text, 429, { retryAfter });
const stays = 'What you typed is still here.';

test.each([
  [undefined, stays],
  [8_000, stays],
  [595_000, `${stays} Try again in about 10 minutes.`],
])('[L6] who tried too often and may try again after %s ms reads: %s', (retryAfter, words) => {
  expect(inWords(tooOften(retryAfter))).toEqual({
    title: errors['rate.limited'].text,
    description: words,
    fields: {},
  });
});

test('[E14] the chat-app says so too, below its own name for it', () => {
  const { title, description } = inWordsOfChat(tooOften(595_000), 'login');
  expect(title).toBe(errors['auth.denied'].text);
  expect(description).toBe(`${errors['rate.limited'].text} ${stays} Try again in about 10 minutes.`);
});
