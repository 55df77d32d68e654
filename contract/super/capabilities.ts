import { inHouse, type Capabilities } from '../common/capability.ts';

/** Who looks after the house. None of it opens what anybody wrote. */
export const superCapabilities = {
  'super.seeDashboard': inHouse('super_user'),
  'super.giveRoles': inHouse('super_user'),
  'super.readAudit': inHouse('super_user'),
  'super.retryWork': inHouse('super_user'),
} satisfies Capabilities;
