import { inHouse, type Capabilities } from '../common/capability.ts';

/** The founders' dashboard is for founders. */
export const founderCapabilities = {
  'insights.seeFounder': inHouse('founder'),
} satisfies Capabilities;
