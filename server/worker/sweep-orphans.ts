// Removes pictures that no row knows: a worker was killed after it stored them and before it said so.
import { inArray } from 'drizzle-orm';
import { media } from '#server/database/schema.ts';
import type { House } from '#server/house.ts';
import { RESULT_PREFIX } from './finish-task.ts';

const KEYS_AT_ONCE = 500;

/** Only files of tasks, stored longer ago than any task may run. Answers how many were removed. */
export async function sweepOrphans(
  house: Pick<House, 'db' | 'storage'>,
  olderThanSeconds: number,
): Promise<number> {
  let removed = 0;
  let keys: string[] = [];
  const removeUnknown = async () => {
    for (const key of await findUnknown(house, keys)) {
      await house.storage.remove(key);
      removed += 1;
    }
    keys = [];
  };
  for await (const key of house.storage.list(olderThanSeconds)) {
    if (key.startsWith(RESULT_PREFIX)) keys.push(key);
    if (keys.length >= KEYS_AT_ONCE) await removeUnknown();
  }
  await removeUnknown();
  return removed;
}

async function findUnknown({ db }: Pick<House, 'db'>, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const taskIds = new Set(keys.map((key) => Number.parseInt(key.slice(RESULT_PREFIX.length), 10)));
  const rows = await db
    .select({ key: media.key, thumb: media.thumb_key, poster: media.poster_key, preview: media.preview_key })
    .from(media)
    .where(inArray(media.task_id, [...taskIds]));
  const known = new Set(rows.flatMap((row) => Object.values(row)));
  return keys.filter((key) => !known.has(key));
}
