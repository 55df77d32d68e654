import type { Module } from '../../platform/module.ts';
import { finishJob } from './finish.job.ts';
import { worksheetsRoutes } from './worksheets.calls.ts';
import { worksheetsTools } from './worksheets.tools.ts';

export { eraseWorksheets } from './worksheets.sql.ts';
export { worksheetsChanges } from './worksheets.ts';

export const worksheets: Module = {
  name: 'worksheets',
  routes: worksheetsRoutes,
  tools: worksheetsTools,
  jobs: [finishJob],
};
