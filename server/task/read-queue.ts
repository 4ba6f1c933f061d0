// Where a waiting task stands, and how long it will take: the order in which workers claim.
import { sql, type SQL } from 'drizzle-orm';
import { OPEN, PROCESSING, QUEUED } from '#server/database/task-states.ts';
import { prices, type PlanId } from '#contract/prices.ts';
import { type ToolName, TOOL_TYPES, mediaOfTool } from '#contract/tool-names.ts';
import type { AppContext } from '#server/app-context.ts';
import type { DbOrTx } from '#server/database/tx.ts';
import { readWaitingLine, standIn, type WaitingLine, waitingTasks } from './waiting-line.ts';

export type QueuePlace = { ahead: number; eta_seconds: number };

const videoTypes = Object.entries(TOOL_TYPES)
  .filter(([name]) => mediaOfTool(name as ToolName) === 'video')
  .map(([, type]) => type);

/** 'image' or 'video': whose slots a task of this type takes. */
export function mediaOfType(type: SQL): SQL {
  return sql`case when ${type} in (${sql.raw(videoTypes.join(', '))}) then 'video' else 'image' end`;
}

/** `workers` is how many tasks are thought to run at a time: an estimate, because other machines may help. */
type Line = { line: WaitingLine | null; workers: number };

/** Places of the given waiting tasks; a task that does not wait has none. In a long line they are estimates. */
export async function readQueuePlaces(
  db: DbOrTx,
  taskIds: readonly number[],
  { line, workers }: Line,
): Promise<Map<number, QueuePlace>> {
  if (taskIds.length === 0) return new Map();
  const stands = await (line ? estimateStands(db, taskIds, line) : countStands(db, taskIds));
  return new Map(
    stands.map(({ id, ahead, seconds, own }) => [
      id,
      { ahead, eta_seconds: Math.ceil(seconds / workers) + own },
    ]),
  );
}

/** The same outside a transaction, with the line as it was within the last second. */
export async function placesOf(
  { config, db }: Pick<AppContext, 'config' | 'db'>,
  taskIds: readonly number[],
): Promise<Map<number, QueuePlace>> {
  if (taskIds.length === 0) return new Map();
  const line = await readWaitingLine(db);
  return await readQueuePlaces(db, taskIds, { line, workers: config.workerTasks });
}

/** `own` is what the task itself takes. */
type Stand = { id: number; ahead: number; seconds: number; own: number };

async function countStands(db: DbOrTx, taskIds: readonly number[]): Promise<Stand[]> {
  const { rows } = await db.execute<Stand>(sql`
    with line as (${waitingTasks}),
    placed as (
      select id, eta_seconds as own,
        row_number() over turns - 1 as ahead,
        sum(eta_seconds) over turns - eta_seconds as seconds
      from line
      window turns as (order by priority desc, turn, id)
    )
    select id, ahead, seconds, own from placed where id in ${[...taskIds]}`);
  return rows;
}

/** Their turns are counted: they hang on the tasks of their own users alone. */
async function estimateStands(db: DbOrTx, taskIds: readonly number[], line: WaitingLine): Promise<Stand[]> {
  const { rows } = await db.execute<{ id: number; priority: number; turn: number; own: number }>(sql`
    with own as (select distinct user_id from tasks where id in ${[...taskIds]})
    select w.id, w.priority, w.place + r.running as turn, w.eta_seconds as own
    from own
    cross join lateral (
      select count(*) as running from tasks
      where user_id = own.user_id and status = ${PROCESSING} and held_at is null) r
    cross join lateral (
      select id, priority, eta_seconds, row_number() over (order by priority desc, id) as place
      from tasks where user_id = own.user_id and status = ${QUEUED}) w
    where w.id in ${[...taskIds]}`);
  return rows.map(({ own, ...stand }) => ({ id: stand.id, own, ...standIn(line, stand) }));
}

/** What a task of this user would wait for if it was posted now: tasks, and their seconds one after the other. */
export async function readWaiting(
  db: DbOrTx,
  { id: userId, plan }: { id: number; plan: PlanId },
  line: WaitingLine | null,
): Promise<{ ahead: number; seconds: number }> {
  const priority = prices().plans[plan].priority;
  const turn = sql`select count(*) + 1 as turn from tasks where user_id = ${userId} and status in (${OPEN})`;
  if (line) {
    const { rows } = await db.execute<{ turn: number }>(turn);
    return standIn(line, { priority, turn: rows[0]?.turn ?? 1, id: Infinity });
  }
  const { rows } = await db.execute<{ ahead: number; seconds: number }>(sql`
    with line as (${waitingTasks}),
    me as (${turn})
    select count(*) as ahead, coalesce(sum(line.eta_seconds), 0) as seconds from line, me
    where line.priority > ${priority}::int or (line.priority = ${priority}::int and line.turn <= me.turn)`);
  return rows[0] ?? { ahead: 0, seconds: 0 };
}
