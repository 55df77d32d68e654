import type { Answer, Input } from '@kinsong/contract/common/call.ts';
import type * as federated from '@kinsong/contract/identity/federated.ts';
import type { redeemInvitation } from '@kinsong/contract/invitations/register-and-redeem.ts';
import type { onboard } from '@kinsong/contract/identity/onboard.ts';
import type * as passkeys from '@kinsong/contract/identity/passkeys.ts';
import type * as passwords from '@kinsong/contract/identity/passwords-and-letters.ts';
import type * as recovery from '@kinsong/contract/identity/recovery.ts';
import type { openDeviceLink } from '@kinsong/contract/identity/sessions.ts';
import { tellAt } from './entry.data.ts';

/** What the further steps at the door ask, loaded with them; held against the contract as the entry's own paths are. */
export const stepPaths = {
  'invitations.redeemInvitation': ['POST', '/api/invitations/redeem'],
  'identity.onboard': ['POST', '/api/player/onboard'],
  'identity.beginFederated': ['GET', '/api/auth/google/begin'],
  'identity.processSession': ['POST', '/api/auth/google/process-session'],
  'identity.lookAtLetter': ['POST', '/api/auth/letter/look'],
  'identity.signInByLetter': ['POST', '/api/auth/letter'],
  'identity.openDeviceLink': ['POST', '/api/auth/device-link/open'],
  'identity.confirmEmail': ['POST', '/api/auth/confirm-email'],
  'identity.askReset': ['POST', '/api/auth/password-reset'],
  'identity.resetPassword': ['POST', '/api/auth/password-reset/finish'],
  'identity.comeBackByCode': ['POST', '/api/auth/recovery'],
  'identity.changePassword': ['PUT', '/api/auth/password'],
  'identity.beginPasskey': ['POST', '/api/auth/passkeys/begin'],
  'identity.addPasskey': ['POST', '/api/auth/passkeys'],
  'identity.beginPasskeySignIn': ['POST', '/api/auth/passkey/begin'],
  'identity.signInByPasskey': ['POST', '/api/auth/passkey'],
  'media.wearDrawnAvatar': ['PUT', '/api/user/avatar'],
  'media.wearUploadedAvatar': ['PUT', '/api/user/avatar/picture'],
  'media.wearLinkedAvatar': ['PUT', '/api/user/avatar/link'],
} as const;

export const tell = <T>(call: keyof typeof stepPaths, body?: object) => tellAt<T>(stepPaths[call], body);

export const takeUp = (code: string) =>
  tell<Answer<typeof redeemInvitation>>('invitations.redeemInvitation', { code });
export const introduce = (body: Input<typeof onboard>['body']) =>
  tell<Answer<typeof onboard>>('identity.onboard', body);

/** An address for the browser itself, which the house leads on to the provider. */
export function federatedAddress(code: string): string {
  const [, path] = stepPaths['identity.beginFederated'];
  return code === '' ? path : `${path}?${new URLSearchParams({ code })}`;
}
export const comeBackFederated = (session_id: string) =>
  tell<Answer<typeof federated.processSession>>('identity.processSession', { session_id });

export const lookAtLetter = (token: string) =>
  tell<Answer<typeof passwords.lookAtLetter>>('identity.lookAtLetter', { token });
export const enterByLetter = (token: string) =>
  tell<Answer<typeof passwords.signInByLetter>>('identity.signInByLetter', { token });
export const enterByDevice = (token: string) =>
  tell<Answer<typeof openDeviceLink>>('identity.openDeviceLink', { token });
export const confirmAddress = (token: string) =>
  tell<Answer<typeof passwords.confirmEmail>>('identity.confirmEmail', { token });
export const askForReset = (email: string) =>
  tell<Answer<typeof passwords.askReset>>('identity.askReset', { email });
export const chooseAnew = (token: string, password: string) =>
  tell<Answer<typeof passwords.resetPassword>>('identity.resetPassword', { token, password });
export const comeBackByCode = (body: Input<typeof recovery.comeBackByCode>['body']) =>
  tell<Answer<typeof recovery.comeBackByCode>>('identity.comeBackByCode', body);
export const setFirstPassword = (password: string) =>
  tell<Answer<typeof passwords.changePassword>>('identity.changePassword', { password });

export const beginPasskey = () => tell<Answer<typeof passkeys.beginPasskey>>('identity.beginPasskey');
export const keepPasskey = (name: string, credential: unknown) =>
  tell<Answer<typeof passkeys.addPasskey>>('identity.addPasskey', { name, credential });
export const beginPasskeySignIn = () =>
  tell<Answer<typeof passkeys.beginPasskeySignIn>>('identity.beginPasskeySignIn');
export const enterByPasskey = (credential: unknown) =>
  tell<Answer<typeof passkeys.signInByPasskey>>('identity.signInByPasskey', { credential });
