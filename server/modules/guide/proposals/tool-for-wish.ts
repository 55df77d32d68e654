import type { Proposal } from '@kinsong/engines/guide/talk/proposal.ts';
import type { House } from '../../../platform/house.ts';
import type { Tool } from '../../../platform/tool.ts';
import { guidePorts } from '../guide-ports.ts';
import type { Thought } from './proposal-cards.ts';

/** What the built-in guide offers, as calls of the tools that can do it. What no tool can do is passed over. */
export function thoughtsOf(house: House, proposals: readonly Proposal[]): Thought[] {
  return proposals.flatMap((wish) => {
    const thought = thoughtOf(house, wish);
    if (thought === null) house.log.info({ act: wish.act, deed: wish.deed }, 'no tool fulfils this wish');
    return thought ?? [];
  });
}

export function thoughtOf(house: House, wish: Proposal): Thought | null {
  const tool = toolFor([...guidePorts.of(house).tools.values()], wish);
  const args = tool?.hears?.args(wish) ?? null;
  return tool === undefined || args === null ? null : { tool: tool.name, args };
}

/** The tool of this very deed; else the one that takes any deed of the act. */
function toolFor(tools: readonly Tool[], { act, deed }: Proposal): Tool | undefined {
  const able = tools.filter(({ hears }) => hears?.acts.includes(act));
  return (
    able.find(({ hears }) => hears?.deed === deed) ?? able.find(({ hears }) => hears?.deed === undefined)
  );
}

/** One wish has one tool, or it would be chance which of them answers. */
export function refuseTwoForOneWish(tools: Iterable<Tool>): void {
  const taken = new Map<string, string>();
  for (const { name, hears } of tools)
    for (const act of hears?.acts ?? []) {
      const wish = `${act} ${hears?.deed ?? ''}`.trim();
      const other = taken.get(wish);
      if (other !== undefined) throw new Error(`${name} and ${other} both fulfil "${wish}"`);
      taken.set(wish, name);
    }
}
