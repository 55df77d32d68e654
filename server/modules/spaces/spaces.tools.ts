import { shortened } from '@kinsong/contract/common/shorten-text.ts';
import { SpaceName } from '@kinsong/contract/spaces/spaces.ts';
import * as z from 'zod';
import { tool, type Tool } from '../../platform/tool.ts';
import { foundSpace } from './spaces.ts';

const foundProject = tool({
  name: 'spaces.foundProject',
  title: 'Open a salon for a project, with this person as its owner',
  label: 'Open a salon for a project',
  args: z.object({ name: SpaceName }),
  fields: [{ name: 'name', label: 'What is it called?', kind: 'words', longest: 80 }],
  link: { kind: 'space', path: '/salon/:id', words: 'Go there' },
  offering: {
    intents: ['found_project'],
    offer({ title }) {
      const name = nameOverTheDoor(title);
      if (name === null) return { ask: ['What shall it be called?', 'Give it a name, and I open the door.'] };
      return {
        args: { name },
        words: [
          `Shall “${name}” have a salon of its own?`,
          `A salon for it, with this name over the door?`,
          `Shall I open a salon for it? You would say who comes in.`,
        ],
      };
    },
  },
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

/** No verb before it, no article, at most 80 letters. */
function nameOverTheDoor(title: string | null): string | null {
  if (title === null) return null;
  const bare = title
    .replace(/^(?:start|found|build|create|open|make|set up|launch|organise|begin)\s+/i, '')
    .replace(/^(?:an?|the|our|another|new)\s+(?:new\s+)?/i, '')
    .replace(/^(?:project|salon|group|club)\s+(?:for|about|called|named|on)\s+/i, '')
    .trim();
  return bare.length < 3 ? null : shortened(bare.slice(0, 1).toUpperCase() + bare.slice(1), 78);
}

export const spacesTools: readonly Tool[] = [foundProject];
