import { all, anyMember, as, type Capabilities, type Rule, whileOpen } from '../common/capability.ts';
import { kindOf } from './space-kinds.ts';

export const unlessSealed: Rule = ({ kind }) => !kindOf(kind).sealed;
const invites: Rule = ({ role, invitedBy }) => role !== 'member' || invitedBy === 'members';

export const spacesCapabilities = {
  'spaces.read': anyMember,
  'spaces.settings': all(as('owner', 'steward'), whileOpen, unlessSealed),
  'spaces.privacy': all(as('owner'), whileOpen, unlessSealed),
  'spaces.archive': all(as('owner'), unlessSealed),
  'spaces.delete': all(as('owner'), unlessSealed),
  'spaces.invite': all(as('owner', 'steward', 'member'), invites, whileOpen, unlessSealed),
  'spaces.manageMembers': all(as('owner', 'steward'), unlessSealed),
  'spaces.handOver': all(as('owner'), unlessSealed),
  'spaces.foundWithin': all(as('owner', 'steward'), whileOpen, unlessSealed),
  'spaces.leave': all(anyMember, unlessSealed),
} satisfies Capabilities;
