import * as z from 'zod';
import { call } from '../common/call.ts';
import { Id } from '../common/ids.ts';
import { TimeZone } from '../common/time-zone.ts';
import { ledgerCalls } from './ledger.ts';
import { About, SheetDeed, Worksheet } from './sheet.ts';

const inSpace = z.object({ space_id: Id });
const oneSheet = z.object({ sheet_id: Id });
const cannotWrite = ['found.not', 'allowed.not', 'space.archived'] as const;

/** So many sheets of a space one answer holds at the most. */
export const mostSheets = 200;

/** Which worksheet it is, by its key. The house knows them all; a browser brings their questions with the sheet. */
const FormKey = z.string().min(1).max(40);

export const listSheets = call({
  name: 'worksheets.list',
  title: 'The worksheets of a space, in the order they were begun; `after` is where the last page ended',
  method: 'GET',
  path: '/api/spaces/:space_id/worksheets',
  params: inSpace,
  query: z.object({
    after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
    limit: z.coerce.number().int().min(1).max(mostSheets).default(100),
  }),
  answer: z.object({ sheets: z.array(Worksheet), more: z.boolean(), rev: z.int() }),
  permission: 'worksheets.read',
  errors: ['found.not'],
});

export const beginSheet = call({
  name: 'worksheets.begin',
  title: 'Begin a worksheet with the others of a space; the client makes the id',
  method: 'POST',
  path: '/api/spaces/:space_id/worksheets',
  params: inSpace,
  body: z.object({
    id: Id,
    form: FormKey,
    /** What it is about; absent: what the space is called. */
    about: About.optional(),
  }),
  answer: Worksheet,
  permission: 'worksheets.fill',
  errors: [...cannotWrite, 'id.taken', 'input.wrong'],
});

export const fillSheet = call({
  name: 'worksheets.fill',
  title: 'Write, agree, take part or leave at a worksheet; tick, change or add what it offers',
  method: 'PUT',
  path: '/api/worksheets/:sheet_id',
  params: oneSheet,
  body: SheetDeed,
  answer: Worksheet,
  permission: 'person',
  errors: [...cannotWrite, 'sheet.moved', 'sheet.finished', 'input.wrong'],
});

export const finishSheet = call({
  name: 'worksheets.finish',
  title: 'Make of a worksheet its doc and what of its offers is ticked; it happens once',
  method: 'POST',
  path: '/api/worksheets/:sheet_id/finished',
  params: oneSheet,
  body: z.object({
    /** By whose clock its events begin. */
    zone: TimeZone,
  }),
  answer: Worksheet,
  permission: 'person',
  errors: [...cannotWrite, 'sheet.dark'],
});

export const deleteSheet = call({
  name: 'worksheets.delete',
  title: 'Take a worksheet away for everyone; what it became stays',
  method: 'DELETE',
  path: '/api/worksheets/:sheet_id',
  params: oneSheet,
  answer: Worksheet,
  permission: 'person',
  errors: [...cannotWrite],
});

export const worksheetsCalls = [listSheets, beginSheet, fillSheet, finishSheet, deleteSheet, ...ledgerCalls];
