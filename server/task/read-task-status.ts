// How some of one's own tasks are going.
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Language } from '#contract/errors.ts';
import type { StatusOf } from '#contract/task.ts';
import { tasks } from '#server/database/schema.ts';
import type { House } from '#server/house.ts';
import { Refusal } from '#server/refusal.ts';
import { listResults, presentResult } from './present-result.ts';
import { presentStatus } from './present-status.ts';
import { readQueuePlaces } from './read-queue.ts';

type Needs = Pick<House, 'config' | 'db'>;

/** Refuses (asset_not_found) what is deleted, unknown or another's: these look the same. */
export async function readTaskStatus(
  house: Needs,
  userId: number,
  id: string,
  language: Language,
): Promise<StatusOf> {
  const [status] = await readTaskStatuses(house, userId, [id], language);
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
  const rows = await db
    .select()
    .from(tasks)
    .where(and(eq(tasks.user_id, userId), inArray(tasks.id, numbers), isNull(tasks.deleted_at)));
  const idsIn = (status: number) => rows.filter((row) => row.status === status).map(({ id }) => id);
  const places = await readQueuePlaces(db, idsIn(0), config.workerTasks);
  const results = await listResults(db, idsIn(2));
  const statuses = new Map<number, StatusOf>(
    rows.map((task) => [
      task.id,
      {
        id: String(task.id),
        type: task.type,
        status: task.status,
        ...presentStatus(task, places.get(task.id), language),
        ...(task.status === 2
          ? { results: (results.get(task.id) ?? []).map((row) => presentResult(config, row)) }
          : {}),
      },
    ]),
  );
  return numbers.flatMap((id) => statuses.get(id) ?? []);
}
