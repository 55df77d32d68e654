import type { Call } from './common/call.ts';
import { assistantCalls } from './assistant/assistant.ts';
import { calendarCalls } from './calendar/calendar.ts';
import { docsCalls } from './docs/docs.ts';
import { exchangeCalls } from './calendar/exchange.ts';
import { filesCalls } from './files/files.ts';
import { guildsCalls } from './guilds/guilds.ts';
import { guideCalls } from './guide/guide.ts';
import { curatingCalls } from './hospitality/curating.ts';
import { retreatsCalls } from './hospitality/retreats.ts';
import { identityCalls } from './identity/calls.ts';
import { insightsCalls } from './insights/insights.ts';
import { founderCalls } from './insights/founder.ts';
import { invitationsCalls } from './invitations/calls.ts';
import { journalCalls } from './journal/journal.ts';
import { imageCalls } from './media/images.ts';
import { mediaCalls } from './media/media.ts';
import { findingCalls } from './messages/message-lookup.ts';
import { messageDeedCalls } from './messages/message-deeds.ts';
import { messagesCalls } from './messages/messages.ts';
import { tapsCalls } from './messages/trust-taps.ts';
import { organiserCalls } from './organiser/organiser.ts';
import { partnersCalls } from './partners/partners.ts';
import { councilCalls } from './council/roster.ts';
import { superCalls } from './super/calls.ts';
import { onboardingCalls } from './onboarding/calls.ts';
import { roomsCalls } from './rooms/rooms.ts';
import { seekersCalls } from './seekers/calls.ts';
import { specifiedSpacesCalls } from './spaces/specification-calls.ts';
import { spacesCalls } from './spaces/spaces.ts';
import { tasksCalls } from './tasks/tasks.ts';
import { votesCalls } from './votes/votes.ts';
import { worksheetsCalls } from './worksheets/worksheets.ts';

/** Every call there is. What is not in this list has no route, no client and no test. */
export const allCalls: readonly Call[] = [
  ...identityCalls,
  ...invitationsCalls,
  ...mediaCalls,
  ...imageCalls,
  ...spacesCalls,
  ...specifiedSpacesCalls,
  ...filesCalls,
  ...messagesCalls,
  ...messageDeedCalls,
  ...findingCalls,
  ...tapsCalls,
  ...seekersCalls,
  ...curatingCalls,
  ...retreatsCalls,
  ...founderCalls,
  ...roomsCalls,
  ...tasksCalls,
  ...calendarCalls,
  ...votesCalls,
  ...docsCalls,
  ...worksheetsCalls,
  ...exchangeCalls,
  ...guideCalls,
  ...assistantCalls,
  ...guildsCalls,
  ...partnersCalls,
  ...journalCalls,
  ...superCalls,
  ...councilCalls,
  ...organiserCalls,
  ...onboardingCalls,
  ...insightsCalls,
];
