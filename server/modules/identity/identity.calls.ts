import * as calls from '@kinsong/contract/identity/identity.ts';
import { onboard as onboardCall } from '@kinsong/contract/identity/onboard.ts';
import { on, type Route } from '../../platform/module.ts';
import type { IdentityHooks } from './hooks.ts';
import { invitationRoutes } from './invitations.calls.ts';
import { login } from './login.ts';
import { onboard } from './onboarding.ts';
import { register } from './register.ts';
import { logout } from './sessions.ts';
import { checkSession } from './user.ts';
import { waysRoutes } from './ways.calls.ts';

export function identityRoutes(hooks: IdentityHooks): Route[] {
  return [
    on(calls.sessionCheck, (house, _input, visit) => checkSession(house, hooks, visit)),
    on(calls.register, (house, { body }, visit) => register(house, hooks, body, visit)),
    on(calls.login, (house, { body }, visit) => login(house, hooks, body, visit)),
    on(calls.logout, async (house, _input, visit) => {
      await logout(house, visit);
      return { message: 'You are signed out.' };
    }),
    on(onboardCall, (house, { body }, visit) => onboard(house, hooks, body, visit)),
    ...invitationRoutes(hooks),
    ...waysRoutes(hooks),
  ];
}
