// Verbs of admins.
import { randomUUID } from 'node:crypto';
import { decideReport } from '#server/admin/decide-report.ts';
import { reportTask } from '#server/community/report-task.ts';
import { adjustPoints } from '#server/admin/adjust-points.ts';
import { setHidden } from '#server/admin/hide-work.ts';
import { refundByHouse } from '#server/admin/refund-by-house.ts';
import { retryForOwner } from '#server/admin/retry-for-owner.ts';
import { setUserState } from '#server/admin/set-user-state.ts';
import { addAdmin, addPublicWork, postTask } from '#tests/fakes/admin-house.ts';
import { addUser } from '#tests/fakes/task-house.ts';
import { type Verb, refuses, addFailed } from './verb.ts';

export const ADMIN_VERBS: readonly Verb[] = [
  {
    name: 'adjust points',
    prepare: async (house) => {
      const [admin, id] = [await addAdmin(house), await addUser(house)];
      const asked = { id: String(id), points: -7, reason: 'a test', client_token: randomUUID() };
      return { call: () => adjustPoints(house, admin, asked), people: [id, admin] };
    },
  },
  {
    name: 'give a price back',
    prepare: async (house) => {
      const [admin, userId] = [await addAdmin(house), await addUser(house)];
      const id = String(await addPublicWork(house, userId));
      return { call: () => refundByHouse(house, admin, { id, reason: 'a test' }), people: [userId, admin] };
    },
    isDone: refuses('bad_parameters'), // nothing is left to return
  },
  {
    name: 'retry for an owner',
    prepare: async (house) => {
      const [admin, userId] = [await addAdmin(house), await addUser(house)];
      const id = String(await addFailed(house, userId));
      const asked = { id, reason: 'a test', client_token: randomUUID() };
      return { call: () => retryForOwner(house, admin, asked), people: [userId, admin] };
    },
  },
  {
    name: 'block an account',
    prepare: async (house) => {
      const [admin, id] = [await addAdmin(house), await addUser(house)];
      await postTask(house, id);
      const asked = { id: String(id), state: 'abnormal', reason: 'a test' } as const;
      return { call: () => setUserState(house, admin, asked), people: [id, admin] };
    },
  },
  {
    name: 'take a work down',
    prepare: async (house) => {
      const [admin, userId] = [await addAdmin(house), await addUser(house)];
      const id = String(await addPublicWork(house, userId));
      return {
        call: () => setHidden(house, admin, { id, hidden: true, reason: 'a test' }),
        people: [userId, admin],
      };
    },
  },
  {
    name: 'decide reports',
    prepare: async (house) => {
      const [admin, author, reader] = [await addAdmin(house), await addUser(house), await addUser(house)];
      const task_id = String(await addPublicWork(house, author));
      await reportTask(house, reader, { task_id, reason: 'violence' });
      const asked = { task_id, decision: 'ban', reason: 'a test' } as const;
      return { call: () => decideReport(house, admin, asked, 'en'), people: [author, reader, admin] };
    },
    isDone: refuses('bad_parameters'), // it was decided
  },
];
