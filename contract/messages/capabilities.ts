import { all, anyMember, as, whileOpen, type Capabilities } from '../common/capability.ts';
import { unlessSealed } from '../spaces/capabilities.ts';

export const messagesCapabilities = {
  'messages.read': anyMember,
  'messages.post': all(anyMember, whileOpen),
  'messages.editOwn': all(anyMember, whileOpen),
  'messages.deleteOwn': anyMember,
  'messages.deleteAny': as('owner', 'steward'),
  'messages.tap': all(anyMember, whileOpen, unlessSealed),
  'messages.react': all(anyMember, whileOpen, unlessSealed),
  'messages.pinOwn': all(as('owner', 'steward', 'member'), whileOpen, unlessSealed),
  'messages.offerOwn': all(anyMember, whileOpen, unlessSealed),
  'messages.pinAny': all(as('owner', 'steward'), whileOpen, unlessSealed),
} satisfies Capabilities;
