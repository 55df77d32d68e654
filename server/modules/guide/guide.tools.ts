import * as z from 'zod';
import { tool, type Tool } from '../../platform/tool.ts';
import { profilesOf } from '../seekers/index.ts';
import { wordsOf } from './answers/model-context.ts';
import { guidePorts } from './guide-ports.ts';
import { memoryTools } from './memory/memory.tools.ts';
import { reminderTools } from './reminders/reminders.tools.ts';
import { swapTools } from './swaps/swaps.tools.ts';

const findPeople = tool({
  name: 'guide.findPeople',
  title: 'Look among the people the person shares spaces with for who has spoken about something',
  label: 'See who has spoken about something',
  fields: [{ name: 'about', label: 'What is it about?', kind: 'words', longest: 200 }],
  args: z.object({ about: z.string().trim().min(1).max(200) }),
  async describe(_house, _person, { about }) {
    const fact = { icon: 'space' as const, text: 'In the spaces you share', tone: 'plain' as const };
    return { ask: 'Shall I look who has spoken about this?', title: about, facts: [fact] };
  },
  async perform(house, person, { about }) {
    const found = await guidePorts.of(house).knowledge.search(house, person, wordsOf(about), 50);
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

export const guideTools: readonly Tool[] = [...reminderTools, ...memoryTools, ...swapTools, findPeople];
