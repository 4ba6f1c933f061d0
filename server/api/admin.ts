// The admin room, on the wire: what is asked and done there, and by whom.
import {
  adminAuditList,
  adminHealth,
  adminReportDecide,
  adminReportList,
  adminTaskList,
  adminTaskRefund,
  adminTaskRetry,
  adminUserList,
  adminUserPoints,
  adminUserState,
  adminWorkHide,
} from '#contract/admin.ts';
import { adjustPoints } from '#server/admin/adjust-points.ts';
import { decideReport } from '#server/admin/decide-report.ts';
import { setHidden } from '#server/admin/hide-work.ts';
import { listAdminTasks } from '#server/admin/list-admin-tasks.ts';
import { listAudit } from '#server/admin/list-audit.ts';
import { listReports } from '#server/admin/list-reports.ts';
import { listUsers } from '#server/admin/list-users.ts';
import { readHealth } from '#server/admin/read-health.ts';
import { refundByHouse } from '#server/admin/refund-by-house.ts';
import { retryForOwner } from '#server/admin/retry-for-owner.ts';
import { setUserState } from '#server/admin/set-user-state.ts';
import type { House } from '#server/house.ts';
import { type Served, served } from './served.ts';

export function adminEndpoints(house: House): Served[] {
  return [
    served(adminReportList, (asked, { language }) => listReports(house, asked, language)),
    served(adminReportDecide, (asked, { user, language }) => decideReport(house, user.id, asked, language)),
    served(adminWorkHide, (asked, { user }) => setHidden(house, user.id, asked)),
    served(adminUserList, (asked) => listUsers(house, asked)),
    served(adminUserPoints, (asked, { user }) => adjustPoints(house, user.id, asked)),
    served(adminUserState, (asked, { user }) => setUserState(house, user.id, asked)),
    served(adminTaskList, (asked) => listAdminTasks(house, asked)),
    served(adminTaskRetry, (asked, { user }) => retryForOwner(house, user.id, asked)),
    served(adminTaskRefund, (asked, { user }) => refundByHouse(house, user.id, asked)),
    served(adminHealth, (_input, { language }) => readHealth(house, language)),
    served(adminAuditList, (asked) => listAudit(house, asked)),
  ];
}
