// Removes files that no row knows: images converted for a download, and what a process stored before it was killed.
import { inArray, or } from 'drizzle-orm';
import { EXPORT_PREFIX } from '#server/account/expire-exports.ts';
import { media } from '#server/database/schema/media.ts';
import { data_exports } from '#server/database/schema/users.ts';
import type { AppContext } from '#server/app-context.ts';
import { MADE_PREFIX } from '#server/engines/openai/stored-results.ts';
import { findKnownParts, PART_PREFIX } from '#server/media/resumable-uploads.ts';
import { RESULT_PREFIX } from '#server/media/stored.ts';
import { UPLOAD_PREFIX } from '#server/media/store-upload.ts';
import { SPEECH_PREFIX } from '#server/worker/run/obtain-voice.ts';

const PREFIXES = [RESULT_PREFIX, UPLOAD_PREFIX, PART_PREFIX, EXPORT_PREFIX, SPEECH_PREFIX, MADE_PREFIX];
const KEYS_AT_ONCE = 500;

/**
 * Only results, uploads and parts of them, exports, and what was spoken or made for a task, stored longer ago than any task may run.
 * Returns how many were removed.
 */
export async function sweepOrphans(
  app: Pick<AppContext, 'db' | 'storage'>,
  olderThanSeconds: number,
): Promise<number> {
  let removed = 0;
  let keys: string[] = [];
  const removeUnknown = async () => {
    for (const key of await findUnknown(app, keys)) {
      await app.storage.remove(key);
      removed += 1;
    }
    keys = [];
  };
  for await (const key of app.storage.list(olderThanSeconds)) {
    if (PREFIXES.some((prefix) => key.startsWith(prefix))) keys.push(key);
    if (keys.length >= KEYS_AT_ONCE) await removeUnknown();
  }
  await removeUnknown();
  return removed;
}

async function findUnknown({ db }: Pick<AppContext, 'db'>, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const taskIds = keys.flatMap((key) =>
    key.startsWith(RESULT_PREFIX) ? Number.parseInt(key.slice(RESULT_PREFIX.length), 10) : [],
  );
  const rows = await db
    .select({
      key: media.key,
      thumb: media.thumb_key,
      poster: media.poster_key,
      preview: media.preview_key,
      subtitles: media.subtitles_key,
      clean: media.clean_key,
    })
    .from(media)
    .where(
      or(
        inArray(media.task_id, [...new Set(taskIds)]),
        inArray(media.key, keys),
        inArray(media.thumb_key, keys),
        inArray(media.clean_key, keys),
      ),
    );
  const exports = await db
    .select({ key: data_exports.key })
    .from(data_exports)
    .where(inArray(data_exports.key, [...keys]));
  const parts = await findKnownParts(db, keys);
  const known = new Set([...[...rows, ...exports].flatMap((row) => Object.values(row)), ...parts]);
  return keys.filter((key) => !known.has(key));
}
