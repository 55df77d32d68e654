import * as calls from '@kinsong/contract/files/files.ts';
import { caller } from '../../platform/caller.ts';
import { on, type Route } from '../../platform/module.ts';
import { bringPoster, deleteFile, listFiles, renameFile, searchFiles } from './files.ts';
import { serveFile, servePreview } from './serve-file.ts';
import { beginUpload, cancelUpload, stateOf, takePiece } from './uploads.ts';

export const filesRoutes: readonly Route[] = [
  on(calls.beginUpload, (house, { params, body }, visit) =>
    beginUpload(house, caller(visit), params.space_id, body),
  ),
  on(calls.bringPiece, (house, { params, query, body }, visit) =>
    takePiece(house, caller(visit), params.file_id, query.offset, body),
  ),
  on(calls.uploadState, (house, { params }, visit) => stateOf(house, caller(visit), params.file_id)),
  on(calls.cancelUpload, async (house, { params }, visit) => {
    await cancelUpload(house, caller(visit), params.file_id);
    return {};
  }),
  on(calls.listFiles, (house, { params, query }, visit) =>
    listFiles(house, caller(visit), params.space_id, query),
  ),
  on(calls.searchFiles, async (house, { params, query }, visit) => ({
    found: await searchFiles(house, caller(visit), params.space_id, query),
  })),
  on(calls.readFile, (house, { params, query }, visit) =>
    serveFile(house, caller(visit), params.file_id, query.download === '1'),
  ),
  on(calls.readPreview, (house, { params }, visit) =>
    servePreview(house, caller(visit), params.file_id, params.size),
  ),
  on(calls.bringPoster, (house, { params, body }, visit) =>
    bringPoster(house, caller(visit), params.file_id, body),
  ),
  on(calls.renameFile, (house, { params, body }, visit) =>
    renameFile(house, caller(visit), params.file_id, body.name),
  ),
  on(calls.deleteFile, (house, { params }, visit) => deleteFile(house, caller(visit), params.file_id)),
];
