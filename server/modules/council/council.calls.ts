import * as calls from '@kinsong/contract/council/roster.ts';
import { on, type Route } from '../../platform/module.ts';
import { describe, drop, roster, take } from './roster.ts';

export const councilRoutes: readonly Route[] = [
  on(calls.readRoster, (house, _input, visit) => roster(house, visit)),
  on(calls.describeHelper, (house, { params, body }, visit) =>
    describe(house, params.person_id, body, visit),
  ),
  on(calls.takeDuty, (house, { body }, visit) => take(house, body, visit)),
  on(calls.dropDuty, (house, { params }, visit) => drop(house, params.duty_id, visit)),
];
