// Puts a small real image behind a task, as the worker would.
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { nearestRatio } from '#contract/limits.ts';
import { media } from '#server/database/schema/media.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import type { DbOrTx } from '#server/database/tx.ts';
import { storeImage } from '#server/media/store-image.ts';
import type { TaskApp } from './task-app.ts';

export type ImageLook = { width: number; height: number; hasWatermark?: boolean };

export async function storeResult(
  app: Pick<TaskApp, 'storage'> & { db: DbOrTx },
  taskId: number,
  { width, height, hasWatermark = false }: ImageLook = { width: 96, height: 64 },
  index = 0,
): Promise<void> {
  const [task] = await app.db.select().from(tasks).where(eq(tasks.id, taskId));
  if (!task) throw new Error(`no task ${taskId}`);
  const create = { width, height, channels: 3 as const, background: { r: 40, g: 90, b: 140 } };
  const png = await sharp({ create }).png().toBuffer();
  const kept = await storeImage(app.storage, Readable.from([png]), {
    name: `task-${taskId}-0-${index}`,
    hasWatermark,
    text: {},
  });
  await app.db.insert(media).values({
    ...kept,
    user_id: task.user_id,
    task_id: taskId,
    role: 'result',
    kind: 'image',
    index,
    seed: 1,
  });
  if (index > 0) return;
  await app.db
    .update(tasks)
    .set({ ratio: nearestRatio(width, height) })
    .where(eq(tasks.id, taskId));
}
