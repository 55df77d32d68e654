import { Id } from '@kinsong/contract/common/ids.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import * as z from 'zod';
import { tool, type Tool } from '../../../platform/tool.ts';
import { forget, rememberThis } from './memory.ts';
import { findMemory } from './memory.sql.ts';

const remember = tool({
  name: 'guide.remember',
  title: 'Remember something about the person, for them alone',
  label: 'Remember something for you',
  link: { kind: 'memory', path: '/mairy/memory', words: 'See what is remembered' },
  fields: [{ name: 'text', label: 'What should Mairy remember?', kind: 'words', longest: 500 }],
  hears: {
    acts: ['remember_this'],
    needs: ['object'],
    args: ({ object }) => (object === null ? null : { text: object }),
  },
  args: z.object({ text: z.string().trim().min(1).max(500), scope: z.literal('me').default('me') }),
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
  label: 'Forget something again',
  hears: {
    acts: ['forget_this'],
    needs: [],
    args: ({ memory }) => (memory === null ? null : { memory_id: memory }),
  },
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

export const memoryTools: readonly Tool[] = [remember, forgetOne];
