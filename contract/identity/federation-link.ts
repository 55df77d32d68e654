import * as z from 'zod';
import { call } from '../common/call.ts';

export const links = call({
  name: 'identity.links',
  title: 'Where the front of the house leads outside, as far as its operator has said',
  method: 'GET',
  path: '/api/links',
  /** The federation that brings the house to people. */
  answer: z.object({ federation: z.string().nullable() }),
  permission: 'anyone',
  errors: [],
});
