import { usersDirectory } from '@kinsong/contract/organiser/directory.ts';
import { openLevel, searchTree } from '@kinsong/contract/organiser/organiser.ts';
import { on, type Route } from '../../platform/module.ts';
import { caller } from '../../platform/caller.ts';
import { readDirectory } from './directory.ts';
import { readLevel, search } from './organiser.ts';

export const organiserRoutes: readonly Route[] = [
  on(openLevel, (house, { query }, visit) => readLevel(house, caller(visit), query)),
  on(searchTree, (house, { query }, visit) => search(house, caller(visit), query)),
  on(usersDirectory, (house, { query }, visit) => readDirectory(house, caller(visit), query.project_id)),
];
