// The admin module, on the wire: what is asked and done there, and by whom.
import { adminEndpoints } from '#contract/admin.ts';
import { adjustPoints } from '#server/admin/adjust-points.ts';
import { decideHeldTask } from '#server/admin/decide-held-task.ts';
import { decideReport } from '#server/admin/decide-report.ts';
import { setHidden } from '#server/admin/hide-work.ts';
import { listAdminOrders } from '#server/admin/list-admin-orders.ts';
import { listAdminTasks } from '#server/admin/list-admin-tasks.ts';
import { listAudit } from '#server/admin/list-audit.ts';
import { listReports } from '#server/admin/list-reports.ts';
import { listUsers } from '#server/admin/list-users.ts';
import { readAdminOrder } from '#server/admin/present-admin-order.ts';
import { readHealth } from '#server/admin/read-health.ts';
import { refundByAdmin } from '#server/admin/refund-by-admin.ts';
import { refundOrderByAdmin } from '#server/admin/refund-order-by-admin.ts';
import { retryForOwner } from '#server/admin/retry-for-owner.ts';
import { setUserState } from '#server/admin/set-user-state.ts';
import type { AppContext } from '#server/app-context.ts';
import { routes, type Route } from './route.ts';

export function adminRoutes(app: AppContext): Route[] {
  return routes(adminEndpoints, {
    adminReportList: (asked, { language }) => listReports(app, asked, language),
    adminReportDecide: (asked, { user, language }) => decideReport(app, user.id, asked, language),
    adminWorkHide: (asked, { user }) => setHidden(app, user.id, asked),
    adminUserList: (asked) => listUsers(app, asked),
    adminUserPoints: (asked, { user }) => adjustPoints(app, user.id, asked),
    adminUserState: (asked, { user }) => setUserState(app, user.id, asked),
    adminTaskList: (asked) => listAdminTasks(app, asked),
    adminTaskRetry: (asked, { user }) => retryForOwner(app, user.id, asked),
    adminTaskDecide: (asked, { user }) => decideHeldTask(app, user.id, asked),
    adminTaskRefund: (asked, { user }) => refundByAdmin(app, user.id, asked),
    adminOrderList: (asked) => listAdminOrders(app, asked),
    adminOrderDetail: ({ id }) => readAdminOrder(app.db, Number(id)),
    adminOrderRefund: (asked, { user }) => refundOrderByAdmin(app, user.id, asked),
    adminHealth: (_input, { language }) => readHealth(app, language),
    adminAuditList: (asked) => listAudit(app, asked),
  });
}
