import { bareFrame } from '../talk/frame-of.ts';
import type { Reply } from '../talk/reply.ts';
import type { World } from '../talk/world.ts';
import { answered } from './asked.ts';
import { nextSmallThing } from './small-thing.ts';

/** The Nudge button: one small real thing, and why this one. */
export function nudge(world: World): Reply {
  const matter = bareFrame('next_small_thing');
  const { text, question = null } = answered(nextSmallThing({ frame: matter, world }));
  return { text, lyrical: false, proposals: [], pending: { version: 2, question, proposals: [], matter } };
}
