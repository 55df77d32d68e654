import * as guests from '@kinsong/contract/calendar/guests.ts';
import * as imports from '@kinsong/contract/calendar/import.ts';
import * as subscriptions from '@kinsong/contract/calendar/subscriptions.ts';
import { caller } from '../../platform/caller.ts';
import { on, type Route } from '../../platform/module.ts';
import { answerInvitation, lookAtInvitation } from './guests/answer-by-letter.ts';
import { inviteGuest, listGuests, withdrawGuest } from './guests/guests.ts';
import { importEvents, previewImport } from './import/import-events.ts';
import { readFeed } from './subscriptions/feed.ts';
import { listSubscriptions, subscribe, unsubscribe } from './subscriptions/subscriptions.ts';

/** Calendars in and out of the house. */
export const exchangeRoutes: readonly Route[] = [
  on(subscriptions.subscribe, (house, { body }, visit) => subscribe(house, caller(visit), body)),
  on(subscriptions.mySubscriptions, (house, _, visit) => listSubscriptions(house, caller(visit))),
  on(subscriptions.unsubscribe, (house, { params }, visit) =>
    unsubscribe(house, caller(visit), params.subscription_id),
  ),
  on(subscriptions.readSubscription, (house, { params }) => readFeed(house, params.address)),
  on(imports.previewImport, (house, { params, query, body }, visit) =>
    previewImport(house, caller(visit), { spaceId: params.space_id, bytes: body, zone: query.zone }),
  ),
  on(imports.importEvents, (house, { params, query, body }, visit) =>
    importEvents(house, caller(visit), { spaceId: params.space_id, bytes: body, zone: query.zone }),
  ),
  on(guests.inviteGuest, (house, { params, body }, visit) =>
    inviteGuest(house, caller(visit), params.event_id, body),
  ),
  on(guests.eventGuests, (house, { params }, visit) => listGuests(house, caller(visit), params.event_id)),
  on(guests.withdrawGuest, (house, { params }, visit) =>
    withdrawGuest(house, caller(visit), params.event_id, params.guest_id),
  ),
  on(guests.lookAtInvitation, (house, { body }) => lookAtInvitation(house, body.token)),
  on(guests.answerInvitation, (house, { body }) => answerInvitation(house, body.token, body)),
];
