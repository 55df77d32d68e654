import * as federated from './federated.ts';
import { login, logout, sessionCheck } from './identity.ts';
import { links } from './federation-link.ts';
import { onboard } from './onboard.ts';
import { houseOverview } from './house-overview.ts';
import * as passkeys from './passkeys.ts';
import * as passwords from './passwords-and-letters.ts';
import { comeBackByCode } from './recovery.ts';
import * as sessions from './sessions.ts';

/** Every call of this module, each with a verb behind it. */
export const identityCalls = [
  sessionCheck,
  login,
  logout,
  onboard,
  houseOverview,
  comeBackByCode,
  sessions.mySessions,
  sessions.endSession,
  sessions.endSessions,
  sessions.linkDevice,
  sessions.openDeviceLink,
  passwords.changePassword,
  passwords.askReset,
  passwords.resetPassword,
  passwords.askConfirmation,
  passwords.confirmEmail,
  passwords.lookAtLetter,
  passwords.signInByLetter,
  passkeys.myPasskeys,
  passkeys.beginPasskey,
  passkeys.addPasskey,
  passkeys.removePasskey,
  passkeys.beginPasskeySignIn,
  passkeys.signInByPasskey,
  links,
  federated.waysIn,
  federated.beginFederated,
  federated.federatedCallback,
  federated.processSession,
];
