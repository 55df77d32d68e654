import type { Module } from '../../platform/module.ts';
import { countMonthsJob } from './count-months.job.ts';
import { founderPorts, type FounderPorts } from './founder-ports.ts';
import { insightsRoutes } from './insights.calls.ts';
import { insightsPorts, type InsightsPorts } from './ports.ts';

export { eraseCounted } from './counted-months.sql.ts';
export type { FounderPorts } from './founder-ports.ts';
export type { InsightsPorts } from './ports.ts';

export const makeInsights = (ports: InsightsPorts, founders: FounderPorts): Module => ({
  name: 'insights',
  routes: insightsRoutes,
  jobs: [countMonthsJob],
  open(house) {
    insightsPorts.give(house, ports);
    founderPorts.give(house, founders);
  },
});
