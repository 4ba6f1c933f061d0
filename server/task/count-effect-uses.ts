// How many results each effect of a tool has made in this deployment; what came with it in the demo gallery is none.
import { and, eq, ne, sql } from 'drizzle-orm';
import { TASK_STATUS } from '#contract/task.ts';
import type { TaskType } from '#contract/tool-names.ts';
import { media } from '#server/database/schema/media.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { users } from '#server/database/schema/users.ts';
import type { DbOrTx } from '#server/database/tx.ts';

/** The gallery shows a round number of the past: it need not be counted for every visitor. */
const KEPT_MS = 60_000;

type Counted = { at: number; uses: Promise<ReadonlyMap<string, number>> };

const kept = new WeakMap<DbOrTx, Map<TaskType, Counted>>();

/** By effect id; at most a minute old. */
export function countEffectUses(db: DbOrTx, type: TaskType): Promise<ReadonlyMap<string, number>> {
  const ofDatabase = kept.get(db) ?? new Map<TaskType, Counted>();
  kept.set(db, ofDatabase);
  const before = ofDatabase.get(type);
  if (before && Date.now() - before.at < KEPT_MS) return before.uses;
  const uses = count(db, type);
  ofDatabase.set(type, { at: Date.now(), uses });
  uses.catch(() => ofDatabase.delete(type));
  return uses;
}

async function count(db: DbOrTx, type: TaskType): Promise<ReadonlyMap<string, number>> {
  const effect = sql<string>`${tasks.params} ->> 'effect_id'`;
  const rows = await db
    .select({ effect, uses: sql<number>`count(*)::int` })
    .from(tasks)
    .innerJoin(media, and(eq(media.task_id, tasks.id), eq(media.role, 'result')))
    .innerJoin(users, and(eq(users.id, tasks.user_id), ne(users.state, 'demo')))
    .where(and(eq(tasks.type, type), eq(tasks.status, TASK_STATUS.completed)))
    .groupBy(effect);
  return new Map(rows.map((row) => [row.effect, row.uses]));
}
