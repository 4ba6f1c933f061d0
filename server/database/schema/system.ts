// What the processes share: reports of engines, limits, checks of the invariants.
import type { Accepts, UnusedField } from '#contract/model.ts';
import type { ToolName } from '#contract/tool-names.ts';
import type { Words } from '#texts/words.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { time } from '../columns.ts';

/** One model of an engine: its id is that of the wire (`fal/flux-2`). */
export type ReportedModel = {
  id: string;
  tool: ToolName;
  title: Words;
  /** False: it cannot be asked just now, though its engine may be well. */
  is_well: boolean;
  accepts: Accepts;
  unused: UnusedField[];
};

/** What the engines of the workers can do, told by them again and again; the API promises nothing else. */
export const engine_reports = pgTable('engine_reports', {
  engine: text('engine').primaryKey(),
  name: text('name').notNull(),
  is_ai: boolean('is_ai').notNull(),
  /** Its place in the order of preference. */
  place: smallint('place').notNull(),
  tools: jsonb('tools').$type<string[]>().notNull(),
  /** Its place for each of them, where a tool has an order of its own. */
  places: jsonb('places').$type<Record<string, number>>().notNull().default({}),
  effects: jsonb('effects').$type<string[]>().notNull(),
  can_speak: boolean('can_speak').notNull(),
  is_well: boolean('is_well').notNull(),
  /** What it says of its health: why it is not well, what it misses. */
  detail: text('detail').notNull().default(''),
  /** Its models that can be asked, in the order in which it asks them itself. */
  models: jsonb('models').$type<ReportedModel[]>().notNull().default([]),
  reported_at: time('reported_at').notNull().defaultNow(),
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

/** Which storage has the media of this database: one row. The storage carries the same mark. */
export const storage_mark = pgTable(
  'storage_mark',
  {
    id: smallint('id').primaryKey().default(1),
    mark: text('mark').notNull(),
    /** For people: where it was when a process last opened it. */
    place: text('place').notNull(),
    /** Null until the storage is known to carry it. */
    written_at: time('written_at'),
  },
  (t) => [check('storage_mark_one', sql`${t.id} = 1`)],
);
