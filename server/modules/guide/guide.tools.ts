import { Id } from '@kinsong/contract/common/ids.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import * as z from 'zod';
import { tool, type Tool } from '../../platform/tool.ts';
import { profilesOf } from '../seekers/index.ts';
import type { Knowledge } from './knowledge.ts';
import { forget, rememberThis } from './memory/memory.ts';
import { findMemory } from './memory/memory.sql.ts';
import { wordsOf } from './answers/model-context.ts';
import { reminderTools } from './reminders/reminders.tools.ts';
import { beginSwap, mayAsk } from './swaps/swaps.ts';

const Text = z.string().trim().min(1).max(500);

const remember = tool({
  name: 'guide.remember',
  title: 'Remember something about the person, for them alone',
  args: z.object({ text: Text, scope: z.literal('me').default('me') }),
  async describe(_house, _person, { text }) {
    const fact = { icon: 'who' as const, text: 'Only you', tone: 'plain' as const };
    return { ask: 'Shall I remember this?', title: text, facts: [fact] };
  },
  async perform(house, person, { text }, { id, messageId }) {
    await rememberThis(house, person, { id, text, scope: 'me', scope_space_id: null, messageId });
    return {
      said: `I will remember: ${text}`,
      link: { kind: 'memory', id, space_id: null, name: text },
    };
  },
});

const forgetOne = tool({
  name: 'guide.forget',
  title: 'Forget one thing that the person had the guide remember',
  args: z.object({ memory_id: Id }),
  async describe(house, person, { memory_id }) {
    const memory = await findMemory(house.db, memory_id);
    if (memory?.personId !== person.id) throw new Refusal('found.not');
    return { ask: 'Shall I forget this?', title: memory.text, facts: [] };
  },
  async perform(house, person, { memory_id }) {
    await forget(house, person, memory_id);
    return { said: 'It is forgotten.', link: null };
  },
});

const swap = tool({
  name: 'guide.swap',
  title: 'Begin a perspective swap, with somebody the person shares a space with or with the guide alone',
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

const findPeople = (knowledge: Knowledge) =>
  tool({
    name: 'guide.findPeople',
    title: 'Look among the people the person shares spaces with for who has spoken about something',
    args: z.object({ about: z.string().trim().min(1).max(200) }),
    async describe(_house, _person, { about }) {
      const fact = { icon: 'space' as const, text: 'In the spaces you share', tone: 'plain' as const };
      return { ask: 'Shall I look who has spoken about this?', title: about, facts: [fact] };
    },
    async perform(house, person, { about }) {
      const found = await knowledge.search(house, person, wordsOf(about), 50);
      const others = [...new Set(found.map(({ authorId }) => authorId))].filter((id) => id !== person.id);
      const profiles = await profilesOf(house.db, others);
      const names = others.flatMap((id) => profiles.get(id)?.name ?? []).slice(0, 8);
      const said =
        names.length === 0
          ? `Nobody has spoken about ${about} where you could read it.`
          : `They have spoken about ${about}: ${names.join(', ')}.`;
      return { said, link: null };
    },
  });

export const guideTools = (knowledge: Knowledge): readonly Tool[] => [
  ...reminderTools,
  remember,
  forgetOne,
  swap,
  findPeople(knowledge),
];
