import type { Call } from './common/call.ts';
import { guideCalls } from './guide/guide.ts';
import { identityCalls } from './identity/calls.ts';
import { invitationsCalls } from './invitations/calls.ts';
import { mediaCalls } from './media/media.ts';
import { findingCalls } from './messages/message-lookup.ts';
import { messagesCalls } from './messages/messages.ts';
import { tapsCalls } from './messages/trust-taps.ts';
import { seekersCalls } from './seekers/calls.ts';
import { spacesCalls } from './spaces/spaces.ts';
import { tasksCalls } from './tasks/tasks.ts';

/** Every call there is. What is not in this list has no route, no client and no test. */
export const allCalls: readonly Call[] = [
  ...identityCalls,
  ...invitationsCalls,
  ...mediaCalls,
  ...spacesCalls,
  ...messagesCalls,
  ...findingCalls,
  ...tapsCalls,
  ...seekersCalls,
  ...tasksCalls,
  ...guideCalls,
];
