import type { Input } from '@kinsong/contract/common/call.ts';
import type { establishGuild } from '@kinsong/contract/guilds/guilds.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import { endPart } from '@kinsong/contract/onboarding/evening.ts';
import { keepManifesto } from '@kinsong/contract/onboarding/manifesto.ts';
import type { Resident } from './acting-person.ts';
import type { Name } from './people.ts';

type Written = Omit<Input<typeof keepManifesto>['body'], 'avatar_name'>;

/** What each wrote or lit on the evening they came. Who is not here let it grow. */
const written: Partial<Record<Name, Written>> = {
  Ruth: {
    personal_objective: 'That everybody knows where to be on a Sunday, and wants to be there.',
    personal_intentions: ['table', 'elders'],
    earth_intentions: ['neighbours', 'nobody_alone'],
    wants_to_create_guild: true,
  },
  Anna: { personal_intentions: ['table', 'songs'], earth_intentions: ['mend'] },
  'Oma Grete': { personal_intentions: ['elders', 'children'], earth_intentions: ['hands'] },
  Tomas: { personal_intentions: ['sorry'], earth_objective: 'That the roof holds, and the next one too.' },
  Hanna: {
    personal_objective: 'One recipe a week, with its story.',
    personal_intentions: ['elders'],
    earth_intentions: ['grow', 'hands'],
  },
  Kofi: { personal_intentions: ['children', 'rest'], earth_intentions: ['neighbours'] },
  Ines: { personal_intentions: ['songs', 'rest'], earth_intentions: ['grow', 'river'] },
};

/** A first evening is spent: the manifesto is entered with or skipped, and what comes after it is for another day. */
export async function spendEvening(who: Resident): Promise<void> {
  if (who.name === stillToSpend) return;
  const words = written[who.name] ?? { build_over_time: true };
  await who.call(keepManifesto, { body: { id: newId(), avatar_name: who.name, ...words } });
  await who.call(endPart, { body: { part: 'game_features', outcome: 'to_game' } });
}

/** His evening lies before him, so that one door of the rooms is still shut. */
const stillToSpend: Name = 'Bram';

/** What the guild of the four families says of itself. */
export const longTable: Omit<Input<typeof establishGuild>['body'], 'id' | 'name'> = {
  subtitle: 'A table nobody has to earn a chair at',
  manifesto:
    'We eat together on the first Sunday, and whoever cooks does not wash. We carry each other’s parents, and each other’s pianos. We say it when we are angry, before it is old. What is told at this table stays at this table.',
  focus_tags: ['family-projects', 'wisdom-sharing', 'gift-economy', 'permaculture', 'community-building'],
};
