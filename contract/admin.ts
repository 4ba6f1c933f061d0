// The admin module: reports, people, tasks, health, and the log of every act. Only for admins.
import * as z from 'zod/mini';
import { Reason, Somebody } from './admin-fields.ts';
import { adminOrderDetail, adminOrderList, adminOrderRefund } from './admin-order.ts';
import { RULE_CLASSES } from './community.ts';
import { endpoint } from './endpoint.ts';
import { fieldWord } from './field-words.ts';
import { PLAN_IDS } from './prices.ts';
import { Empty, Id, Time, pageFields, pageOf } from './page.ts';
import { FAILURES } from './failures.ts';
import { PublicImage, Status, Type } from './task.ts';
import { text, Uuid } from './text.ts';
import { TOOL_NAMES } from './tool-names.ts';

export const REPORT_DECISIONS = ['keep', 'hide', 'ban'] as const;
export type ReportDecision = (typeof REPORT_DECISIONS)[number];

/** All reports of one work together. */
export const AdminReport = z.object({
  /** Of the work: reports are decided work by work. */
  task_id: z.string(),
  type: Type,
  kind: z.enum(['image', 'video']),
  thumb: z.string(),
  url: z.string(),
  /** What is judged: all that is shown or, where nothing is shown any more, all that came of the task. */
  images: z.array(PublicImage),
  title: z.string(),
  prompt: z.string(),
  author: z.object({ ...Somebody.shape, state: z.enum(['normal', 'abnormal']) }),
  public: z.boolean(),
  hidden: z.boolean(),
  reports: z.array(
    z.object({
      id: z.string(),
      reason: z.enum(RULE_CLASSES),
      text: z.string(),
      reporter: z.object({ id: z.string(), name: z.string() }),
      created_at: Time,
    }),
  ),
  /** Null while it is open. */
  decision: z.nullable(z.enum(REPORT_DECISIONS)),
  decided_at: z.nullable(Time),
  decided_by: z.nullable(z.string()),
});
export type AdminReport = z.output<typeof AdminReport>;

export const adminReportList = endpoint({
  path: '/api/admin/report/list',
  summary: 'Reported works, those with the most open reports first.',
  access: 'admin',
  kind: 'read',
  input: z.strictObject({ state: z._default(z.enum(['open', 'decided']), 'open'), ...pageFields }),
  output: pageOf(AdminReport),
});

export const adminReportDecide = endpoint({
  path: '/api/admin/report/decide',
  summary:
    'Decide all open reports of a work: keep it, hide it, or hide it and block its author. Its files cannot be uploaded again after a ban.',
  access: 'admin',
  kind: 'act',
  input: z.strictObject({ task_id: Id, decision: z.enum(REPORT_DECISIONS), reason: Reason }),
  output: AdminReport,
  refusals: ['asset_not_found'],
});

export const adminWorkHide = endpoint({
  path: '/api/admin/work/hide',
  summary: 'Take a public work from the walls, or put it back.',
  access: 'admin',
  kind: 'act',
  input: z.strictObject({ id: Id, hidden: z.boolean(), reason: Reason }),
  output: z.object({ id: z.string(), hidden: z.boolean() }),
  refusals: ['asset_not_found'],
});

export const AdminUser = z.object({
  ...Somebody.shape,
  head_img: z.string(),
  role: z.enum(['user', 'admin']),
  /** `leaving`: asked to be deleted, and may still come back. */
  state: z.enum(['normal', 'abnormal', 'leaving']),
  plan: z.enum(PLAN_IDS),
  point: z.int(),
  sub_point: z.int(),
  works: z.int(),
  public_works: z.int(),
  /** Tries that the content rules stopped, in the last 30 days. */
  blocked_tries: z.int(),
  created_at: Time,
  last_seen_at: z.nullable(Time),
});
export type AdminUser = z.output<typeof AdminUser>;

export const adminUserList = endpoint({
  path: '/api/admin/user/list',
  summary: 'People, by name, address or id.',
  access: 'admin',
  kind: 'read',
  input: z.strictObject({
    q: z.optional(text(200).check(z.trim())),
    state: z.optional(z.enum(['normal', 'abnormal', 'leaving'])),
    ...pageFields,
  }),
  output: pageOf(AdminUser),
});

export const ADJUST_MOST = 100_000;

export const adminUserPoints = endpoint({
  path: '/api/admin/user/points',
  summary: 'Give permanent points, or take some (those that expire first go first, never below zero).',
  access: 'admin',
  kind: 'act',
  input: z.strictObject({
    id: Id,
    points: z.int().check(
      z.gte(-ADJUST_MOST),
      z.lte(ADJUST_MOST),
      z.refine((points) => points !== 0, { error: fieldWord('points_zero') }),
    ),
    reason: Reason,
    client_token: z.optional(Uuid),
  }),
  output: AdminUser,
  refusals: ['user_not_found'],
});

export const adminUserState = endpoint({
  path: '/api/admin/user/state',
  summary: 'Block an account (3010010: no sign-in, its works leave the walls), or let it in again.',
  access: 'admin',
  kind: 'act',
  input: z.strictObject({ id: Id, state: z.enum(['normal', 'abnormal']), reason: Reason }),
  output: AdminUser,
  refusals: ['user_not_found'],
});

export const AdminTask = z.object({
  id: z.string(),
  user: Somebody,
  type: Type,
  status: Status,
  error_code: z.nullable(z.enum(FAILURES)),
  /** The technical sentence; users never see it. */
  error_detail: z.nullable(z.string()),
  engine: z.string(),
  cost: z.int(),
  refunded: z.int(),
  progress: z.int(),
  attempts: z.int(),
  created_at: Time,
  started_at: z.nullable(Time),
  finished_at: z.nullable(Time),
  deadline_at: Time,
  /** Since when it waits for an admin: it cannot be told whether its engine, which costs money, was asked. */
  held_at: z.nullable(Time),
  deleted: z.boolean(),
});
export type AdminTask = z.output<typeof AdminTask>;

export const adminTaskList = endpoint({
  path: '/api/admin/task/list',
  summary: 'Tasks of everybody: state, engine, cost. No prompts and no pictures: those are their owners’.',
  access: 'admin',
  kind: 'read',
  input: z.strictObject({
    id: z.optional(Id),
    user_id: z.optional(Id),
    type: z.optional(z.array(Type).check(z.maxLength(TOOL_NAMES.length))),
    status: z.optional(z.array(Status).check(z.maxLength(4))),
    /** Only those that are held. */
    held: z.optional(z.literal(true)),
    ...pageFields,
  }),
  output: pageOf(AdminTask),
});

export const adminTaskRetry = endpoint({
  path: '/api/admin/task/retry',
  summary:
    'Run a failed task again for its owner, free of charge: the new task costs nothing. Answers the new one.',
  access: 'admin',
  kind: 'act',
  input: z.strictObject({ id: Id, reason: Reason, client_token: z.optional(Uuid) }),
  output: AdminTask,
  refusals: ['asset_not_found', 'queue_full'],
});

export const HELD_DECISIONS = ['ask_again', 'give_up'] as const;

export const adminTaskDecide = endpoint({
  path: '/api/admin/task/decide',
  summary:
    'Say what becomes of a held task: its engine is asked (again), which may cost a second time; or it fails, and all points go back.',
  access: 'admin',
  kind: 'act',
  input: z.strictObject({ id: Id, decision: z.enum(HELD_DECISIONS), reason: Reason }),
  output: AdminTask,
  refusals: ['asset_not_found'],
});

export const adminTaskRefund = endpoint({
  path: '/api/admin/task/refund',
  summary: 'Give back what a finished task cost and was not given back yet. The work stays.',
  access: 'admin',
  kind: 'act',
  input: z.strictObject({ id: Id, reason: Reason }),
  output: AdminTask,
  refusals: ['asset_not_found'],
});

/** Of what waits to be done, or was tried and failed. */
const Waiting = z.object({
  count: z.int(),
  /** Of these, how many failed at least once. */
  failed: z.int(),
  oldest_at: z.nullable(Time),
  /** Of the one that was tried last; empty where none failed. */
  last_error: z.string(),
});

export const adminHealth = endpoint({
  path: '/api/admin/health',
  summary: 'Engines, waiting line, failures, and the invariants as last checked.',
  access: 'admin',
  kind: 'read',
  input: Empty,
  output: z.object({
    engines: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        is_ai: z.boolean(),
        is_well: z.boolean(),
        /** What it says of itself: why it is not well, which models it misses. */
        detail: z.string(),
        tools: z.array(z.string()),
        effects: z.int(),
        /** Those that people may choose, or that it chooses among. */
        models: z.array(
          z.object({ id: z.string(), title: z.string(), tool: z.string(), is_well: z.boolean() }),
        ),
        reported_at: Time,
        /** Of the last 24 hours; seconds are the median of what was made, null where nothing was. */
        day: z.object({
          made: z.int(),
          failed: z.int(),
          held: z.int(),
          seconds: z.nullable(z.number()),
          /** Which share of it was done by the time that was told for nine of ten. */
          in_time: z.nullable(z.number()),
          /** Points that tasks which it failed have given back. */
          refunded: z.int(),
          /** Millionths of a US dollar. */
          spent_micros: z.int(),
        }),
      }),
    ),
    queue: z.object({
      waiting: z.int(),
      running: z.int(),
      /** Seconds that the first in the line has waited. */
      longest_wait: z.int(),
    }),
    /** Of the last hour. */
    ended: z.object({ completed: z.int(), failed: z.int() }),
    failures: z.array(z.object({ error_code: z.string(), count: z.int() })),
    invariants: z.array(z.object({ rule: z.string(), violations: z.int(), checked_at: Time })),
    open_reports: z.int(),
    /** Tasks that wait for an admin's decision. */
    held: z.int(),
    /** What payment providers told and could not be applied, and what they must still be asked for. */
    payments: z.object({ events: Waiting, requests: Waiting }),
  }),
});

export const AUDIT_ACTS = [
  'report_keep',
  'report_hide',
  'report_ban',
  'work_hide',
  'work_restore',
  'user_points',
  'user_block',
  'user_unblock',
  'task_retry',
  'task_refund',
  'task_decide',
  'order_refund',
  'admin_made',
  'admin_unmade',
] as const;
export type AuditAct = (typeof AUDIT_ACTS)[number];

export const AuditEntry = z.object({
  id: z.string(),
  /** Null: from the command line. */
  admin: z.nullable(z.object({ id: z.string(), name: z.string() })),
  act: z.enum(AUDIT_ACTS),
  /** Whom it concerned; without a name once they have gone. */
  user: z.nullable(z.object({ id: z.string(), name: z.string() })),
  task_id: z.nullable(z.string()),
  reason: z.string(),
  detail: z.record(z.string(), z.unknown()),
  created_at: Time,
});
export type AuditEntry = z.output<typeof AuditEntry>;

export const adminAuditList = endpoint({
  path: '/api/admin/audit/list',
  summary: 'Every act of every admin, newest first. Nothing in it can be changed.',
  access: 'admin',
  kind: 'read',
  input: z.strictObject({ user_id: z.optional(Id), task_id: z.optional(Id), ...pageFields }),
  output: pageOf(AuditEntry),
});

export const adminEndpoints = {
  adminReportList,
  adminReportDecide,
  adminWorkHide,
  adminUserList,
  adminUserPoints,
  adminUserState,
  adminTaskList,
  adminTaskRetry,
  adminTaskDecide,
  adminTaskRefund,
  adminOrderList,
  adminOrderDetail,
  adminOrderRefund,
  adminHealth,
  adminAuditList,
};
