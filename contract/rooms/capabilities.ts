import { all, as, whileOpen, type Capabilities } from '../common/capability.ts';

export const roomsCapabilities = {
  /** How long words stay there is for its owner alone to say. */
  'rooms.rule': all(as('owner'), whileOpen),
} satisfies Capabilities;
