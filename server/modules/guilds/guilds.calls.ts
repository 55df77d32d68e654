import * as calls from '@kinsong/contract/guilds/guilds.ts';
import { caller } from '../../platform/caller.ts';
import { on, type Route } from '../../platform/module.ts';
import { establish, openGuild } from './guilds.ts';

export const guildsRoutes: readonly Route[] = [
  on(calls.establishGuild, (house, { body }, visit) => establish(house, caller(visit), body)),
  on(calls.openGuild, (house, { params }, visit) => openGuild(house, caller(visit), params.space_id)),
];
