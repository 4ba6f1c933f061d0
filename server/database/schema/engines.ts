// Every time that an engine was asked to make something: what it cost and how long it took.
import { bigint, index, pgTable, real, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { TaskType } from '#contract/tool-names.ts';
import { id, idOf, time } from '../columns.ts';

/**
 * `asked`: the call was about to be made, and its answer is not known yet. `held`: an admin must say what became of it.
 * `lost`: nobody has heard of it again.
 */
export type EngineRunState = 'asked' | 'running' | 'succeeded' | 'failed' | 'canceled' | 'held' | 'lost';

/** Rows outlive their tasks: budgets, charts and estimates are made from them. */
export const engine_runs = pgTable(
  'engine_runs',
  {
    id: id(),
    task_id: idOf('task_id').notNull(),
    type: smallint('type').$type<TaskType>().notNull(),
    engine: text('engine').notNull(),
    /** Of the wire (`fal/flux-2`); null where an older worker asked. */
    model: text('model'),
    state: text('state').$type<EngineRunState>().notNull().default('asked'),
    /** Why it failed, in one technical sentence. */
    detail: text('detail').notNull().default(''),
    /** What the tool's own formula gives for the size of the task: times are learned as shares of it. */
    formula_seconds: real('formula_seconds').notNull(),
    /** What was told: nine of ten are to take no longer. */
    most_seconds: real('most_seconds').notNull(),
    /** Millionths of a US dollar; null where the engine does not tell. */
    cost_micros: bigint('cost_micros', { mode: 'number' }),
    begun_at: time('begun_at').notNull().defaultNow(),
    ended_at: time('ended_at'),
  },
  (t) => [
    index('engine_runs_engine').on(t.engine, t.begun_at),
    index('engine_runs_model').on(t.model, t.begun_at),
    index('engine_runs_task').on(t.task_id),
    index('engine_runs_age').on(t.begun_at),
    index('engine_runs_open')
      .on(t.begun_at)
      .where(sql`${t.ended_at} is null`),
  ],
);

/** What providers told in webhooks: by our token a run is found again whose answer was lost. */
export const engine_hints = pgTable(
  'engine_hints',
  {
    token: uuid('token').primaryKey(),
    engine: text('engine').notNull(),
    /** The provider's own id of the run. */
    remote_id: text('remote_id').notNull(),
    told_at: time('told_at').notNull().defaultNow(),
  },
  (t) => [index('engine_hints_age').on(t.told_at)],
);
