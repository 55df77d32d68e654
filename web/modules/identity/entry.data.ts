import type { Answer, Input } from '@kinsong/contract/common/call.ts';
import type * as federated from '@kinsong/contract/identity/federated.ts';
import type { login, sessionCheck, User } from '@kinsong/contract/identity/identity.ts';
import type {
  acceptInviteCode,
  recogniseCode,
  register,
} from '@kinsong/contract/invitations/register-and-redeem.ts';
import type { Removed } from '@kinsong/contract/identity/removed-sign-ins.ts';
import { send } from '../../platform/api/http-request.ts';

/**
 * Where do the entry's answers come from? Straight over the wire: the light shell carries no schemas, so the contract
 * is imported for its types alone. Tests hold these paths against the contract's. What few meet at the door is asked by
 * `steps.data.ts`.
 */
export const entryPaths = {
  'identity.sessionCheck': ['GET', '/api/auth/session-check'],
  'invitations.register': ['POST', '/api/auth/register'],
  'identity.login': ['POST', '/api/auth/login'],
  'invitations.recogniseCode': ['GET', '/api/invitations/recognise'],
  'invitations.acceptInviteCode': ['POST', '/api/accept-invite-code'],
  'identity.waysIn': ['GET', '/api/auth/ways'],
} as const;

export async function tellAt<T>([method, address]: readonly [string, string], body?: object): Promise<T> {
  return (await send({ method, address, body })) as T;
}

const tell = <T>(call: keyof typeof entryPaths, body?: object) => tellAt<T>(entryPaths[call], body);

/** What every way of coming in has in common. */
export interface Entered {
  message: string;
  user: User;
  space_id: string | null;
  /** What coming in by a letter took away of what was there before. */
  removed?: Removed | undefined;
}

export interface Newcomer {
  name: string;
  email: string;
  password: string;
  invite_code?: string;
}

export const whoIsHere = () => tell<Answer<typeof sessionCheck>>('identity.sessionCheck');
export const join = (person: Newcomer) => tell<Answer<typeof register>>('invitations.register', person);
export const signIn = (email: string, password: string) =>
  tell<Answer<typeof login>>('identity.login', { email, password });
export const acceptCode = (body: Input<typeof acceptInviteCode>['body']) =>
  tell<Answer<typeof acceptInviteCode>>('invitations.acceptInviteCode', body);

export function recognise(code: string): Promise<Answer<typeof recogniseCode>> {
  const [method, path] = entryPaths['invitations.recogniseCode'];
  return tellAt([method, `${path}?${new URLSearchParams({ code })}`]);
}

export const ways = () => tell<Answer<typeof federated.waysIn>>('identity.waysIn');
