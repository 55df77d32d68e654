import { answer } from '../index.ts';
import type { Carried, Reply, World } from '../world.ts';
import { house } from './house.ts';

/** One conversation, kept between messages as the house keeps it: as JSON. What the last sentence was answered with. */
export async function talk(sentences: readonly string[], over: Partial<World> = {}): Promise<Reply> {
  let carried: Carried | null = null;
  let reply: Reply | null = null;
  const recent: World['recent'][number][] = [];
  for (const [index, text] of sentences.entries()) {
    const world = house({ carried, recent: [...recent], seed: `message-${index}`, ...over });
    reply = await answer(text, world);
    carried = JSON.parse(JSON.stringify(reply.carry)) as Carried | null;
    const said = { spaceId: 'thread', at: world.now };
    recent.push(
      { ...said, id: `own${index}`, authorId: world.me.id, text },
      { ...said, id: `g${index}`, authorId: 'mairy', text: reply.text },
    );
  }
  if (reply === null) throw new Error('nothing was said');
  return reply;
}

export const offered = ({ proposals }: Reply): readonly unknown[] =>
  proposals.map(({ tool, args }) => [tool, args]);
