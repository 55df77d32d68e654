import * as calls from '@kinsong/contract/journal/journal.ts';
import { on, type Route } from '../../platform/module.ts';
import { begin, burn, keepLock, mine, openByHouse } from './journal.ts';
import { change, list, one, tearOut, write } from './pages.ts';

export const journalRoutes: readonly Route[] = [
  on(calls.myJournal, (house, _input, visit) => mine(house.db, visit)),
  on(calls.beginJournal, (house, { body }, visit) => begin(house, body, visit)),
  on(calls.keepLock, (house, { body }, visit) => keepLock(house, body, visit)),
  on(calls.openByHouse, (house, _input, visit) => openByHouse(house, visit)),
  on(calls.burnJournal, (house, { body }, visit) => burn(house, body.word, visit)),
  on(calls.listPages, (house, { query }, visit) => list(house, query.before, visit)),
  on(calls.onePage, (house, { params }, visit) => one(house, params.page_id, visit)),
  on(calls.writePage, (house, { body }, visit) => write(house, body, visit)),
  on(calls.changePage, (house, { params, body }, visit) => change(house, params.page_id, body, visit)),
  on(calls.tearOutPage, (house, { params, query }, visit) =>
    tearOut(house, params.page_id, query.rev, visit),
  ),
];
