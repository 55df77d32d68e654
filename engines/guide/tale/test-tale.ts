import { hear } from '../hear.ts';
import type { Heard } from '../hear.ts';
import { furnished } from '../say/test-world.ts';
import type { Reply } from '../talk/reply.ts';
import type { TaleState, Task, World } from '../talk/world.ts';
import { play } from './play.ts';

/** An ear that has learned nothing: what these tests see is read, and not guessed. */
export const heardIn = (text: string, world: World): Heard => hear(text, world, () => new Map());

export const inGame = (more: Partial<World> = {}): World => furnished({ mode: 'game', ...more });

export const allTold = furnished()
  .tasks.filter(({ completedAt }) => completedAt !== null)
  .map(({ id }) => id);

/** In the middle of the tale, with all that is done so far told already. */
export const standingAt = (
  chapter: number,
  scene: string,
  choices: Record<string, string> = {},
): TaleState => ({
  chapter,
  told: allTold,
  scene,
  choices,
});

export const said = (text: string, world: World): Reply | null => play(heardIn(text, world), world);

/** What was said, one after the other, each in the world the last one left. */
export function playing(texts: readonly string[], start: World): { reply: Reply; world: World } {
  let world = start;
  let last: Reply | null = null;
  for (const text of texts) {
    const reply = said(text, world);
    if (reply === null) throw new Error(`the tale did not hear “${text}”`);
    last = reply;
    world = { ...world, tale: reply.tale ?? world.tale, pending: reply.pending };
  }
  if (last === null) throw new Error('nothing was said');
  return { reply: last, world };
}

export const done = (tasks: readonly Task[], id: string): readonly Task[] =>
  tasks.map((task) =>
    task.id === id ? { ...task, status: 'completed', completedAt: new Date('2026-11-23T07:50:00Z') } : task,
  );
