import { all, anyMember, as, whileOpen, type Capabilities } from '../common/capability.ts';

export const filesCapabilities = {
  'files.read': anyMember,
  'files.bring': all(anyMember, whileOpen),
  'files.changeAny': all(as('owner', 'steward'), whileOpen),
} satisfies Capabilities;
