import { all, anyMember, as, whileOpen, type Capabilities } from '../common/capability.ts';

export const spacesCapabilities = {
  'spaces.read': anyMember,
  'spaces.rename': all(as('owner', 'steward'), whileOpen),
  'spaces.archive': as('owner'),
  'spaces.invite': all(as('owner', 'steward', 'member'), whileOpen),
  'spaces.manageMembers': as('owner', 'steward'),
  'spaces.foundWithin': all(as('owner', 'steward'), whileOpen),
  'spaces.leave': anyMember,
} satisfies Capabilities;
