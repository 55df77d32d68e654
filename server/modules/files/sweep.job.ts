import { Id } from '@kinsong/contract/common/ids.ts';
import { day } from '@kinsong/contract/common/time.ts';
import * as z from 'zod';
import type { House } from '../../platform/house.ts';
import { job } from '../../platform/jobs/index.ts';
import { deleteBlob, giveUpBlob, unusedBlobs } from './blobs.sql.ts';
import { deleteNeverSaid } from './files.sql.ts';
import { dropPieces } from './pieces.ts';
import { dropContent, dropPreviews } from './store-content.ts';
import { deleteUpload, stalledUploads } from './uploads.sql.ts';

/** Somebody offline over night finds it where it was. */
const longestStill = day;

/**
 * Clears away what nobody holds any more: uploads that were given up, files whose message was never said, and content
 * that no file shows. Each night, and soon after something was taken out.
 */
export const sweepJob = job({
  name: 'files.sweep',
  payload: z.object({
    /** Files that are gone, whose posters go with them; and uploads with their pieces. */
    posters: z.array(Id).default([]),
    uploads: z.array(z.object({ id: Id, size: z.int() })).default([]),
  }),
  schedule: '41 1 * * *',
  async run(house, { posters, uploads }) {
    for (const { id, size } of uploads) await dropPieces(house, id, size);
    for (const id of posters) await dropPreviews(house, 'posters', id);
    const since = new Date(house.clock.now().getTime() - longestStill);
    for (const upload of await stalledUploads(house.db, since)) {
      await dropPieces(house, upload.id, upload.size);
      await deleteUpload(house.db, upload.id);
    }
    for (const id of await deleteNeverSaid(house.db, since)) await dropPreviews(house, 'posters', id);
    for (const id of await unusedBlobs(house.db, since)) await sweepBlob(house, id);
  },
});

/** The row goes last: should the house fall in between, the next sweep finds it again. */
async function sweepBlob(house: House, id: string): Promise<void> {
  if (!(await house.db.transaction((tx) => giveUpBlob(tx, id)))) return;
  await dropContent(house, id);
  await deleteBlob(house.db, id);
}
