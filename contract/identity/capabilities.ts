import { inHouse, type Capabilities } from '../common/capability.ts';

/** What concerns the house and no space in it. */
export const identityCapabilities = {
  'identity.seeOverview': inHouse('super_user'),
} satisfies Capabilities;
