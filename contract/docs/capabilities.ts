import { all, anyMember, as, whileOpen, type Capabilities } from '../common/capability.ts';

/** Guests read, and say what they think of it; the words are the members'. One's own doc is one that one began. */
export const docsCapabilities = {
  'docs.read': anyMember,
  'docs.write': all(as('owner', 'steward', 'member'), whileOpen),
  'docs.deleteOwn': all(as('owner', 'steward', 'member'), whileOpen),
  'docs.deleteAny': all(as('owner', 'steward'), whileOpen),
  'docs.comment': all(anyMember, whileOpen),
  'docs.deleteAnyComment': all(as('owner', 'steward'), whileOpen),
} satisfies Capabilities;
