// What people show one another and do about it.
import { check, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { ActivityKind } from '#contract/people.ts';
import type { ReportDecision } from '#contract/admin.ts';
import type { RuleClass } from '#contract/community.ts';
import { createdAt, id, idOf, time } from '../columns.ts';
import { tasks } from './tasks.ts';
import { users } from './users.ts';

/** Who follows whom. */
export const follows = pgTable(
  'follows',
  {
    follower_id: idOf('follower_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    followee_id: idOf('followee_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.follower_id, t.followee_id] }),
    index('follows_follower').on(t.follower_id, t.created_at, t.followee_id),
    index('follows_followee').on(t.followee_id, t.created_at, t.follower_id),
    check('follows_another', sql`${t.follower_id} <> ${t.followee_id}`),
  ],
);

/** Who likes which work; `tasks.likes` counts them. */
export const likes = pgTable(
  'likes',
  {
    user_id: idOf('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    task_id: idOf('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    created_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.task_id] }), index('likes_task').on(t.task_id)],
);

/** Who has opened which work of another; `tasks.views` counts people, not clicks. */
export const views = pgTable(
  'views',
  {
    user_id: idOf('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    task_id: idOf('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    created_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.task_id] }), index('views_task').on(t.task_id)],
);

/** The order of "For you" at one moment, for one choice of filters: so that pages of it fit together while it changes. */
export const feed_snapshots = pgTable(
  'feed_snapshots',
  {
    id: id(),
    filter: text('filter').notNull(),
    /** Ids of tasks, the best first. */
    works: idOf('works').array().notNull(),
    created_at: createdAt(),
    /** Until then whoever begins to read gets this one; those who read on get it longer. */
    fresh_until: time('fresh_until').notNull(),
  },
  (t) => [index('feed_snapshots_filter').on(t.filter, t.id)],
);

/** What happened to a person and their works. The same thing by the same person is told once. */
export const activities = pgTable(
  'activities',
  {
    id: id(),
    /** Whom it is told. */
    user_id: idOf('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ActivityKind>().notNull(),
    /** Null: the product itself. */
    actor_id: idOf('actor_id').references(() => users.id, { onDelete: 'cascade' }),
    task_id: idOf('task_id').references(() => tasks.id, { onDelete: 'cascade' }),
    /** Values of its sentence: points, a plan. */
    values: jsonb('values').$type<Record<string, string | number>>().notNull().default({}),
    created_at: createdAt(),
    read_at: time('read_at'),
  },
  (t) => [
    index('activities_user').on(t.user_id, t.id),
    index('activities_unread')
      .on(t.user_id)
      .where(sql`${t.read_at} is null`),
    uniqueIndex('activities_once')
      .on(t.user_id, t.kind, sql`coalesce(${t.actor_id}, 0)`, sql`coalesce(${t.task_id}, 0)`)
      .where(sql`${t.kind} in ('liked', 'followed', 'remixed', 'published', 'task_done')`),
    index('activities_task').on(t.task_id),
    index('activities_actor').on(t.actor_id),
  ],
);

/** A public work that somebody says breaks the rules; one a person and work. */
export const reports = pgTable(
  'reports',
  {
    id: id(),
    reporter_id: idOf('reporter_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    task_id: idOf('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    reason: text('reason').$type<RuleClass>().notNull(),
    text: text('text').notNull().default(''),
    decision: text('decision').$type<ReportDecision>(),
    decided_by: idOf('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decided_at: time('decided_at'),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('reports_once').on(t.reporter_id, t.task_id),
    index('reports_open')
      .on(t.task_id)
      .where(sql`${t.decision} is null`),
    index('reports_task').on(t.task_id),
  ],
);
