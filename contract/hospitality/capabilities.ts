import { inHouse, type Capabilities } from '../common/capability.ts';

/** Founders choose who sits at a retreat's table. */
export const hospitalityCapabilities = {
  'hospitality.curate': inHouse('founder'),
} satisfies Capabilities;
