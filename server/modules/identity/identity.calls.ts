import * as calls from '@kinsong/contract/identity/identity.ts';
import { onboard as onboardCall } from '@kinsong/contract/identity/onboard.ts';
import { houseOverview } from '@kinsong/contract/identity/house-overview.ts';
import { on, type Route } from '../../platform/module.ts';
import { login } from './password-login.ts';
import { onboard } from './onboarding.ts';
import { overview } from './house-overview.ts';
import { logout } from './sessions.ts';
import { checkSession } from './user-object.ts';
import { waysRoutes } from './sign-in-ways.calls.ts';

export const identityRoutes: readonly Route[] = [
  on(calls.sessionCheck, (house, _input, visit) => checkSession(house, visit)),
  on(calls.login, (house, { body }, visit) => login(house, body, visit)),
  on(calls.logout, async (house, _input, visit) => {
    await logout(house, visit);
    return { message: 'You are signed out.' };
  }),
  on(onboardCall, (house, { body }, visit) => onboard(house, body, visit)),
  on(houseOverview, (house, _, visit) => overview(house, visit)),
  ...waysRoutes,
];
