import { inHouse, type Capabilities } from '../common/capability.ts';

/** Who helps in councils sees who else does; super users arrange it. */
export const councilCapabilities = {
  'council.seeRoster': inHouse('super_user', 'facilitator', 'monitor'),
} satisfies Capabilities;
