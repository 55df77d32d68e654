import * as calls from '@kinsong/contract/partners/partners.ts';
import { on, type Route } from '../../platform/module.ts';
import { add, change, list, place, remove } from './partners.ts';

export const partnersRoutes: readonly Route[] = [
  on(calls.partners, (house, _input, visit) => list(house, visit)),
  on(calls.addPartner, (house, { body }, visit) => add(house, body, visit)),
  on(calls.changePartner, (house, { params, body }, visit) => change(house, params.card_id, body, visit)),
  on(calls.placePartner, (house, { params, body }, visit) => place(house, params.card_id, body, visit)),
  on(calls.removePartner, (house, { params, query }, visit) =>
    remove(house, params.card_id, query.rev, visit),
  ),
];
