import * as z from 'zod';
import { call } from '../common/call.ts';
import { Id } from '../common/ids.ts';
import { planetId } from '../spaces/planet.ts';
import { usersDirectory } from './directory.ts';
import { Child, Crumb, TreeNode, levels } from './nodes.ts';

/** A page of children, and the most that may be asked for at once. */
export const usualPage = 200;
export const largestPage = 500;

const wholeNumber = (most: number) => z.coerce.number().int().min(1).max(most);

/**
 * One level as it is opened. Of its children those that one sees: what one belongs to, also by something within it, what
 * lets itself be found, the children of what one keeps; super users and founders see all hamlets and what lies in them.
 * The planet's children are its hamlets, then families on their own, then one's projects without a family; each by name,
 * what is archived last.
 */
export const openLevel = call({
  name: 'organiser.level',
  title: 'A level of the tree with its children and their numbers; without a node, the planet',
  method: 'GET',
  path: '/api/organiser',
  query: z.object({
    node_id: Id.default(planetId),
    /** `next` of the page before. */
    after: Id.optional(),
    limit: wholeNumber(largestPage).default(usualPage),
  }),
  answer: z.object({
    node: TreeNode,
    /** From the planet down to the node itself, for the breadcrumb. */
    path: z.array(Crumb),
    children: z.array(Child),
    /** Of all its pages. */
    total: z.int().min(0),
    next: Id.nullable(),
    /** What one may found here with `spaces.found`; on the planet families and projects have no parent. */
    may_create: z.array(z.enum(levels).exclude(['planet'])),
  }),
  permission: 'person',
  errors: ['found.not'],
});

export const mostFound = 50;

export const searchTree = call({
  name: 'organiser.search',
  title: 'Hamlets, families and projects by a part of their name, among those one sees',
  method: 'GET',
  path: '/api/organiser/search',
  query: z.object({
    words: z.string().trim().min(1).max(80),
    limit: wholeNumber(mostFound).default(20),
  }),
  answer: z.object({ found: z.array(Crumb.extend({ path: z.array(Crumb) })) }),
  permission: 'person',
  errors: [],
});

export const organiserCalls = [openLevel, searchTree, usersDirectory];
