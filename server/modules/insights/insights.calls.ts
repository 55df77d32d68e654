import * as dashboard from '@kinsong/contract/insights/dashboard.ts';
import * as figures from '@kinsong/contract/insights/figures.ts';
import { founderDashboard } from '@kinsong/contract/insights/founder.ts';
import { caller } from '../../platform/caller.ts';
import { on, type Route } from '../../platform/module.ts';
import { readDashboard } from './dashboard.ts';
import { readFounderDashboard } from './founder-dashboard.ts';
import { readFigures, readSpaceFigures } from './figures.ts';

export const insightsRoutes: readonly Route[] = [
  on(dashboard.userDashboard, (house, _input, visit) => readDashboard(house, caller(visit))),
  on(figures.myFigures, (house, _input, visit) => readFigures(house, caller(visit))),
  on(figures.spaceFigures, (house, { params }, visit) =>
    readSpaceFigures(house, caller(visit), params.space_id),
  ),
  on(founderDashboard, (house, _input, visit) => readFounderDashboard(house, visit)),
];
