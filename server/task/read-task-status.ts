// How some of one's own tasks are going.
import { and, eq, isNull, sql } from 'drizzle-orm';
import { type StatusOf, TASK_STATUS } from '#contract/task.ts';
import type { Db } from '#server/database/connect.ts';
import { prepareOnce } from '#server/database/prepare-once.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import type { AppContext } from '#server/app-context.ts';
import { Refusal } from '#server/refusal.ts';
import type { Language } from '#texts/words.ts';
import { listResults, presentResult } from './present-result.ts';
import { presentStatus } from './present-status.ts';
import { placesOf } from './read-queue.ts';

type Needs = Pick<AppContext, 'config' | 'db'>;

/** Refuses (asset_not_found) what is deleted, unknown or another's: these look the same. */
export async function readTaskStatus(
  app: Needs,
  userId: number,
  id: string,
  language: Language,
): Promise<StatusOf> {
  const [status] = await readTaskStatuses(app, userId, [id], language);
  if (!status) throw new Refusal('asset_not_found');
  return status;
}

/** In the order of the ids; those that are deleted, unknown or another's are left out. */
export async function readTaskStatuses(
  { config, db }: Needs,
  userId: number,
  ids: readonly string[],
  language: Language,
): Promise<StatusOf[]> {
  const numbers = [...new Set(ids)].map(Number);
  const rows = await prepareLookup(db).execute({ userId, ids: numbers });
  const idsIn = (status: number) => rows.filter((row) => row.status === status).map(({ id }) => id);
  const places = await placesOf({ config, db }, idsIn(0));
  const results = await listResults(db, idsIn(2), 'kept');
  const statuses = new Map<number, StatusOf>(
    rows.map((task) => [
      task.id,
      {
        id: String(task.id),
        type: task.type,
        status: task.status,
        ...presentStatus(task, places.get(task.id), language),
        ...(task.status === TASK_STATUS.completed
          ? { results: (results.get(task.id) ?? []).map((row) => presentResult(config, row, task)) }
          : {}),
      },
    ]),
  );
  return numbers.flatMap((id) => statuses.get(id) ?? []);
}

/** Everybody who waits asks this every three seconds. */
const prepareLookup = prepareOnce(buildLookup);

function buildLookup(db: Db) {
  return db
    .select({
      id: tasks.id,
      type: tasks.type,
      status: tasks.status,
      error_code: tasks.error_code,
      progress: tasks.progress,
      refunded: tasks.refunded,
      eta_seconds: tasks.eta_seconds,
      eta_most_seconds: tasks.eta_most_seconds,
      preview: tasks.preview,
      started_at: tasks.started_at,
      held_at: tasks.held_at,
      favorite: tasks.favorite,
      public: tasks.public,
    })
    .from(tasks)
    .where(
      and(
        eq(tasks.user_id, sql.placeholder('userId')),
        sql`${tasks.id} = any(${sql.placeholder('ids')}::bigint[])`,
        isNull(tasks.deleted_at),
      ),
    )
    .prepare('read_task_statuses');
}
