// Tasks, what is kept of erased ones, and the idempotency keys of the calls that made them.
import {
  type PgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { type SQL, sql } from 'drizzle-orm';
import type { Words } from '#texts/words.ts';
import type { TaskType } from '#contract/tool-names.ts';
import { COMPLETED, OPEN, PROCESSING, QUEUED } from '../task-states.ts';
import { createdAt, id, idOf, time } from '../columns.ts';
import { users } from './users.ts';

type WorkColumns = Record<'public' | 'status' | 'deleted_at' | 'hidden_at', PgColumn>;

/** Shown by its author, finished, neither deleted nor taken down: queries must say it as the indexes do. */
export const isPublishedOf = (t: WorkColumns): SQL =>
  sql`${t.public} and ${t.status} = ${COMPLETED} and ${t.deleted_at} is null and ${t.hidden_at} is null`;

export const tasks = pgTable(
  'tasks',
  {
    id: id(),
    user_id: idOf('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    type: smallint('type').$type<TaskType>().notNull(),
    status: smallint('status').$type<0 | 1 | 2 | -1>().notNull().default(0),
    error_code: text('error_code'),
    /** One technical sentence for the operator; never shown to users. */
    error_detail: text('error_detail'),
    params: jsonb('params').$type<Record<string, unknown>>().notNull(),
    prompt: text('prompt').notNull().default(''),
    title: text('title').notNull().default(''),
    engine: text('engine').notNull().default('built-in'),
    /** The model that makes it, as on the wire (`fal/flux-2`); empty as long as it is not known. */
    model: text('model').notNull().default(''),
    /** The model's name as it was then; null for an engine that has no models. */
    model_title: jsonb('model_title').$type<Words>(),
    /** What the engine was given, stored before the only billable call (design: the engine promise). */
    prepared: jsonb('prepared').$type<Record<string, unknown>>(),
    /** The engine's own id of the run, stored before anything is waited for. */
    remote_ref: jsonb('remote_ref').$type<Record<string, unknown>>(),
    /** Ids of engines that could not do it and charged nothing: they are not asked again. */
    engines_tried: text('engines_tried').array().notNull().default([]),
    /** It cannot be told whether a paid engine was asked: it waits, without a limit, for an admin's decision. */
    held_at: time('held_at'),
    understood: jsonb('understood').$type<string[]>().notNull().default([]),
    ignored: jsonb('ignored').$type<string[]>().notNull().default([]),
    cost: integer('cost').notNull(),
    refunded: integer('refunded').notNull().default(0),
    cost_detail: jsonb('cost_detail').$type<{ label: string; amount: number }[]>().notNull(),
    progress: smallint('progress').notNull().default(0),
    /** A ThumbHash of what there is to see so far; empty where the engine shows nothing. */
    preview: text('preview').notNull().default(''),
    eta_seconds: integer('eta_seconds').notNull().default(0),
    /** Nine of ten such tasks take no longer. */
    eta_most_seconds: integer('eta_most_seconds').notNull().default(0),
    /** Plan priority at the time of the click; higher runs first. */
    priority: smallint('priority').notNull().default(0),
    watermark: boolean('watermark').notNull().default(false),
    /** Whether one of its images is starred, or shown. Rows of media say which are not (decision 37). */
    favorite: boolean('favorite').notNull().default(false),
    public: boolean('public').notNull().default(false),
    show_prompt: boolean('show_prompt').notNull().default(true),
    likes: integer('likes').notNull().default(0),
    views: integer('views').notNull().default(0),
    remixes: integer('remixes').notNull().default(0),
    /** Numbers of images that were deleted and erased since: they have no row any more. */
    erased_images: smallint('erased_images').array().notNull().default([]),
    retry_of: idOf('retry_of'),
    remix_of: idOf('remix_of'),
    /** The shape (of ASPECT_RATIOS) that its first result that is shown is nearest to; empty until it is there. */
    ratio: text('ratio').notNull().default(''),
    /** The number of the claim; every later write of a worker names it, so that one that lost its lease changes nothing. */
    fence: integer('fence').notNull().default(0),
    /** Claims that ended in the death of their worker; orderly give-backs and faults of ours are taken off again. */
    attempts: smallint('attempts').notNull().default(0),
    lease_until: time('lease_until'),
    /** After this moment the task fails with `timeout`, whoever holds it. */
    deadline_at: time('deadline_at').notNull(),
    /** Of the call that posted it: for the log. Null for what no call asked for. */
    request_id: uuid('request_id'),
    /** The span of that call, as W3C writes it: whoever does the task goes on with its trace. Null where none is made. */
    traceparent: text('traceparent'),
    created_at: createdAt(),
    started_at: time('started_at'),
    finished_at: time('finished_at'),
    published_at: time('published_at'),
    /** An admin took it from the walls. */
    hidden_at: time('hidden_at'),
    deleted_at: time('deleted_at'),
  },
  (t) => [
    uniqueIndex('tasks_user_seq').on(t.user_id, t.seq),
    // Ascending: read backwards they give what `order by … desc` asks for; drizzle's `desc()` would put nulls last.
    index('tasks_user_list')
      .on(t.user_id, t.id)
      .where(sql`${t.deleted_at} is null`),
    // Built while the table is in use, down to `tasks_grams`: ../build-indexes.ts says them again.
    index('tasks_deadline')
      .on(t.deadline_at)
      .where(sql`${t.status} in (${OPEN})`),
    index('tasks_running')
      .on(t.user_id)
      .where(sql`${t.status} = ${PROCESSING}`),
    index('tasks_waiting')
      .on(t.priority.desc().nullsFirst(), t.id, t.user_id, t.type)
      .where(sql`${t.status} = ${QUEUED}`),
    index('tasks_waiting_user')
      .on(t.user_id, t.priority.desc().nullsFirst(), t.id, t.type, t.eta_seconds)
      .where(sql`${t.status} = ${QUEUED}`),
    index('tasks_favorite')
      .on(t.user_id, t.seq)
      .where(sql`${t.favorite} and ${t.deleted_at} is null`),
    // Every two neighboring characters (task/match-text.ts).
    index('tasks_grams')
      .using('gin', sql`search_grams(${t.prompt})`)
      .with({ gin_pending_list_limit: 512 })
      .where(sql`${t.deleted_at} is null`),
    // The columns behind the first two are for filters and the ranking, so that neither has to look at the rows.
    index('tasks_public')
      .on(t.published_at, t.id, t.type, t.ratio, t.user_id, t.likes, t.remixes)
      .where(isPublishedOf(t)),
    index('tasks_public_top').on(t.likes, t.id).where(isPublishedOf(t)),
    index('tasks_public_author').on(t.user_id, t.published_at, t.id, t.type, t.ratio).where(isPublishedOf(t)),
    index('tasks_public_effect')
      .on(sql`(${t.params} ->> 'effect_id')`, t.published_at, t.id)
      .where(sql`${isPublishedOf(t)} and ${t.params} ->> 'effect_id' is not null`),
    index('tasks_public_model')
      .on(t.model, t.type, t.published_at)
      .where(sql`${isPublishedOf(t)} and ${t.model} <> ''`),
    index('tasks_remix')
      .on(t.remix_of)
      .where(sql`${t.remix_of} is not null`),
    index('tasks_ended')
      .on(t.status, t.finished_at)
      .where(sql`${t.finished_at} is not null`),
    index('tasks_held')
      .on(t.id)
      .where(sql`${t.held_at} is not null`),
    index('tasks_deleted')
      .on(t.deleted_at)
      .where(sql`${t.deleted_at} is not null`),
    check('tasks_refund', sql`${t.refunded} between 0 and ${t.cost}`),
  ],
);

/** All that is kept of a task that was erased: its money and its tool, so that the ledger stays explained. */
export const purged_tasks = pgTable('purged_tasks', {
  /** The id that the task had. */
  id: bigint('id', { mode: 'number' }).primaryKey(),
  user_id: idOf('user_id').notNull(),
  /** For the words in the history of points; null where it was erased before this was kept. */
  type: smallint('type'),
  status: smallint('status').$type<2 | -1>().notNull(),
  cost: integer('cost').notNull(),
  refunded: integer('refunded').notNull(),
  purged_at: time('purged_at').notNull().defaultNow(),
});

/** First answer to a `client_token`, for 24 hours: the same press again gets the same answer. */
export const idempotency_keys = pgTable(
  'idempotency_keys',
  {
    user_id: idOf('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token: uuid('token').notNull(),
    input_hash: text('input_hash').notNull(),
    task_id: idOf('task_id').notNull(),
    answer: jsonb('answer').$type<Record<string, unknown>>().notNull(),
    created_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.token] }), index('idempotency_keys_age').on(t.created_at)],
);

/**
 * Who took a file without its label, and who accepted the statement that this needs; kept for half a year by the rule
 * on labels, whatever becomes of the work and the account. So it names the person by more than a number.
 */
export const unlabelled_downloads = pgTable(
  'unlabelled_downloads',
  {
    id: id(),
    kind: text('kind').$type<'accepted' | 'downloaded' | 'exported'>().notNull(),
    user_id: idOf('user_id').notNull(),
    /** As it was then; empty for an account that has none. */
    email: text('email').notNull(),
    /** The result that was taken; null where it was all of them. */
    task_id: idOf('task_id'),
    index: smallint('index'),
    /** The export that took all of them. */
    export_id: idOf('export_id'),
    /** Of the statement that was accepted. */
    text_version: text('text_version').notNull(),
    created_at: createdAt(),
  },
  (t) => [
    index('unlabelled_downloads_user').on(t.user_id, t.id),
    index('unlabelled_downloads_age').on(t.created_at),
  ],
);
