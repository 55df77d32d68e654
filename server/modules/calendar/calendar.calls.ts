import * as calls from '@kinsong/contract/calendar/calendar.ts';
import * as free from '@kinsong/contract/calendar/free-times.ts';
import { on, type Route } from '../../platform/module.ts';
import { caller } from '../../platform/caller.ts';
import { answerEvent, changeEvent, deleteEvent, listEvents, listMine } from './calendar.ts';
import { createEvent } from './create-event.ts';
import { freeTimes, shownFree, showFree } from './free-times.ts';

export const calendarRoutes: readonly Route[] = [
  on(calls.listEvents, (house, { params, query }, visit) =>
    listEvents(house, caller(visit), params.space_id, query),
  ),
  on(calls.myEvents, async (house, { query }, visit) => ({
    events: await listMine(house, caller(visit), query),
  })),
  on(calls.createEvent, (house, { params, body }, visit) =>
    createEvent(house, caller(visit), params.space_id, body),
  ),
  on(calls.changeEvent, async (house, { params, body }, visit) => ({
    events: await changeEvent(house, caller(visit), params.event_id, body),
  })),
  on(calls.deleteEvent, async (house, { params, query }, visit) => ({
    events: await deleteEvent(house, caller(visit), params.event_id, query),
  })),
  on(calls.answerEvent, async (house, { params, body }, visit) => ({
    events: await answerEvent(house, caller(visit), params.event_id, body),
  })),
  on(free.readShownFree, (house, { params }, visit) => shownFree(house, caller(visit), params.space_id)),
  on(free.showFree, (house, { params, body }, visit) =>
    showFree(house, caller(visit), params.space_id, body),
  ),
  on(free.freeTimes, (house, { params, query }, visit) =>
    freeTimes(house, caller(visit), params.space_id, query),
  ),
];
