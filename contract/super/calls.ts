import { exportAudit, readAudit } from './audit-log.ts';
import { superDashboard } from './dashboard.ts';
import { failedWork, retryWork } from './failed-work.ts';
import { houseItself } from './house-itself.ts';
import { changeHouseRole, peopleOfHouse } from './house-roles.ts';

export const superCalls = [
  superDashboard,
  houseItself,
  peopleOfHouse,
  changeHouseRole,
  readAudit,
  exportAudit,
  failedWork,
  retryWork,
];
