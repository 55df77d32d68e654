import * as comments from '@kinsong/contract/docs/doc-comments.ts';
import * as history from '@kinsong/contract/docs/doc-history.ts';
import * as calls from '@kinsong/contract/docs/docs.ts';
import { caller } from '../../platform/caller.ts';
import { on, type Route } from '../../platform/module.ts';
import { answerComment, commentDoc, deleteComment, listComments, settleComment } from './comments.ts';
import { createDoc, importDoc } from './create-doc.ts';
import { deleteDoc, keepDoc } from './delete-docs.ts';
import { changeDoc, listDocs, readDoc } from './docs.ts';
import { exportDoc } from './export/export-doc.ts';
import { copyDoc, historyOf, restoreDoc, versionOf } from './history/history.ts';
import { searchIn } from './search.ts';

export const docsRoutes: readonly Route[] = [
  on(calls.listDocs, (house, { params, query }, visit) =>
    listDocs(house, caller(visit), params.space_id, query),
  ),
  on(calls.createDoc, (house, { params, body }, visit) =>
    createDoc(house, caller(visit), params.space_id, body),
  ),
  on(calls.importDoc, (house, { params, query, body }, visit) =>
    importDoc(house, caller(visit), params.space_id, { ...query, file: body }),
  ),
  on(calls.changeDoc, (house, { params, body }, visit) =>
    changeDoc(house, caller(visit), params.doc_id, body),
  ),
  on(calls.deleteDoc, async (house, { params }, visit) => ({
    docs: await deleteDoc(house, caller(visit), params.doc_id),
  })),
  on(calls.keepDoc, async (house, { params }, visit) => ({
    docs: await keepDoc(house, caller(visit), params.doc_id),
  })),
  on(calls.readDoc, (house, { params }, visit) => readDoc(house, caller(visit), params.doc_id)),
  on(calls.exportDoc, (house, { params, query }, visit) =>
    exportDoc(house, caller(visit), params.doc_id, query.as),
  ),
  on(calls.searchDocs, (house, { params, query }, visit) =>
    searchIn(house, caller(visit), params.space_id, query),
  ),
  on(calls.searchMyDocs, (house, { query }, visit) => searchIn(house, caller(visit), null, query)),
  on(comments.listComments, (house, { params, query }, visit) =>
    listComments(house, caller(visit), params.space_id, query),
  ),
  on(comments.commentDoc, (house, { params, body }, visit) =>
    commentDoc(house, caller(visit), params.doc_id, body),
  ),
  on(comments.answerComment, (house, { params, body }, visit) =>
    answerComment(house, caller(visit), params.comment_id, body),
  ),
  on(comments.settleComment, (house, { params, body }, visit) =>
    settleComment(house, caller(visit), params.comment_id, body.settled),
  ),
  on(comments.deleteComment, (house, { params }, visit) =>
    deleteComment(house, caller(visit), params.comment_id),
  ),
  on(history.docHistory, (house, { params, query }, visit) =>
    historyOf(house, caller(visit), params.doc_id, query),
  ),
  on(history.docVersion, (house, { params }, visit) =>
    versionOf(house, caller(visit), params.doc_id, params.version),
  ),
  on(history.restoreDoc, (house, { params }, visit) =>
    restoreDoc(house, caller(visit), params.doc_id, params.version),
  ),
  on(history.copyDoc, (house, { params, body }, visit) => copyDoc(house, caller(visit), params.doc_id, body)),
];
