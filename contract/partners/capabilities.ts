import { inHouse, type Capabilities } from '../common/capability.ts';

/** Everybody sees the shelves; super users arrange them. */
export const partnersCapabilities = {
  'partners.arrange': inHouse('super_user'),
} satisfies Capabilities;
