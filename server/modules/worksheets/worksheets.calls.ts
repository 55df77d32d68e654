import * as ledger from '@kinsong/contract/worksheets/ledger.ts';
import * as calls from '@kinsong/contract/worksheets/worksheets.ts';
import { caller } from '../../platform/caller.ts';
import { on, type Route } from '../../platform/module.ts';
import { finishSheet } from './finish-sheet.ts';
import { changeRule, give, readLedger } from './ledger.ts';
import { beginSheet, deleteSheet, fillSheet, listSheets } from './worksheets.ts';

export const worksheetsRoutes: readonly Route[] = [
  on(calls.listSheets, (house, { params, query }, visit) =>
    listSheets(house, caller(visit), params.space_id, query),
  ),
  on(calls.beginSheet, (house, { params, body }, visit) =>
    beginSheet(house, caller(visit), params.space_id, body),
  ),
  on(calls.fillSheet, (house, { params, body }, visit) =>
    fillSheet(house, caller(visit), params.sheet_id, body),
  ),
  on(calls.finishSheet, (house, { params, body }, visit) =>
    finishSheet(house, caller(visit), params.sheet_id, body),
  ),
  on(calls.deleteSheet, (house, { params }, visit) => deleteSheet(house, caller(visit), params.sheet_id)),
  on(ledger.readLedger, (house, { params, query }, visit) =>
    readLedger(house, caller(visit), params.space_id, query),
  ),
  on(ledger.give, (house, { params, body }, visit) => give(house, caller(visit), params.space_id, body)),
  on(ledger.changeRule, (house, { params, body }, visit) =>
    changeRule(house, caller(visit), params.space_id, body),
  ),
];
