import { hear } from '@kinsong/engines/guide/hear.ts';
import { nothingKnown } from '@kinsong/engines/guide/read/nothing-known.ts';
import { nudge } from '@kinsong/engines/guide/say/nudge.ts';
import { answer } from '@kinsong/engines/guide/talk/answer.ts';
import type { Reply } from '@kinsong/engines/guide/talk/reply.ts';
import type { World } from '@kinsong/engines/guide/talk/world.ts';
import { tell } from '@kinsong/engines/guide/tale/tell.ts';
import type { House } from '../../../platform/house.ts';
import type { Person } from '../../../platform/person.ts';
import { ownEar } from '../ear/own-ear.ts';
import { lookUp } from './look-up.ts';
import type { Writing } from './streamed-answer.ts';

/** What the guide says out of the house itself: to words, or to a button. */
export async function replyTo(
  house: House,
  person: Person,
  { kind, text }: Pick<Writing, 'kind' | 'text'>,
  world: World,
): Promise<Reply> {
  switch (kind) {
    case 'nudge':
      return nudge(world);
    case 'story':
      return tell(world);
    case 'chat': {
      const heard = hear(text, world, await ownEar());
      return answer(heard, { ...world, lookedUp: await lookUp(house, person, heard.lookups) });
    }
  }
}

/** Whether a life may be in danger, in words of somebody of whom nothing else is known yet. */
export const hearsDanger = async (text: string): Promise<boolean> =>
  hear(text, nothingKnown(new Date(), 'UTC'), await ownEar()).danger !== null;

/** The first sentence takes a hundred times as long as any other: let it be one for which nobody waits. */
export async function warmUp(): Promise<void> {
  hear('We must buy bread tomorrow, and who could help?', nothingKnown(new Date(), 'UTC'), await ownEar());
}
