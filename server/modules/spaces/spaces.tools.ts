import { SpaceName } from '@kinsong/contract/spaces/spaces.ts';
import * as z from 'zod';
import { tool, type Tool } from '../../platform/tool.ts';
import { foundSpace } from './spaces.ts';

const foundProject = tool({
  name: 'spaces.foundProject',
  title: 'Open a salon for a project, with this person as its owner',
  args: z.object({ name: SpaceName }),
  async describe(_house, _person, { name }) {
    return {
      ask: 'Shall I open a salon for this?',
      title: name,
      facts: [{ icon: 'space', text: 'A private salon; you invite who belongs there', tone: 'plain' }],
    };
  },
  async perform(house, person, { name }, { id }) {
    const space = await foundSpace(house, person, { id, kind: 'project', name, parent_id: null });
    return {
      said: `${space.name} has its own salon now.`,
      link: { kind: 'space', id: space.id, space_id: space.id, name: space.name },
    };
  },
});

export const spacesTools: readonly Tool[] = [foundProject];
