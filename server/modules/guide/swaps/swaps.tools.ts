import { Id } from '@kinsong/contract/common/ids.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import * as z from 'zod';
import { tool, type Tool } from '../../../platform/tool.ts';
import { profilesOf } from '../../seekers/index.ts';
import { beginSwap, mayAsk } from './swaps.ts';

const swap = tool({
  name: 'guide.swap',
  title: 'Begin a perspective swap, with somebody the person shares a space with or with the guide alone',
  label: 'Begin a perspective swap',
  link: { kind: 'swap', path: '/mairy/swap/:id', words: 'Go on with it' },
  fields: [{ name: 'about', label: 'What is it about?', kind: 'words', longest: 200 }],
  hears: {
    acts: ['perspective_swap'],
    needs: [],
    args: ({ doer, forWhom, object }) => ({
      person_id: doer ?? forWhom,
      ...(object !== null && { about: object.slice(0, 200) }),
    }),
  },
  args: z.object({ person_id: Id.nullish(), about: z.string().trim().min(1).max(200).optional() }),
  async describe(house, person, { person_id, about }) {
    await mayAsk(house, person, person_id ?? null);
    const name =
      person_id == null ? 'The guide' : (await profilesOf(house.db, [person_id])).get(person_id)?.name;
    if (name === undefined) throw new Refusal('found.not');
    return {
      ask: 'Shall I open a perspective swap?',
      title: about ?? 'How each of you sees it',
      facts: [{ icon: 'who', text: name, tone: 'plain' }],
    };
  },
  async perform(house, person, { person_id, about = 'How each of us sees it' }, { id }) {
    await beginSwap(house, person, { id, about, with: person_id ?? null });
    return {
      said: 'The swap is open: each tells, each says back what they heard, then both read.',
      link: { kind: 'swap', id, space_id: null, name: about },
    };
  },
});

export const swapTools: readonly Tool[] = [swap];
