// Where a waiting task stands, and how long it will take: the order in which workers claim.
import { sql, type SQL } from 'drizzle-orm';
import { OPEN, PROCESSING, QUEUED } from '#server/database/task-states.ts';
import { prices, type PlanId } from '#contract/prices.ts';
import { type ToolName, TOOL_TYPES, mediaOfTool } from '#contract/tool-names.ts';
import type { DbOrTx } from '#server/database/tx.ts';

export type QueuePlace = { ahead: number; eta_seconds: number };

const videoTypes = Object.entries(TOOL_TYPES)
  .filter(([name]) => mediaOfTool(name as ToolName) === 'video')
  .map(([, type]) => type);

/** 'image' or 'video': whose slots a task of this type takes. */
export function mediaOfType(type: SQL): SQL {
  return sql`case when ${type} in (${sql.raw(videoTypes.join(', '))}) then 'video' else 'image' end`;
}

/**
 * All waiting tasks in the order of their turn: higher plan first, then round-robin between users (who has the fewest
 * tasks running or waiting before this one), then the older one.
 */
export const waitingLine = sql`
  select t.id, t.user_id, t.type, t.priority, t.eta_seconds,
    row_number() over (partition by t.user_id order by t.priority desc, t.id) + coalesce(r.running, 0) as turn
  from tasks t
  left join (select user_id, count(*) as running from tasks where status = ${PROCESSING} and held_at is null group by user_id) r
    on r.user_id = t.user_id
  where t.status = ${QUEUED}`;

/**
 * Places of the given waiting tasks; a task that does not wait has none. `workers` is how many tasks are thought to
 * run at a time: an estimate, because other machines may help.
 */
export async function readQueuePlaces(
  db: DbOrTx,
  taskIds: readonly number[],
  workers: number,
): Promise<Map<number, QueuePlace>> {
  if (taskIds.length === 0) return new Map();
  const { rows } = await db.execute<{ id: number; ahead: number; before: number; eta_seconds: number }>(sql`
    with line as (${waitingLine}),
    placed as (
      select id, eta_seconds,
        row_number() over turns - 1 as ahead,
        sum(eta_seconds) over turns - eta_seconds as before
      from line
      window turns as (order by priority desc, turn, id)
    )
    select id, ahead, before, eta_seconds from placed where id in ${[...taskIds]}`);
  return new Map(
    rows.map(({ id, ahead, before, eta_seconds }) => [
      id,
      { ahead, eta_seconds: Math.ceil(before / workers) + eta_seconds },
    ]),
  );
}

/** What a task of this user would wait for if it was posted now: tasks, and their seconds one after the other. */
export async function readWaiting(
  db: DbOrTx,
  userId: number,
  plan: PlanId,
): Promise<{ ahead: number; seconds: number }> {
  const { rows } = await db.execute<{ ahead: number; seconds: number }>(sql`
    with line as (${waitingLine}),
    me as (
      select ${prices().plans[plan].priority}::int as priority, count(*) + 1 as turn
      from tasks where user_id = ${userId} and status in (${OPEN})
    )
    select count(*) as ahead, coalesce(sum(line.eta_seconds), 0) as seconds from line, me
    where line.priority > me.priority or (line.priority = me.priority and line.turn <= me.turn)`);
  return rows[0] ?? { ahead: 0, seconds: 0 };
}
