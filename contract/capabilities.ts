import type { Capabilities, Standing } from './common/capability.ts';
import { calendarCapabilities } from './calendar/capabilities.ts';
import { docsCapabilities } from './docs/capabilities.ts';
import { filesCapabilities } from './files/capabilities.ts';
import { hospitalityCapabilities } from './hospitality/capabilities.ts';
import { identityCapabilities } from './identity/capabilities.ts';
import { founderCapabilities } from './insights/founder-capabilities.ts';
import { invitationsCapabilities } from './invitations/capabilities.ts';
import { messagesCapabilities } from './messages/capabilities.ts';
import { partnersCapabilities } from './partners/capabilities.ts';
import { roomsCapabilities } from './rooms/capabilities.ts';
import { councilCapabilities } from './council/capabilities.ts';
import { superCapabilities } from './super/capabilities.ts';
import { seekersCapabilities } from './seekers/capabilities.ts';
import { planetCapabilities, spacesCapabilities } from './spaces/capabilities.ts';
import { tasksCapabilities } from './tasks/capabilities.ts';
import { votesCapabilities } from './votes/capabilities.ts';
import { worksheetsCapabilities } from './worksheets/capabilities.ts';

/** What may be done in a space, by what someone is there. */
const spaceCapabilities = {
  ...spacesCapabilities,
  ...filesCapabilities,
  ...messagesCapabilities,
  ...tasksCapabilities,
  ...calendarCapabilities,
  ...votesCapabilities,
  ...docsCapabilities,
  ...worksheetsCapabilities,
  ...roomsCapabilities,
} satisfies Capabilities;
/** What concerns the house and no space in it, by what someone is in the house. */
export const houseCapabilities = {
  ...identityCapabilities,
  ...invitationsCapabilities,
  ...planetCapabilities,
  ...partnersCapabilities,
  ...superCapabilities,
  ...councilCapabilities,
  ...seekersCapabilities,
  ...hospitalityCapabilities,
  ...founderCapabilities,
} satisfies Capabilities;

/** Who may do what: one table for the whole house. */
export const allCapabilities = { ...spaceCapabilities, ...houseCapabilities } satisfies Capabilities;

export type Capability = keyof typeof allCapabilities;

export function may(standing: Standing, capability: Capability): boolean {
  return allCapabilities[capability](standing);
}

/** Everything someone may do here, by name: a screen shows only what will work. */
export function abilitiesOf(standing: Standing): Capability[] {
  return (Object.keys(spaceCapabilities) as (keyof typeof spaceCapabilities)[]).filter((capability) =>
    may(standing, capability),
  );
}
