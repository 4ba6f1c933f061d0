// A finished image with real files, put straight into the database and the storage of a product that runs: for tests
// of what happens to works after they were made.
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { recordActivity } from '#server/community/record-activity.ts';
import { connectDatabase } from '#server/database/connect.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { users } from '#server/database/schema/users.ts';
import { openDiskStorage } from '#server/adapters/storage-disk.ts';
import { TASK_STATUS } from '#contract/task.ts';
import { readDatabaseUrl } from '../start/data-folder.ts';
import { storeResult } from './store-result.ts';

const SIZE = { width: 1024, height: 1024 };

/** Private, free, and its owner was told. Returns the id of the task. */
export async function addFinishedImage(
  dataDir: string,
  { userId, prompt, hasWatermark = false }: { userId: number; prompt: string; hasWatermark?: boolean },
): Promise<string> {
  const { db, close } = connectDatabase(readDatabaseUrl(dataDir), { connections: 1 });
  try {
    const storage = await openDiskStorage(path.join(dataDir, 'media'));
    const id = await db.transaction(async (tx) => {
      const [user] = await tx
        .update(users)
        .set({ last_seq: sql`${users.last_seq} + 1` })
        .where(eq(users.id, userId))
        .returning({ seq: users.last_seq });
      if (!user) throw new Error(`no user ${userId}`);
      const now = new Date();
      const [task] = await tx
        .insert(tasks)
        .values({
          user_id: userId,
          seq: user.seq,
          type: 1,
          status: TASK_STATUS.completed,
          progress: 100,
          prompt,
          title: Array.from(prompt).slice(0, 40).join(''),
          params: { engine: 'pro', prompt, style: 'auto', aspect_ratio: '1:1', resolution: '1K', count: 1 },
          cost: 0,
          cost_detail: [],
          deadline_at: now,
          started_at: now,
          finished_at: now,
        })
        .returning({ id: tasks.id });
      if (!task) throw new Error('no task was added');
      await storeResult({ db: tx, storage }, task.id, { ...SIZE, hasWatermark });
      await recordActivity(tx, { userId, kind: 'task_done', taskId: task.id });
      return task.id;
    });
    return String(id);
  } finally {
    await close();
  }
}
