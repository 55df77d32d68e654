import type { Intent, Understanding } from '../understanding.ts';
import type { Reply, World } from '../world.ts';

/** One way of answering: what was understood, in this world. */
export type Answer = (about: Understanding, world: World) => Reply | Promise<Reply>;
export type Answers = Partial<Record<Intent, Answer>>;
