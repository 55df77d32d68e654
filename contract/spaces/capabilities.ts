import { all, anyMember, as, type Capabilities, type Rule, whileOpen } from '../common/capability.ts';
import { kindOf } from './space-kinds.ts';

export const unlessSealed: Rule = ({ kind }) => !kindOf(kind).sealed;

export const spacesCapabilities = {
  'spaces.read': anyMember,
  'spaces.rename': all(as('owner', 'steward'), whileOpen, unlessSealed),
  'spaces.archive': all(as('owner'), unlessSealed),
  'spaces.invite': all(as('owner', 'steward', 'member'), whileOpen, unlessSealed),
  'spaces.manageMembers': all(as('owner', 'steward'), unlessSealed),
  'spaces.foundWithin': all(as('owner', 'steward'), whileOpen, unlessSealed),
  'spaces.leave': all(anyMember, unlessSealed),
} satisfies Capabilities;
