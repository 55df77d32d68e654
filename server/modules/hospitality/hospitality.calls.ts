import * as curating from '@kinsong/contract/hospitality/curating.ts';
import * as retreats from '@kinsong/contract/hospitality/retreats.ts';
import { caller } from '../../platform/caller.ts';
import { on, type Route } from '../../platform/module.ts';
import { answer, listMine, readMine } from './retreats/answer.ts';
import { curate, listEligible } from './retreats/candidates.ts';
import { ask, cancel, changePlaces, withdraw } from './retreats/change-guests.ts';
import { keep, listKept, readKept } from './retreats/keep-retreat.ts';
import { send } from './retreats/send-invitations.ts';

export const hospitalityRoutes: readonly Route[] = [
  on(curating.curateRetreat, (house, { body }, visit) => curate(house, body.criteria, visit)),
  on(curating.eligible, (house, { query }, visit) => listEligible(house, query, visit)),
  on(retreats.keepRetreat, (house, { body }, visit) => keep(house, body, visit)),
  on(retreats.keptRetreats, (house, _input, visit) => listKept(house, visit)),
  on(retreats.keptRetreat, (house, { params }, visit) => readKept(house, params.retreat_id, visit)),
  on(retreats.sendInvitations, (house, { params }, visit) => send(house, params.retreat_id, visit)),
  on(retreats.askGuest, (house, { params, body }, visit) =>
    ask(house, params.retreat_id, body.person_id, visit),
  ),
  on(retreats.withdrawGuest, (house, { params }, visit) =>
    withdraw(house, params.retreat_id, params.person_id, visit),
  ),
  on(retreats.changePlaces, (house, { params, body }, visit) =>
    changePlaces(house, params.retreat_id, body.places, visit),
  ),
  on(retreats.cancelRetreat, (house, { params, body }, visit) =>
    cancel(house, params.retreat_id, body.reason, visit),
  ),
  on(retreats.myRetreats, (house, _input, visit) => listMine(house, caller(visit))),
  on(retreats.myRetreat, (house, { params }, visit) => readMine(house, caller(visit), params.retreat_id)),
  on(retreats.answerRetreat, (house, { params, body }, visit) =>
    answer(house, caller(visit), params.retreat_id, body),
  ),
];
