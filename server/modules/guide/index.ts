import type { Module } from '../../platform/module.ts';
import type { Tool } from '../../platform/tool.ts';
import { extraReading } from '../messages/index.ts';
import { guideRoutes } from './guide.calls.ts';
import { guideTools } from './guide.tools.ts';
import { guidePorts, type GuidePorts } from './guide-ports.ts';
import { abandonedAnswersJob } from './answers/abandoned-answers.ts';
import { unaskedRemindersJob } from './reminders/unasked-reminders.job.ts';
import { promptingJob } from './proposals/follow-up-prompts.ts';
import { describing } from './proposals/described-cards.ts';
import { remindingJob } from './reminders/reminders.ts';
import { refuseTwoForOneWish } from './proposals/tool-for-wish.ts';
import { sweepHelpOffersJob } from './help-offers/help-offers.ts';
import { endWork } from './background-work.ts';

export { askModel } from './answers/ask-model.ts';
export { willingAmong } from './thread/consent.ts';
export { dangerIn } from './danger-in-words.ts';
export { momentIn } from './local-time.ts';
export { eraseGuideOf } from './erase-of-space.sql.ts';
export { hearHelpOffer } from './help-offers/hear-offer.ts';
export { eraseOffer } from './help-offers/help-offers.sql.ts';
export { guideChanges } from './swaps/swaps.ts';

/** The guide imports none of the modules it proposes for: their tools and what they know are handed in. */
export function makeGuide({
  tools: others,
  ...rest
}: Omit<GuidePorts, 'tools'> & { readonly tools: readonly Tool[] }): Module {
  const tools = new Map([...others, ...guideTools].map((tool) => [tool.name, tool]));
  refuseTwoForOneWish(tools.values());
  return {
    name: 'guide',
    routes: guideRoutes,
    jobs: [abandonedAnswersJob, promptingJob, remindingJob, unaskedRemindersJob, sweepHelpOffersJob],
    tools: guideTools,
    open(house) {
      guidePorts.give(house, { ...rest, tools });
      extraReading.give(house, describing(tools));
    },
    close: endWork,
  };
}
