import type { Answer, Input } from '@kinsong/contract/common/call.ts';
import { establishGuild } from '@kinsong/contract/guilds/guilds.ts';
import { ask } from '../../platform/api/api.ts';
import { isPerson } from '../../platform/signed-in.ts';

export type NewGuild = Input<typeof establishGuild>['body'];

/** Establishes it, and is its founder from now on, on this screen too. */
export async function establish(guild: NewGuild): Promise<Answer<typeof establishGuild>> {
  const made = await ask(establishGuild, { body: guild });
  isPerson(made.founder);
  return made;
}
