import * as calls from '@kinsong/contract/messages/messages.ts';
import { on, type Route } from '../../platform/module.ts';
import { caller } from '../../platform/caller.ts';
import { deleteMessage, editMessage, postMessage, readMessages, searchIn } from './messages.ts';
import { listProjectMessages, postDirect } from './specification-calls.ts';
import { seenBy, seenUpTo, unreadFor } from './read-marks.ts';

export const messagesRoutes: readonly Route[] = [
  on(calls.listMessages, (house, { params, query }, visit) =>
    readMessages(house, caller(visit), params.space_id, query),
  ),
  on(calls.postMessage, (house, { params, body }, visit) =>
    postMessage(house, caller(visit), params.space_id, body),
  ),
  on(calls.editMessage, (house, { params, body }, visit) =>
    editMessage(house, caller(visit), params.space_id, params.message_id, body),
  ),
  on(calls.deleteMessage, (house, { params }, visit) =>
    deleteMessage(house, caller(visit), params.space_id, params.message_id),
  ),
  on(calls.searchMessages, async (house, { params, query }, visit) => ({
    messages: await searchIn(house, caller(visit), params.space_id, query),
  })),
  on(calls.unreadCounts, async (house, _input, visit) => ({ unread: await unreadFor(house, caller(visit)) })),
  on(calls.seenUpTo, async (house, { params, body }, visit) => ({
    seen: await seenUpTo(house, caller(visit), params.space_id, body.seq),
  })),
  on(calls.seenBy, async (house, { params }, visit) => ({
    seen: await seenBy(house, caller(visit), params.space_id),
  })),
  on(calls.projectMessages, (house, { params }, visit) =>
    listProjectMessages(house, caller(visit), params.project_id),
  ),
  on(calls.projectMessageDirect, (house, { params, query, body }, visit) =>
    postDirect(house, caller(visit), params.project_id, {
      id: body?.id,
      content: query.content ?? body?.content,
    }),
  ),
];
