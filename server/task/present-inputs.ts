// What tasks were given, as their owner sees it.
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Task } from '#contract/task.ts';
import { isShownImage, isVisible } from './is-visible.ts';
import { media, task_inputs } from '#server/database/schema/media.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { users } from '#server/database/schema/users.ts';
import type { AppContext } from '#server/app-context.ts';
import { signMediaUrl } from '#server/media/sign-media-url.ts';

type Input = Task['inputs'][number];

/** By task and in their order. What another does not show any more is left out. */
export async function listInputs(
  { config, db }: Pick<AppContext, 'config' | 'db'>,
  userId: number,
  taskIds: readonly number[],
): Promise<Map<number, Input[]>> {
  const inputs = new Map<number, Input[]>();
  if (taskIds.length === 0) return inputs;
  const isOpen = sql<boolean>`coalesce(${and(isVisible, isShownImage)}, false)`;
  const rows = await db
    .select({ taskId: task_inputs.task_id, role: task_inputs.role, media, source: tasks, isOpen })
    .from(task_inputs)
    .innerJoin(media, eq(media.id, task_inputs.media_id))
    .leftJoin(tasks, eq(tasks.id, media.task_id))
    .leftJoin(users, eq(users.id, tasks.user_id))
    .where(
      and(
        inArray(task_inputs.task_id, [...taskIds]),
        or(eq(media.user_id, userId), and(isVisible, isShownImage)),
      ),
    )
    .orderBy(asc(task_inputs.task_id), asc(task_inputs.role), asc(task_inputs.index));
  for (const { taskId, role, media: row, source, isOpen: isPublic } of rows) {
    const isOwn = source?.user_id === userId && source.deleted_at === null && row.deleted_at === null;
    const input: Input = {
      kind: row.kind,
      role,
      url: signMediaUrl(config, row.key),
      width: row.width,
      height: row.height,
      duration: row.duration,
      thumb: row.thumb_key === '' ? '' : signMediaUrl(config, row.thumb_key),
      thumbhash: row.thumbhash,
      expires_at: row.expires_at?.toISOString() ?? null,
      work:
        source && (isOwn || isPublic)
          ? { id: String(source.id), type: source.type, index: row.index, own: isOwn }
          : null,
    };
    inputs.set(taskId, [...(inputs.get(taskId) ?? []), input]);
  }
  return inputs;
}
