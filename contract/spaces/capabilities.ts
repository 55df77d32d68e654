import {
  all,
  anyMember,
  as,
  type Capabilities,
  inHouse,
  type Rule,
  whileOpen,
} from '../common/capability.ts';
import { kindOf } from './space-kinds.ts';

export const unlessSealed: Rule = ({ kind }) => !kindOf(kind).sealed;
/** Whether anybody may be let in by those who are there already. */
const unlessByTrust: Rule = ({ kind }) => !kindOf(kind).enteredByTrust;
const invites: Rule = ({ role, invitedBy }) => role !== 'member' || invitedBy === 'members';

export const spacesCapabilities = {
  'spaces.read': anyMember,
  'spaces.settings': all(as('owner', 'steward'), whileOpen, unlessSealed),
  'spaces.privacy': all(as('owner'), whileOpen, unlessSealed, unlessByTrust),
  'spaces.archive': all(as('owner'), unlessSealed),
  'spaces.move': all(as('owner'), whileOpen, unlessSealed),
  'spaces.delete': all(as('owner'), unlessSealed),
  'spaces.invite': all(as('owner', 'steward', 'member'), invites, whileOpen, unlessSealed, unlessByTrust),
  'spaces.manageMembers': all(as('owner', 'steward'), unlessSealed),
  'spaces.handOver': all(as('owner'), unlessSealed),
  'spaces.foundWithin': all(as('owner', 'steward'), whileOpen, unlessSealed),
  'spaces.leave': all(anyMember, unlessSealed),
} satisfies Capabilities;

/** Who keeps the planet: they found its hamlets, and see the names and numbers of what lies in them. */
export const planetCapabilities = {
  'spaces.keepPlanet': inHouse('super_user', 'founder'),
} satisfies Capabilities;
