import { shortened } from '@kinsong/engines/text/shorten-text.ts';
import { SpaceName } from '@kinsong/contract/spaces/settings.ts';
import { proposal } from '@kinsong/engines/guide/talk/proposal.ts';
import * as z from 'zod';
import { offerSentence } from '../../platform/offer-sentence.ts';
import { tool, type Tool } from '../../platform/tool.ts';
import { foundSpace } from './spaces.ts';

const foundProject = tool({
  name: 'spaces.foundProject',
  title: 'Open a salon for a project, with this person as its owner',
  label: 'Open a salon for a project',
  args: z.object({ name: SpaceName }),
  fields: [{ name: 'name', label: 'What is it called?', kind: 'words', longest: 80 }],
  link: { kind: 'space', path: '/salon/:id', words: 'Go there' },
  hears: {
    acts: ['found_project'],
    needs: ['object'],
    args({ object }) {
      const name = object === null ? null : nameOverTheDoor(object);
      return name === null ? null : { name };
    },
  },
  async describe({ clock }, { id: me }, { name }) {
    const wish = proposal('found_project', { object: name });
    return {
      ask: offerSentence(wish, { now: clock.now(), timeZone: 'UTC', me }),
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
function nameOverTheDoor(title: string): string | null {
  const bare = title
    .replace(/^(?:start|found|build|create|open|make|set up|launch|organise|begin)\s+/i, '')
    .replace(/^(?:an?|the|our|another|new)\s+(?:new\s+)?/i, '')
    .replace(/^(?:project|salon|group|club)\s+(?:for|about|called|named|on)\s+/i, '')
    .trim();
  return bare.length < 3 ? null : shortened(bare.slice(0, 1).toUpperCase() + bare.slice(1), 78);
}

export const spacesTools: readonly Tool[] = [foundProject];
