import type { Act } from '../frames/acts.ts';
import type { Frame } from '../frames/frame.ts';
import type { Reply } from '../talk/reply.ts';
import type { World } from '../talk/world.ts';
import { doorStands, notBegun, placeKept, withYourYes } from './lines.words.ts';
import { waiting } from './pages.ts';
import { doneSince, opens, standingIn, type Standing } from './standing.ts';

const sorrows: ReadonlySet<Act> = new Set(['hardship', 'conflict', 'danger']);

/** In Game mode the tale looks in at the end of an everyday answer, with one line at most; never after sorrow. */
export function lookIn(reply: Reply, world: World, frames: readonly Frame[] = []): Reply {
  const heard = [...frames.map(({ act }) => act), reply.pending?.matter?.act];
  const quiet =
    world.mode !== 'game' ||
    reply.danger !== undefined ||
    reply.tale !== undefined ||
    reply.lyrical ||
    (reply.pending?.question ?? null) !== null ||
    heard.some((act) => act !== undefined && sorrows.has(act));
  if (quiet) return reply;
  const line = lineOf(reply, standingIn(world), world);
  const said = line === null || world.recent.some(({ text }) => text.includes(line));
  return said ? reply : { ...reply, text: `${reply.text}\n\n${line}` };
}

function lineOf({ proposals }: Reply, at: Standing, world: World): string | null {
  if (proposals.length > 0)
    return proposals.some(({ act, deed }) => act === 'done_task' || deed === 'complete') ? withYourYes : null;
  if (at.seen === 'new') return notBegun;
  const [done] = doneSince(world, at);
  if (done !== undefined && opens(world, at)) return doorStands.replaceAll('{deed}', done.title);
  return at.scene === null ? waiting(at.chapter, world) : placeKept.replaceAll('{title}', at.chapter.title);
}
