import type { Reply } from '../talk/reply.ts';
import type { World } from '../talk/world.ts';
import { notReally } from './lines.words.ts';
import { openingPage, taleReply, waiting } from './pages.ts';
import { doneSince, opens, standingIn, throughTheDoor } from './standing.ts';

/** The page where the tale stands, told without anything being chosen; what was really done since is woven in. */
export function tell(world: World): Reply {
  const before = standingIn(world);
  const done = doneSince(world, before);
  const at = opens(world, before, true) ? throughTheDoor(before) : before;
  const page = openingPage(at, done, world);
  if (world.mode === 'game') return taleReply(page, at, world, true);
  const rests = at.scene === null ? '' : `${waiting(at.chapter, world)} ${notReally}`;
  return taleReply([...page, rests], at, world, true);
}
