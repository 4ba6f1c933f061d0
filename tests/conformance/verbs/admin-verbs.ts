// Verbs of admins.
import { randomUUID } from 'node:crypto';
import { decideReport } from '#server/admin/decide-report.ts';
import { createOrder } from '#server/billing/create-order.ts';
import { actAsCashier } from '#server/billing/sandbox-cashier.ts';
import { reportTask } from '#server/community/report-task.ts';
import { adjustPoints } from '#server/admin/adjust-points.ts';
import { setHidden } from '#server/admin/hide-work.ts';
import { refundByAdmin } from '#server/admin/refund-by-admin.ts';
import { refundOrderByAdmin } from '#server/admin/refund-order-by-admin.ts';
import { retryForOwner } from '#server/admin/retry-for-owner.ts';
import { setUserState } from '#server/admin/set-user-state.ts';
import { addAdmin, addPublicWork, postTask } from '#tests/fakes/admin-app.ts';
import { addUser } from '#tests/fakes/task-app.ts';
import { type Verb, refuses, addFailed } from './verb.ts';

export const ADMIN_VERBS: readonly Verb[] = [
  {
    name: 'adjust points',
    prepare: async (app) => {
      const [admin, id] = [await addAdmin(app), await addUser(app)];
      const asked = { id: String(id), points: -7, reason: 'a test', client_token: randomUUID() };
      return { call: () => adjustPoints(app, admin, asked), people: [id, admin] };
    },
  },
  {
    name: 'give a price back',
    prepare: async (app) => {
      const [admin, userId] = [await addAdmin(app), await addUser(app)];
      const id = String(await addPublicWork(app, userId));
      return { call: () => refundByAdmin(app, admin, { id, reason: 'a test' }), people: [userId, admin] };
    },
    isDone: refuses('bad_parameters'), // nothing is left to return
  },
  {
    name: 'pay an order back',
    prepare: async (app) => {
      const [admin, userId] = [await addAdmin(app), await addUser(app)];
      const item = { kind: 'pack', item_id: 'p1000', currency: 'USD', client_token: randomUUID() } as const;
      const { id } = await createOrder(app, userId, item, 'en');
      await actAsCashier(app, userId, id, 'pay');
      const asked = { id, amount: 100, reason: 'a test', client_token: randomUUID() };
      return { call: () => refundOrderByAdmin(app, admin, asked), people: [userId, admin] };
    },
    goesOn: true, // what the provider could not be asked for is asked again
  },
  {
    name: 'retry for an owner',
    prepare: async (app) => {
      const [admin, userId] = [await addAdmin(app), await addUser(app)];
      const id = String(await addFailed(app, userId));
      const asked = { id, reason: 'a test', client_token: randomUUID() };
      return { call: () => retryForOwner(app, admin, asked), people: [userId, admin] };
    },
  },
  {
    name: 'block an account',
    prepare: async (app) => {
      const [admin, id] = [await addAdmin(app), await addUser(app)];
      await postTask(app, id);
      const asked = { id: String(id), state: 'abnormal', reason: 'a test' } as const;
      return { call: () => setUserState(app, admin, asked), people: [id, admin] };
    },
  },
  {
    name: 'take a work down',
    prepare: async (app) => {
      const [admin, userId] = [await addAdmin(app), await addUser(app)];
      const id = String(await addPublicWork(app, userId));
      return {
        call: () => setHidden(app, admin, { id, hidden: true, reason: 'a test' }),
        people: [userId, admin],
      };
    },
  },
  {
    name: 'decide reports',
    prepare: async (app) => {
      const [admin, author, reader] = [await addAdmin(app), await addUser(app), await addUser(app)];
      const task_id = String(await addPublicWork(app, author));
      await reportTask(app, reader, { task_id, reason: 'violence' });
      const asked = { task_id, decision: 'ban', reason: 'a test' } as const;
      return { call: () => decideReport(app, admin, asked, 'en'), people: [author, reader, admin] };
    },
    isDone: refuses('bad_parameters'), // it was decided
  },
];
