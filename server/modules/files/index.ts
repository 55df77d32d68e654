import type { Module } from '../../platform/module.ts';
import { filesRoutes } from './files.calls.ts';
import { finishJob } from './finish.job.ts';
import { filesPorts, type FilesPorts } from './ports.ts';
import { sweepJob } from './sweep.job.ts';

export { carryFiles, copyFiles, dropFilesOf, filesToCarry } from './carried.ts';
export { eraseFilesOf } from './erase.ts';
export { filesChanges, isPictureOf } from './files.ts';
export { filesFoundFor } from './guide-knowledge.ts';
export { filesFoundIn } from './salon-knowledge.ts';
export { storedBytes } from './stored-bytes.sql.ts';
export { servePreview } from './serve-file.ts';

export const makeFilesModule = (ports: FilesPorts): Module => ({
  name: 'files',
  routes: filesRoutes,
  jobs: [finishJob, sweepJob],
  open: (house) => filesPorts.give(house, ports),
});
