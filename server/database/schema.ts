// The tables. Times are UTC, points are whole numbers, ids are bigint in the database and strings on the wire.
import { type SQL, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  type PgColumn,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { COMPLETED, OPEN } from './task-states.ts';
import type { InputRole } from '#contract/media.ts';
import type { TaskType } from '#contract/tool-names.ts';
import { createdAt, id, idOf, time } from './columns.ts';

export const users = pgTable(
  'users',
  {
    id: id(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    head_img: text('head_img').notNull().default(''),
    bio: text('bio').notNull().default(''),
    role: text('role').$type<'user' | 'admin'>().notNull().default('user'),
    /** The mailbox behind `email` in its one spelling, for limits and gifts; several accounts may share it. */
    mailbox: text('mailbox').notNull().default(''),
    /** `demo` owns the gallery of the first start and can never sign in; of `gone` only the ledger is left. */
    state: text('state').$type<'normal' | 'abnormal' | 'demo' | 'gone'>().notNull().default('normal'),
    plan: text('plan').$type<'free' | 'basic' | 'pro' | 'ultimate'>().notNull().default('free'),
    theme: text('theme').$type<'light' | 'dark' | 'system'>().notNull().default('system'),
    language: text('language').$type<'en' | 'zh'>().notNull().default('en'),
    notifications: boolean('notifications').notNull().default(false),
    referrer: text('referrer').notNull().default(''),
    /** Last number given to a work of this user; the next task takes the one after it. */
    last_seq: integer('last_seq').notNull().default(0),
    /** Set when the account was given up: hidden from everybody at once, erased at this moment. */
    purge_at: time('purge_at'),
    first_login_at: time('first_login_at').notNull().defaultNow(),
    created_at: createdAt(),
  },
  (t) => [
    // An account that came from elsewhere without a proven address has none.
    uniqueIndex('users_email')
      .on(sql`lower(${t.email})`)
      .where(sql`${t.email} <> ''`),
    index('users_mailbox')
      .on(t.mailbox)
      .where(sql`${t.mailbox} <> ''`),
    index('users_purge')
      .on(t.purge_at)
      .where(sql`${t.purge_at} is not null`),
  ],
);

/** Only the SHA-256 of a token is kept: a stolen table opens no session. */
export const sessions = pgTable(
  'sessions',
  {
    token_hash: text('token_hash').primaryKey(),
    user_id: idOf('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    device_id: text('device_id').notNull().default(''),
    browser: text('browser').notNull().default(''),
    created_at: createdAt(),
    used_at: time('used_at').notNull().defaultNow(),
    expires_at: time('expires_at').notNull(),
  },
  (t) => [index('sessions_user').on(t.user_id)],
);

/** HMAC of the code with the deployment's secret; five wrong tries or one use end it. */
export const login_codes = pgTable(
  'login_codes',
  {
    id: id(),
    email: text('email').notNull(),
    /** SHA-256 of the challenge that the asking browser keeps: only its tries count against this code. */
    challenge_hash: text('challenge_hash').notNull().default(''),
    /** An identity at an OpenID issuer that is linked to the account when the code is right. */
    issuer: text('issuer'),
    subject: text('subject'),
    code_hash: text('code_hash').notNull(),
    wrong_tries: smallint('wrong_tries').notNull().default(0),
    used_at: time('used_at'),
    created_at: createdAt(),
    expires_at: time('expires_at').notNull(),
  },
  (t) => [
    index('login_codes_email').on(t.email, t.id.desc()),
    uniqueIndex('login_codes_challenge')
      .on(t.challenge_hash)
      .where(sql`${t.challenge_hash} <> ''`),
  ],
);

/** Devices that an account has signed in from, by the HMAC of their id: strangers' requests use up nothing of theirs. */
export const known_devices = pgTable(
  'known_devices',
  {
    user_id: idOf('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    device_hash: text('device_hash').notNull(),
    created_at: createdAt(),
    used_at: time('used_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.device_hash] })],
);

/** One welcome gift an account, a device and a mailbox. */
export const gifts = pgTable(
  'gifts',
  {
    user_id: idOf('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    device_id: text('device_id').notNull().default(''),
    address_hash: text('address_hash').notNull().default(''),
    /** HMAC of the canonical mailbox: it outlives the account, and names nobody. */
    mailbox_hash: text('mailbox_hash').notNull().default(''),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('gifts_device')
      .on(t.device_id)
      .where(sql`${t.device_id} <> ''`),
    uniqueIndex('gifts_mailbox')
      .on(t.mailbox_hash)
      .where(sql`${t.mailbox_hash} <> ''`),
    index('gifts_address').on(t.address_hash, t.created_at),
  ],
);

/** Points with one date of expiry. `sub_point` is the sum of those that expire, `point` of those that never do. */
export const buckets = pgTable(
  'buckets',
  {
    id: id(),
    user_id: idOf('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'daily' | 'plan' | 'gift' | 'pack' | 'reward'>().notNull(),
    left: integer('left').notNull(),
    expires_at: time('expires_at'),
    created_at: createdAt(),
  },
  (t) => [
    index('buckets_user').on(t.user_id, t.expires_at),
    index('buckets_expiry')
      .on(t.expires_at)
      .where(sql`${t.left} > 0 and ${t.expires_at} is not null`),
    check('buckets_left', sql`${t.left} >= 0`),
  ],
);

/** Every move of every bucket, append-only. A task moves a bucket once for each kind, so a refund cannot happen twice. */
export const ledger = pgTable(
  'ledger',
  {
    id: id(),
    user_id: idOf('user_id').notNull(),
    bucket_id: idOf('bucket_id').notNull(),
    kind: smallint('kind').notNull(),
    amount: integer('amount').notNull(),
    /** Both balances together after this move. */
    balance_after: integer('balance_after').notNull(),
    task_id: idOf('task_id'),
    /** What a move without a task was for; unique with its kind and user (`daily` by day, `gift` once). */
    reason: text('reason'),
    expires_at: time('expires_at'),
    created_at: createdAt(),
  },
  (t) => [
    index('ledger_user').on(t.user_id, t.id),
    index('ledger_bucket').on(t.bucket_id),
    uniqueIndex('ledger_task')
      .on(t.task_id, t.kind, t.bucket_id)
      .where(sql`${t.task_id} is not null`),
    uniqueIndex('ledger_reason')
      .on(t.user_id, t.kind, t.reason)
      .where(sql`${t.reason} is not null`),
    check('ledger_amount', sql`${t.amount} <> 0`),
  ],
);

type WorkColumns = Record<'public' | 'status' | 'deleted_at' | 'hidden_at', PgColumn>;

/** Shown by its author, finished, neither deleted nor taken down: queries must say it as the indexes do. */
export const isOutOf = (t: WorkColumns): SQL =>
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
    /** What the engine was given, stored before the only billable call (design: the engine promise). */
    prepared: jsonb('prepared').$type<Record<string, unknown>>(),
    /** The engine's own id of the run, stored before anything is waited for. */
    remote_ref: jsonb('remote_ref').$type<Record<string, unknown>>(),
    understood: jsonb('understood').$type<string[]>().notNull().default([]),
    ignored: jsonb('ignored').$type<string[]>().notNull().default([]),
    cost: integer('cost').notNull(),
    refunded: integer('refunded').notNull().default(0),
    cost_detail: jsonb('cost_detail').$type<{ label: string; amount: number }[]>().notNull(),
    progress: smallint('progress').notNull().default(0),
    eta_seconds: integer('eta_seconds').notNull().default(0),
    /** Plan priority at the time of the click; higher runs first. */
    priority: smallint('priority').notNull().default(0),
    watermark: boolean('watermark').notNull().default(false),
    favorite: boolean('favorite').notNull().default(false),
    public: boolean('public').notNull().default(false),
    show_prompt: boolean('show_prompt').notNull().default(true),
    likes: integer('likes').notNull().default(0),
    views: integer('views').notNull().default(0),
    remixes: integer('remixes').notNull().default(0),
    retry_of: idOf('retry_of'),
    remix_of: idOf('remix_of'),
    /** The shape (of ASPECT_RATIOS) that its first result is nearest to; empty until it is there. */
    ratio: text('ratio').notNull().default(''),
    /** The number of the claim; every later write of a worker names it, so that one that lost its lease changes nothing. */
    fence: integer('fence').notNull().default(0),
    /** Claims that ended in the death of their worker; orderly give-backs and faults of ours are taken off again. */
    attempts: smallint('attempts').notNull().default(0),
    lease_until: time('lease_until'),
    /** After this moment the task fails with `timeout`, whoever holds it. */
    deadline_at: time('deadline_at').notNull(),
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
    index('tasks_open')
      .on(t.priority.desc(), t.id)
      .where(sql`${t.status} in (${OPEN})`),
    // The columns behind the first two are for filters and the ranking, so that neither has to look at the rows.
    index('tasks_public')
      .on(t.published_at, t.id, t.type, t.ratio, t.user_id, t.likes, t.remixes)
      .where(isOutOf(t)),
    index('tasks_public_top').on(t.likes, t.id).where(isOutOf(t)),
    index('tasks_public_author').on(t.user_id, t.published_at, t.id, t.type, t.ratio).where(isOutOf(t)),
    index('tasks_public_effect')
      .on(sql`(${t.params} ->> 'effect_id')`, t.published_at, t.id)
      .where(sql`${isOutOf(t)} and ${t.params} ->> 'effect_id' is not null`),
    index('tasks_remix')
      .on(t.remix_of)
      .where(sql`${t.remix_of} is not null`),
    index('tasks_ended')
      .on(t.status, t.finished_at)
      .where(sql`${t.finished_at} is not null`),
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

/** A picture, film or sound in storage: a result of a task, or a file that a user sent to be used by tasks. */
export const media = pgTable(
  'media',
  {
    id: id(),
    user_id: idOf('user_id').notNull(),
    task_id: idOf('task_id').references(() => tasks.id, { onDelete: 'cascade' }),
    role: text('role').$type<'result' | 'upload'>().notNull(),
    index: smallint('index').notNull().default(0),
    kind: text('kind').$type<'image' | 'video' | 'audio'>().notNull(),
    key: text('key').notNull(),
    thumb_key: text('thumb_key').notNull().default(''),
    poster_key: text('poster_key').notNull().default(''),
    preview_key: text('preview_key').notNull().default(''),
    subtitles_key: text('subtitles_key').notNull().default(''),
    width: integer('width').notNull().default(0),
    height: integer('height').notNull().default(0),
    duration: real('duration').notNull().default(0),
    fps: real('fps').notNull().default(0),
    has_sound: boolean('has_sound').notNull().default(false),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    /** Of an upload: of the bytes as they were sent, so that the same file sent again is known. */
    sent_sha256: text('sent_sha256').notNull().default(''),
    format: text('format').notNull(),
    seed: bigint('seed', { mode: 'number' }),
    thumbhash: text('thumbhash').notNull().default(''),
    created_at: createdAt(),
    expires_at: time('expires_at'),
  },
  (t) => [
    uniqueIndex('media_task').on(t.task_id, t.role, t.index),
    uniqueIndex('media_key').on(t.key),
    index('media_uploads')
      .on(t.user_id, t.created_at)
      .where(sql`${t.role} = 'upload'`),
    index('media_expiry')
      .on(t.expires_at)
      .where(sql`${t.expires_at} is not null`),
  ],
);

/** What a task was given. A medium that is erased takes its row with it: the task can then not be retried. */
export const task_inputs = pgTable(
  'task_inputs',
  {
    task_id: idOf('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    role: text('role').$type<InputRole>().notNull(),
    index: smallint('index').notNull(),
    media_id: idOf('media_id')
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.task_id, t.role, t.index] }), index('task_inputs_media').on(t.media_id)],
);

/** What the engines of the workers can do, told by them again and again; the API promises nothing else. */
export const engine_reports = pgTable('engine_reports', {
  engine: text('engine').primaryKey(),
  name: text('name').notNull(),
  is_ai: boolean('is_ai').notNull(),
  /** Its place in the order of preference. */
  place: smallint('place').notNull(),
  tools: jsonb('tools').$type<string[]>().notNull(),
  effects: jsonb('effects').$type<string[]>().notNull(),
  can_speak: boolean('can_speak').notNull(),
  is_well: boolean('is_well').notNull(),
  reported_at: time('reported_at').notNull().defaultNow(),
});

/** First answer to a `client_token`, for 24 hours: the same click again gets the same answer. */
export const clicks = pgTable(
  'clicks',
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
  (t) => [primaryKey({ columns: [t.user_id, t.token] }), index('clicks_age').on(t.created_at)],
);

/** Tickets of the event stream: one use, 60 seconds. Only the hash is kept. */
export const event_tickets = pgTable('event_tickets', {
  ticket_hash: text('ticket_hash').primaryKey(),
  /** A session that ends takes its unused tickets with it. */
  session_hash: text('session_hash')
    .notNull()
    .references(() => sessions.token_hash, { onDelete: 'cascade' }),
  expires_at: time('expires_at').notNull(),
});

/** Counters of the rate limits, shared by all processes. */
export const rate_limits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull(),
    expire: time('expire'),
  },
  (t) => [index('rate_limits_expire').on(t.expire)],
);

/** What the last check of each rule found, for the monitor: workers check, the API tells. */
export const invariant_checks = pgTable(
  'invariant_checks',
  {
    rule: text('rule').notNull(),
    /** A row that breaks a rule stays counted until the next look at all rows, though the recent ones are fine. */
    scope: text('scope').$type<'all' | 'recent'>().notNull(),
    violations: integer('violations').notNull(),
    checked_at: time('checked_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.scope, t.rule] })],
);
