import { inHouse, type Capabilities } from '../common/capability.ts';

/** What concerns people's way in the house. */
export const seekersCapabilities = {
  'seekers.elevate': inHouse('founder'),
} satisfies Capabilities;
