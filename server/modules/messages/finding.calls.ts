import * as calls from '@kinsong/contract/messages/finding.ts';
import { on, type Route } from '../../platform/module.ts';
import { caller } from '../../platform/visit.ts';
import { oneMessage, placeAt } from './finding.ts';

export const findingRoutes: readonly Route[] = [
  on(calls.oneMessage, (house, { params }, visit) =>
    oneMessage(house, caller(visit), params.space_id, params.message_id),
  ),
  on(calls.placeAt, (house, { params, query }, visit) =>
    placeAt(house, caller(visit), params.space_id, query.moment),
  ),
];
