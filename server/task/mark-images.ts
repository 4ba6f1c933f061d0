// Stars and publishing of single images. A work says whether any of its images has the mark (lists go by that), an image
// whether it is left out: so what is said of a work without naming images is said of them all, also of those to come.
import { and, asc, eq, inArray } from 'drizzle-orm';
import { nearestRatio } from '#contract/limits.ts';
import { media } from '#server/database/schema/media.ts';
import type { tasks } from '#server/database/schema/tasks.ts';
import type { Tx } from '#server/database/tx.ts';
import { Refusal } from '#server/refusal.ts';
import { isKeptImage } from './is-visible.ts';

type Work = Pick<typeof tasks.$inferSelect, 'id' | 'favorite' | 'public'>;

const MARKS = {
  favorite: { column: media.unstarred, leftOut: 'unstarred' },
  public: { column: media.withheld, leftOut: 'withheld' },
} as const;
type Mark = keyof typeof MARKS;

/**
 * The work must be locked, and is its caller's to change. Returns what `tasks[mark]` is to be: whether any image has the
 * mark then. Without images all have what is said. Refuses asset_not_found where there is none of the named images.
 */
export async function markImages(
  tx: Tx,
  work: Work,
  mark: Mark,
  { isOn, images }: { isOn: boolean; images?: readonly number[] | undefined },
): Promise<boolean> {
  const { leftOut } = MARKS[mark];
  if (!images) {
    await leaveNoneOut(tx, work.id, mark);
    return isOn;
  }
  const rows = await listKept(tx, work.id);
  if (!rows.some(({ index }) => images.includes(index))) throw new Refusal('asset_not_found');
  const marked = rows.filter((row) => (images.includes(row.index) ? isOn : work[mark] && !row[leftOut]));
  await leaveNoneOut(tx, work.id, mark);
  const rest = rows.filter((row) => !marked.includes(row)).map(({ id }) => id);
  if (marked.length === 0 || rest.length === 0) return marked.length > 0;
  await tx
    .update(media)
    .set({ [leftOut]: true })
    .where(inArray(media.id, rest));
  return true;
}

/**
 * What the work says of the images that it still has, after some were deleted or marked; undefined where it has none.
 * `ratio` is of the first that is shown, or of the first.
 */
export async function describeKept(
  tx: Tx,
  work: Work,
): Promise<Pick<typeof tasks.$inferSelect, 'favorite' | 'public' | 'ratio'> | undefined> {
  const rows = await listKept(tx, work.id);
  const [first] = rows;
  if (!first) return undefined;
  const shown = work.public ? rows.find(({ withheld }) => !withheld) : undefined;
  const { width, height } = shown ?? first;
  return {
    favorite: work.favorite && rows.some(({ unstarred }) => !unstarred),
    public: shown !== undefined,
    ratio: nearestRatio(width, height),
  };
}

async function listKept(tx: Tx, taskId: number) {
  return await tx
    .select()
    .from(media)
    .where(and(eq(media.task_id, taskId), eq(media.role, 'result'), isKeptImage))
    .orderBy(asc(media.index));
}

async function leaveNoneOut(tx: Tx, taskId: number, mark: Mark): Promise<void> {
  const { column, leftOut } = MARKS[mark];
  await tx
    .update(media)
    .set({ [leftOut]: false })
    .where(and(eq(media.task_id, taskId), eq(column, true)));
}
