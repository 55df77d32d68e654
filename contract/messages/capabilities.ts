import { all, anyMember, as, whileOpen, type Capabilities } from '../common/capability.ts';

export const messagesCapabilities = {
  'messages.read': anyMember,
  'messages.post': all(anyMember, whileOpen),
  'messages.editOwn': all(anyMember, whileOpen),
  'messages.deleteOwn': anyMember,
  'messages.deleteAny': as('owner', 'steward'),
} satisfies Capabilities;
