import { all, anyMember, as, whileOpen, type Capabilities } from '../common/capability.ts';

/** Who may cast is fixed when a vote opens: whoever could have opened it. */
export const votesCapabilities = {
  'votes.read': anyMember,
  'votes.open': all(as('owner', 'steward', 'member'), whileOpen),
  'votes.cast': all(anyMember, whileOpen),
  'votes.changeOwn': all(anyMember, whileOpen),
  'votes.withdrawAny': all(as('owner', 'steward'), whileOpen),
} satisfies Capabilities;
