import * as z from 'zod';
import { call } from '../common/call.ts';
import { PersonName, User } from './identity.ts';

export const onboard = call({
  name: 'identity.onboard',
  title: 'Say how one is called and seen; answers the player',
  method: 'POST',
  path: '/api/player/onboard',
  body: z.object({
    name: PersonName,
    /** Must be the account's own address, or number. */
    email: z.string().max(254),
    /** A picture this house serves, or nothing. */
    avatar_url: z.string().max(2000).default(''),
  }),
  answer: User,
  permission: 'person',
  errors: ['onboarding.coordinates', 'onboarding.denied'],
});
