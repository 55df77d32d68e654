import { dangerIn } from './danger/danger.ts';
import type { Ear } from './ear/ear.ts';
import type { Frame } from './frames/frame.ts';
import { framesOf } from './frames/read-frames.ts';
import type { Known } from './read/read.ts';
import { lookupsFor } from './say/lookups.ts';
import type { Lookup } from './talk/world.ts';

/** What was heard in a message: a frame for each clause that says something of its own, in their order. */
export interface Heard {
  readonly text: string;
  readonly frames: readonly Frame[];
  /** A life may be in danger, said or suspected: then nothing else of it counts. */
  readonly danger: 'certain' | 'suspected' | null;
  /** What has to be looked up before it is answered. */
  readonly lookups: readonly Lookup[];
}

export function hear(text: string, known: Known, ear: Ear): Heard {
  const frames = framesOf(text, known, ear);
  return {
    text,
    frames,
    danger: dangerIn(text, ear.alarm),
    lookups: lookupsFor(frames, known),
  };
}
