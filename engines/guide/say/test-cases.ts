import type { Act } from '../frames/acts.ts';
import type { Frame } from '../frames/frame.ts';
import type { World } from '../talk/world.ts';

export interface Case {
  readonly asked: string;
  readonly read?: Partial<Frame>;
  readonly has: readonly string[];
  readonly not?: readonly string[];
  readonly world?: World;
}

export type Cases = Readonly<Partial<Record<Act, readonly Case[]>>>;
