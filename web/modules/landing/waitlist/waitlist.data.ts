import type { Answer, Input } from '@kinsong/contract/common/call.ts';
import type { confirmWaitlist, joinWaitlist } from '@kinsong/contract/invitations/waitlist.ts';
import { send } from '../../../platform/api/http-request.ts';

/** Straight over the wire: the light shell carries no schemas. A test holds these paths against the contract's. */
export const waitlistPaths = {
  'invitations.joinWaitlist': ['POST', '/api/waitlist'],
  'invitations.confirmWaitlist': ['POST', '/api/waitlist/confirm'],
} as const;

async function tell<T>(call: keyof typeof waitlistPaths, body: object): Promise<T> {
  const [method, address] = waitlistPaths[call];
  return (await send({ method, address, body })) as T;
}

export const askForPlace = (body: Input<typeof joinWaitlist>['body']) =>
  tell<Answer<typeof joinWaitlist>>('invitations.joinWaitlist', body);
export const confirmPlace = (token: string) =>
  tell<Answer<typeof confirmWaitlist>>('invitations.confirmWaitlist', { token });

/** The letter's link carries its token in the fragment, which reaches no server and stands in no log. */
export const tokenIn = (fragment: string): string | null =>
  new URLSearchParams(fragment.replace(/^#/, '')).get('waitlist');
