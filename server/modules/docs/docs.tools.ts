import { Id } from '@kinsong/contract/common/ids.ts';
import { longestDocTitle } from '@kinsong/contract/docs/doc.ts';
import { fromMarkdown } from '@kinsong/engines/docs/from-markdown.ts';
import { shortened } from '@kinsong/engines/text/shorten-text.ts';
import * as z from 'zod';
import { tool, type Tool } from '../../platform/tool.ts';
import { mayOrRefuse, nameOfSpace } from '../spaces/index.ts';
import { createDocFrom } from './create-doc.ts';

const create = tool({
  name: 'docs.create',
  title: 'Begin a doc in a space, with its first words in Markdown',
  label: 'Begin a doc',
  link: { kind: 'doc', path: '/salon/:space_id?tab=docs&doc=:id', words: 'Open the doc' },
  args: z.object({
    title: z.string().trim().min(1).max(longestDocTitle),
    words: z.string().max(20_000).optional(),
    space_id: Id,
  }),
  fields: [
    { name: 'title', label: 'What is it called?', kind: 'words', longest: longestDocTitle },
    { name: 'space_id', label: 'Where should it go?', kind: 'place', needs: 'docs.write' },
  ],
  hears: {
    acts: ['write_doc'],
    needs: ['object', 'space'],
    args: ({ object, space }) =>
      object === null || space === null
        ? null
        : { title: shortened(object, longestDocTitle), space_id: space },
  },
  async describe(house, person, { title, space_id }) {
    await mayOrRefuse(house, person, 'docs.write', space_id);
    const place = await nameOfSpace(house.db, space_id);
    return { ask: `A doc called “${title}”?`, title, facts: [{ icon: 'space', text: place, tone: 'plain' }] };
  },
  async perform(house, person, { title, words = '', space_id }, { id }) {
    const doc = await createDocFrom(house, person, space_id, { id, title, json: fromMarkdown(words) });
    return {
      said: `The doc is there: “${doc.title}”.`,
      link: { kind: 'doc', id: doc.id, space_id, name: doc.title },
    };
  },
});

/** What the guide may propose here. */
export const docsTools: readonly Tool[] = [create];
