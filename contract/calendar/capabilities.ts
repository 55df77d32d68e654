import { all, anyMember, as, whileOpen, type Capabilities } from '../common/capability.ts';

/** One's own event is one that one made. */
export const calendarCapabilities = {
  'calendar.read': anyMember,
  'calendar.create': all(as('owner', 'steward', 'member'), whileOpen),
  'calendar.changeOwn': all(anyMember, whileOpen),
  'calendar.changeAny': all(as('owner', 'steward', 'member'), whileOpen),
  'calendar.deleteOwn': all(anyMember, whileOpen),
  'calendar.deleteAny': all(as('owner', 'steward'), whileOpen),
  'calendar.answer': all(anyMember, whileOpen),
} satisfies Capabilities;
