import type { Eraser } from '../spaces/index.ts';
import { deleteFilesOf } from './files.sql.ts';
import { sweepJob } from './sweep.job.ts';
import { deleteUpload, uploadsInto } from './uploads.sql.ts';

/** A space is truly gone: so is all that was brought into it, down to the store. */
export const eraseFilesOf: Eraser = async (tx, spaceId, house) => {
  const coming = await uploadsInto(tx, spaceId);
  for (const { id } of coming) await deleteUpload(tx, id);
  const posters = await deleteFilesOf(tx, spaceId);
  const uploads = coming.map(({ id, size }) => ({ id, size }));
  await house.jobs.enqueue(sweepJob, { posters, uploads }, { tx });
  return undefined;
};
