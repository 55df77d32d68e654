import * as calls from '@kinsong/contract/messages/message-lookup.ts';
import { on, type Route } from '../../platform/module.ts';
import { caller } from '../../platform/caller.ts';
import { oneMessage, placeAt, searchEverywhere } from './message-lookup.ts';

export const findingRoutes: readonly Route[] = [
  on(calls.oneMessage, (house, { params }, visit) =>
    oneMessage(house, caller(visit), params.space_id, params.message_id),
  ),
  on(calls.placeAt, (house, { params, query }, visit) =>
    placeAt(house, caller(visit), params.space_id, query.moment),
  ),
  on(calls.searchEverywhere, async (house, { query }, visit) => ({
    messages: await searchEverywhere(house, caller(visit), query.q),
  })),
];
