// The admin room, on the wire: what is asked and done there, and by whom.
import { adminEndpoints } from '#contract/admin.ts';
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
import { routes, type Route } from './route.ts';

export function adminRoutes(house: House): Route[] {
  return routes(adminEndpoints, {
    adminReportList: (asked, { language }) => listReports(house, asked, language),
    adminReportDecide: (asked, { user, language }) => decideReport(house, user.id, asked, language),
    adminWorkHide: (asked, { user }) => setHidden(house, user.id, asked),
    adminUserList: (asked) => listUsers(house, asked),
    adminUserPoints: (asked, { user }) => adjustPoints(house, user.id, asked),
    adminUserState: (asked, { user }) => setUserState(house, user.id, asked),
    adminTaskList: (asked) => listAdminTasks(house, asked),
    adminTaskRetry: (asked, { user }) => retryForOwner(house, user.id, asked),
    adminTaskRefund: (asked, { user }) => refundByHouse(house, user.id, asked),
    adminHealth: (_input, { language }) => readHealth(house, language),
    adminAuditList: (asked) => listAudit(house, asked),
  });
}
