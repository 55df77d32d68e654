import { all, anyMember, as, whileOpen, type Capabilities } from '../common/capability.ts';

/** One's own task is one that one wrote down or carries. */
export const tasksCapabilities = {
  'tasks.read': anyMember,
  'tasks.create': all(as('owner', 'steward', 'member'), whileOpen),
  'tasks.changeOwn': all(anyMember, whileOpen),
  'tasks.changeAny': all(as('owner', 'steward', 'member'), whileOpen),
  'tasks.deleteOwn': all(anyMember, whileOpen),
  'tasks.deleteAny': all(as('owner', 'steward'), whileOpen),
} satisfies Capabilities;
