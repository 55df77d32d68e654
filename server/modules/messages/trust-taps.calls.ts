import { Refusal } from '@kinsong/contract/common/errors.ts';
import * as calls from '@kinsong/contract/messages/trust-taps.ts';
import { on, type Route } from '../../platform/module.ts';
import { caller } from '../../platform/caller.ts';
import { tap, tappedBy } from './trust-taps.ts';

export const tapsRoutes: readonly Route[] = [
  on(calls.tapMessage, (house, { params, body }, visit) =>
    tap(house, caller(visit), params.space_id, body.message_id),
  ),
  on(calls.trustTap, async (house, { body }, visit) => {
    const person = caller(visit);
    if (body.tapper_id !== undefined && body.tapper_id !== person.id) throw new Refusal('allowed.not');
    return tap(house, person, body.room_id, body.message_id);
  }),
  on(calls.myTaps, (house, { params }, visit) => tappedBy(house, caller(visit), params.space_id)),
];
