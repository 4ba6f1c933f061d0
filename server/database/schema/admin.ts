// What admins did, and what the content rules stopped.
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { AuditAct } from '#contract/admin.ts';
import type { RuleClass } from '#contract/community.ts';
import { createdAt, id, idOf } from '../columns.ts';
import { users } from './users.ts';

/** What the content rules stopped: counted, so that trying again and again has an end. Never the words themselves. */
export const blocked_tries = pgTable(
  'blocked_tries',
  {
    id: id(),
    user_id: idOf('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    stage: text('stage').$type<'prompt' | 'upload' | 'result'>().notNull(),
    reason: text('reason').$type<RuleClass>().notNull(),
    created_at: createdAt(),
  },
  (t) => [index('blocked_tries_user').on(t.user_id, t.created_at)],
);

/** Files of works whose authors were blocked for them: the same bytes are not taken again. */
export const banned_files = pgTable('banned_files', {
  sha256: text('sha256').primaryKey(),
  reason: text('reason').$type<RuleClass>().notNull(),
  created_at: createdAt(),
});

/** Every act of every admin. A trigger refuses to change or remove a line. */
export const audit_log = pgTable(
  'audit_log',
  {
    id: id(),
    /** Null: from the command line. No reference: the log outlives everybody. */
    admin_id: idOf('admin_id'),
    act: text('act').$type<AuditAct>().notNull(),
    user_id: idOf('user_id'),
    task_id: idOf('task_id'),
    reason: text('reason').notNull(),
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
    created_at: createdAt(),
  },
  (t) => [
    index('audit_log_user')
      .on(t.user_id)
      .where(sql`${t.user_id} is not null`),
    index('audit_log_task')
      .on(t.task_id)
      .where(sql`${t.task_id} is not null`),
  ],
);
