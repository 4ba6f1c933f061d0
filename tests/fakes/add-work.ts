// A finished work with its row of media, without a file behind it: for tests that look at many works, not at images.
import { TASK_STATUS } from '#contract/task.ts';
import { media } from '#server/database/schema/media.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import type { AppContext } from '#server/app-context.ts';
import { nearestRatio } from '#contract/limits.ts';

/** Far above what posts of the same user take. */
let lastSeq = 1_000_000;

type Wish = Partial<typeof tasks.$inferInsert> & { width?: number; height?: number };

/** Public, and published at this moment, unless it is wished otherwise. Returns its id. */
export async function addWork(
  { db }: Pick<AppContext, 'db'>,
  userId: number,
  { width = 1024, height = 1024, ...wish }: Wish = {},
): Promise<string> {
  const type = wish.type ?? 1;
  const now = new Date();
  const [task] = await db
    .insert(tasks)
    .values({
      user_id: userId,
      seq: (lastSeq += 1),
      type,
      status: TASK_STATUS.completed,
      progress: 100,
      params: { engine: 'pro', prompt: wish.prompt ?? '', aspect_ratio: '1:1', resolution: '1K', count: 1 },
      cost: 0,
      cost_detail: [],
      ratio: nearestRatio(width, height),
      public: true,
      published_at: wish.public === false ? null : now,
      deadline_at: now,
      started_at: now,
      finished_at: now,
      ...wish,
    })
    .returning({ id: tasks.id });
  if (!task) throw new Error('no work was added');
  await db.insert(media).values({
    user_id: userId,
    task_id: task.id,
    role: 'result',
    kind: [1, 2, 5].includes(type) ? 'image' : 'video',
    key: `task-${task.id}-1-0.png`,
    thumb_key: `task-${task.id}-1-0-thumb.webp`,
    width,
    height,
    bytes: 1,
    sha256: '',
    format: 'png',
  });
  return String(task.id);
}
