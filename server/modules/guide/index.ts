import type { Module } from '../../platform/module.ts';
import type { Tool } from '../../platform/tool.ts';
import { guideRoutes } from './guide.calls.ts';
import { guideTools } from './guide.tools.ts';
import type { Lent } from './guide-ports.ts';
import { mendingJob } from './answers/abandoned-answers.ts';
import { nudgingJob } from './reminders/unasked-reminders.job.ts';
import { promptingJob } from './proposals/follow-up-prompts.ts';
import { remindingJob } from './reminders/reminders.ts';
import { endWork } from './background-work.ts';

export { guideChanges } from './swaps/swaps.ts';

/** The guide imports none of the modules it proposes for: their tools and what they know are handed in. */
export function makeGuide({
  tools,
  ...rest
}: Omit<Lent, 'tools'> & { readonly tools: readonly Tool[] }): Module {
  const all = [...tools, ...guideTools(rest.knowledge)];
  const lent: Lent = { ...rest, tools: new Map(all.map((tool) => [tool.name, tool])) };
  return {
    name: 'guide',
    routes: guideRoutes(lent),
    jobs: [mendingJob, promptingJob(lent), remindingJob(lent), nudgingJob(lent)],
    tools: guideTools(rest.knowledge),
    close: endWork,
  };
}
