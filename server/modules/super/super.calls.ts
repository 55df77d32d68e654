import { exportAudit, readAudit } from '@kinsong/contract/super/audit-log.ts';
import { superDashboard } from '@kinsong/contract/super/dashboard.ts';
import { failedWork, retryWork } from '@kinsong/contract/super/failed-work.ts';
import { houseItself } from '@kinsong/contract/super/house-itself.ts';
import { changeHouseRole, peopleOfHouse } from '@kinsong/contract/super/house-roles.ts';
import { on, type Route } from '../../platform/module.ts';
import { auditAsTable, searchAudit } from './audit-log.ts';
import { readDashboard } from './dashboard.ts';
import { readFailed, retry } from './failed-work.ts';
import { readHouse } from './house-itself.ts';
import { changeRole, readPeople } from './roles.ts';

export const superRoutes: readonly Route[] = [
  on(superDashboard, (house, _input, visit) => readDashboard(house, visit)),
  on(houseItself, (house, _input, visit) => readHouse(house, visit)),
  on(peopleOfHouse, (house, { query }, visit) => readPeople(house, query, visit)),
  on(changeHouseRole, (house, { params, body }, visit) => changeRole(house, params.person_id, body, visit)),
  on(readAudit, (house, { query }, visit) => searchAudit(house, query, visit)),
  on(exportAudit, (house, { query }, visit) => auditAsTable(house, query, visit)),
  on(failedWork, (house, _input, visit) => readFailed(house, visit)),
  on(retryWork, (house, { body }, visit) => retry(house, body.ids, visit)),
];
