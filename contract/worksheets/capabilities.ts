import { all, anyMember, as, whileOpen, type Capabilities } from '../common/capability.ts';

/** One's own sheet is one that one began. What people gave each other is for those who belong, not for guests. */
export const worksheetsCapabilities = {
  'worksheets.read': anyMember,
  'worksheets.fill': all(as('owner', 'steward', 'member'), whileOpen),
  'worksheets.deleteAny': all(as('owner', 'steward'), whileOpen),
  'worksheets.readLedger': as('owner', 'steward', 'member'),
  'worksheets.give': all(as('owner', 'steward', 'member'), whileOpen),
  'worksheets.correctAny': all(as('owner', 'steward'), whileOpen),
  'worksheets.rule': all(as('owner', 'steward'), whileOpen),
} satisfies Capabilities;
