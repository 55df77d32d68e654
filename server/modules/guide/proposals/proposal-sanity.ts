import { addDays } from '@kinsong/contract/common/calendar-days.ts';
import { GivenDay } from '@kinsong/contract/common/time.ts';
import type { Tool } from '../../../platform/tool.ts';
import type { World } from '@kinsong/engines/guide/talk/world.ts';
import { dayIn } from '../local-time.ts';
import type { Thought } from './proposal-cards.ts';

/** Nobody in a family plans further ahead by a sentence, unless they say so. */
const furthest = 2 * 365;

/**
 * What a model proposes is held to what can be meant: a day that there is, neither over nor absurdly far unless the
 * person named it, and people who are where it happens. In the place of anything else stands what the tool asks with.
 */
export async function heldToSense(
  { tool: name, args }: Thought,
  tool: Tool | undefined,
  world: World,
  text: string,
): Promise<Thought> {
  if (tool === undefined || typeof args !== 'object' || args === null) return { tool: name, args };
  const given: Record<string, unknown> = { ...args };
  const put = (key: string, instead: null | undefined): void => {
    if (instead === undefined) delete given[key];
    else given[key] = instead;
  };
  for (const [key, instead] of Object.entries(tool.days ?? {}))
    if (given[key] != null && !(await isMeant(given[key], world, text))) put(key, instead);
  const here = world.spaces.find(({ id }) => id === given['space_id'])?.people ?? [];
  for (const [key, instead] of Object.entries(tool.people ?? {}))
    if (given[key] != null && ![world.me.id, ...here].some((id) => id === given[key])) put(key, instead);
  return { tool: name, args: given };
}

async function isMeant(value: unknown, world: World, text: string): Promise<boolean> {
  const { success, data: day } = GivenDay.safeParse(value);
  if (!success) return false;
  const today = dayIn(world.now, world.timeZone);
  if (day >= today && day <= addDays(today, furthest)) return true;
  // Loaded with the first such day, so that a house at rest does not carry it.
  const { read } = await import('@kinsong/engines/guide/read/read.ts');
  return read(text, world).dates.some(({ when }) =>
    when.readings.some(({ from, to }) => from <= day && day <= to),
  );
}
