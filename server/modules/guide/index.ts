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
import { isIntent } from './builtin/understanding.ts';
import { endWork } from './background-work.ts';

export { guideChanges } from './swaps/swaps.ts';

/** The guide imports none of the modules it proposes for: their tools and what they know are handed in. */
export function makeGuide({
  tools: others,
  ...rest
}: Omit<GuidePorts, 'tools'> & { readonly tools: readonly Tool[] }): Module {
  const tools = new Map([...others, ...guideTools].map((tool) => [tool.name, tool]));
  for (const { name, offering } of tools.values())
    for (const intent of offering?.intents ?? [])
      if (!isIntent(intent))
        throw new Error(`${name} is offered by ${intent}, which the guide cannot tell apart`);
  return {
    name: 'guide',
    routes: guideRoutes,
    jobs: [abandonedAnswersJob, promptingJob, remindingJob, unaskedRemindersJob],
    tools: guideTools,
    open(house) {
      guidePorts.give(house, { ...rest, tools });
      extraReading.give(house, describing(tools));
    },
    close: endWork,
  };
}
