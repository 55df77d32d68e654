import { Id } from '@kinsong/contract/common/ids.ts';
import { quoted } from '@kinsong/contract/tasks/detect-task-in-text.ts';
import { proposal } from '@kinsong/engines/guide/talk/proposal.ts';
import * as z from 'zod';
import { tool } from '../../../platform/tool.ts';
import { nameOfSpace } from '../../spaces/index.ts';
import { deleteTask } from '../delete-tasks.ts';
import { reachTask } from '../find-task.ts';
import { askFor } from './card-facts.ts';

export const dropTool = tool({
  name: 'tasks.drop',
  title: 'Take a task off the list for everyone, without doing it',
  label: 'Take a task off the list',
  args: z.object({ task_id: Id }),
  hears: {
    acts: ['cancel'],
    deed: 'drop',
    needs: ['task'],
    args: ({ task }) => (task === null ? null : { task_id: task }),
  },
  async describe(house, person, { task_id }) {
    const { text, spaceId } = await reachTask(house, person, task_id, 'delete');
    return {
      ask: await askFor(house, person, proposal('cancel', { deed: 'drop', object: text })),
      title: text,
      facts: [{ icon: 'space', text: await nameOfSpace(house.db, spaceId), tone: 'plain' }],
    };
  },
  async perform(house, person, { task_id }) {
    const { text } = await reachTask(house, person, task_id, 'delete');
    await deleteTask(house, person, task_id);
    return { said: `It is off the list: “${quoted(text)}”.`, link: null };
  },
});
