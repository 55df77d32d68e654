import * as other from '@kinsong/contract/identity/federated.ts';
import { links } from '@kinsong/contract/identity/federation-link.ts';
import * as keys from '@kinsong/contract/identity/passkeys.ts';
import * as words from '@kinsong/contract/identity/passwords-and-letters.ts';
import { comeBackByCode } from '@kinsong/contract/identity/recovery.ts';
import * as calls from '@kinsong/contract/identity/sessions.ts';
import { on, type Route } from '../../platform/module.ts';
import { askReset, change, reset } from './changing-password.ts';
import * as federated from './federated.ts';
import { askConfirmation, confirmEmail, linkDevice, lookAtLetter, openLinkIn } from './sign-in-links.ts';
import * as sessions from './my-sessions.ts';
import * as passkeys from './passkeys.ts';
import { comeBack } from './recovery.ts';

export const waysRoutes: readonly Route[] = [
  on(calls.mySessions, (house, _input, visit) => sessions.list(house, visit)),
  on(calls.endSession, (house, { params }, visit) => sessions.end(house, params.session_id, visit)),
  on(calls.endSessions, (house, { query }, visit) => sessions.endAll(house, query.this_too, visit)),
  on(calls.linkDevice, (house, _input, visit) => linkDevice(house, visit)),
  on(calls.openDeviceLink, (house, { body }, visit) => openLinkIn(house, 'device', body.token, visit)),
  on(words.changePassword, (house, { body }, visit) => change(house, body, visit)),
  on(words.askReset, (house, { body }) => askReset(house, body.email)),
  on(words.resetPassword, (house, { body }, visit) => reset(house, body, visit)),
  on(comeBackByCode, (house, { body }, visit) => comeBack(house, body, visit)),
  on(words.askConfirmation, (house, _input, visit) => askConfirmation(house, visit)),
  on(words.confirmEmail, (house, { body }, visit) => confirmEmail(house, body.token, visit)),
  on(words.lookAtLetter, (house, { body }, visit) => lookAtLetter(house, body.token, visit)),
  on(words.signInByLetter, (house, { body }, visit) => openLinkIn(house, 'sign in', body.token, visit)),
  on(keys.myPasskeys, (house, _input, visit) => passkeys.list(house, visit)),
  on(keys.beginPasskey, (house, _input, visit) => passkeys.begin(house, visit)),
  on(keys.addPasskey, (house, { body }, visit) => passkeys.add(house, body, visit)),
  on(keys.removePasskey, (house, { params }, visit) => passkeys.remove(house, params.passkey_id, visit)),
  on(keys.beginPasskeySignIn, (house) => passkeys.beginSignIn(house)),
  on(keys.signInByPasskey, (house, { body }, visit) => passkeys.signInBy(house, body, visit)),
  on(links, async ({ config }) => ({ federation: config.federationUrl })),
  on(other.waysIn, async ({ config }) => ({
    federated: config.oidc === null ? null : new URL(config.oidc.issuer).hostname,
  })),
  on(other.beginFederated, (house, { query }, visit) => federated.begin(house, query, visit)),
  on(other.federatedCallback, (house, { query }, visit) => federated.comeBack(house, query, visit)),
  on(other.processSession, (house, { body }, visit) => federated.redeem(house, body.session_id, visit)),
];
