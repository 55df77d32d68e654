import { expect, test } from 'vitest';
import { trustRules } from './trust.ts';

test('[T2] what moves trust, by how much and how often: this list and nothing else', () => {
  expect(trustRules).toEqual({
    joined: { amount: 100, limit: 'once' },
    architect: { amount: 100, limit: 'once' },
    onboarded: { amount: 20, limit: 'once' },
    taps: { amount: 1, limit: { times: 3, in: 'day' } },
    task_done: { amount: 2, limit: { times: 4, in: 'day' } },
    care_given: { amount: 5, limit: { times: 2, in: 'week' } },
    council_closed: { amount: 6, limit: 'unlimited' },
    perspective_swap: { amount: 3, limit: { times: 1, in: 'day' } },
    guest_onboarded: { amount: 2, limit: 'unlimited' },
    commitment_broken: { amount: -4, limit: 'unlimited' },
    report_upheld: { amount: -10, limit: 'unlimited' },
  });
});
