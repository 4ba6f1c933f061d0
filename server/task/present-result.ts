// A stored image or video as the browser sees it, with signed addresses.
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Result } from '#contract/media.ts';
import type { PublicImage } from '#contract/task.ts';
import { media } from '#server/database/schema/media.ts';
import type { tasks } from '#server/database/schema/tasks.ts';
import type { DbOrTx } from '#server/database/tx.ts';
import type { AppContext } from '#server/app-context.ts';
import { type MediaUrlConfig, signMediaUrl } from '#server/media/sign-media-url.ts';
import { isKeptImage, isShownImage } from './is-visible.ts';

export type MediaRow = typeof media.$inferSelect;
/** What of a result is shown. */
export type ResultRow = Pick<
  MediaRow,
  | 'index'
  | 'kind'
  | 'key'
  | 'thumb_key'
  | 'poster_key'
  | 'preview_key'
  | 'subtitles_key'
  | 'width'
  | 'height'
  | 'duration'
  | 'fps'
  | 'has_sound'
  | 'bytes'
  | 'format'
  | 'seed'
  | 'thumbhash'
  | 'unstarred'
  | 'withheld'
>;

/** `kept`: what its owner has. `shown`: what others see, where the work is shown. `all`: also what was deleted. */
type Which = 'kept' | 'shown' | 'all';
const WHICH: Readonly<Record<Which, SQL | undefined>> = {
  kept: isKeptImage,
  shown: isShownImage,
  all: undefined,
};

/** Results of these tasks, by task and in their order. */
export async function listResults(
  db: DbOrTx,
  taskIds: readonly number[],
  which: Which,
): Promise<Map<number, MediaRow[]>> {
  const results = new Map<number, MediaRow[]>();
  if (taskIds.length === 0) return results;
  const rows = await db
    .select()
    .from(media)
    .where(and(inArray(media.task_id, [...taskIds]), eq(media.role, 'result'), WHICH[which]))
    .orderBy(asc(media.task_id), asc(media.index));
  for (const row of rows) {
    if (row.task_id === null) continue;
    results.set(row.task_id, [...(results.get(row.task_id) ?? []), row]);
  }
  return results;
}

/** A small image of each task, by task: the one of the first of these results. */
export async function listThumbs(
  { config, db }: Pick<AppContext, 'config' | 'db'>,
  taskIds: readonly number[],
  which: Which,
): Promise<Map<number, string>> {
  const thumbs = new Map<number, string>();
  for (const [taskId, [first]] of await listResults(db, taskIds, which)) {
    if (first?.thumb_key) thumbs.set(taskId, signMediaUrl(config, first.thumb_key));
  }
  return thumbs;
}

export function presentResult(
  config: MediaUrlConfig,
  row: ResultRow,
  work: Pick<typeof tasks.$inferSelect, 'favorite' | 'public'>,
): Result {
  const sign = (key: string) => (key === '' ? '' : signMediaUrl(config, key));
  return {
    index: row.index,
    kind: row.kind === 'video' ? 'video' : 'image',
    url: sign(row.key),
    thumb: sign(row.thumb_key),
    poster: sign(row.poster_key),
    preview: sign(row.preview_key),
    subtitles: sign(row.subtitles_key),
    width: row.width,
    height: row.height,
    duration: row.duration,
    fps: row.fps,
    has_sound: row.has_sound,
    size: row.bytes,
    format: row.format,
    seed: row.seed,
    nsfw: false,
    thumbhash: row.thumbhash,
    favorite: work.favorite && !row.unstarred,
    public: work.public && !row.withheld,
  };
}

/** What others are told of an image beside where it is. */
export function pickPublicImage({ index, url, thumb, thumbhash, width, height }: Result): PublicImage {
  return { index, url, thumb, thumbhash, width, height };
}
