import { describe, expect, it } from 'vitest';
import { talk } from './utterances/talk.ts';

const both = 'i finished the lanterns and the gutters';

describe('several cards under one question', () => {
  it.each([
    ['yes', 'yes', [0, 1]],
    ['yes, both', 'yes', [0, 1]],
    ['both please', 'yes', [0, 1]],
    ['no', 'no', [0, 1]],
    ['only the first', 'yes', [0]],
    ['the second one', 'yes', [1]],
    ['no to the second', 'no', [1]],
  ] as const)('"%s" is %s', async (said, answer, which) => {
    const { proposals } = await talk([both]);
    const reply = await talk([both, said]);
    expect(reply.settles).toBe(answer);
    expect(reply.settled).toEqual(which.map((at) => proposals[at]));
  });

  it('what was left open is answered by the next words', async () => {
    const { proposals } = await talk([both]);
    const reply = await talk([both, 'only the first', 'no']);
    expect([reply.settles, reply.settled]).toEqual(['no', [proposals[1]]]);
  });

  it('another matter leaves them open', async () => {
    expect((await talk([both, 'what is due this week?'])).settles).toBeUndefined();
  });
});
