// Ends what somebody has begun to make and no test waits for, as the sweep ends a task whose time is over: the engine
// makes one thing at a time, and others wait for it.
import { TASK_STATUS } from '#contract/task.ts';
import { connectDatabase } from '#server/database/connect.ts';
import { failTask } from '#server/task/fail-task.ts';
import { readDatabaseUrl } from '../start/data-folder.ts';

export async function endTasks(
  dataDir: string,
  { userId, taskIds }: { userId: number; taskIds: readonly number[] },
): Promise<void> {
  const { db, close } = connectDatabase(readDatabaseUrl(dataDir), { connections: 1 });
  try {
    for (const taskId of taskIds) {
      await failTask(db, {
        taskId,
        userId,
        failure: 'canceled',
        from: [TASK_STATUS.queued, TASK_STATUS.processing],
      });
    }
  } finally {
    await close();
  }
}
