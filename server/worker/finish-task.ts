// Brings a finished run home: files into storage first, then one transaction with rows, state and settlement.
import { sql } from 'drizzle-orm';
import type { Engine, EngineOutput, EngineRequest, EngineSuccess } from '#server/engines/engine.ts';
import { media, tasks } from '#server/database/schema.ts';
import type { House } from '#server/house.ts';
import { type KeptPicture, keepPicture } from '#server/media/keep-picture.ts';
import { lockUser } from '#server/points/lock-user.ts';
import { refundTask } from '#server/points/refund-task.ts';
import { notifyTask } from '#server/task/notify-task.ts';
import type { ClaimedTask } from './claim-task.ts';
import { updateClaimed } from './update-claimed.ts';

/** How the names of all results begin. */
export const RESULT_PREFIX = 'task-';

type Kept = KeptPicture & { index: number; seed: number | null };

/**
 * Throws BadPicture when a result is not what it claims, and LostClaim when the task is not ours any more; the files
 * are removed again then. Missing pictures are paid back in proportion.
 */
export async function finishTask(
  house: Pick<House, 'db' | 'storage'>,
  engine: Engine,
  task: ClaimedTask,
  request: EngineRequest,
  success: EngineSuccess,
): Promise<void> {
  const kept: Kept[] = [];
  try {
    for (const output of success.outputs) kept.push(await keepOutput(house, engine, task, request, output));
    await settle(house, engine, task, request, success, kept);
  } catch (error) {
    await Promise.allSettled(
      kept.flatMap(({ key, thumb_key }) => [house.storage.remove(key), house.storage.remove(thumb_key)]),
    );
    throw error;
  }
}

async function keepOutput(
  house: Pick<House, 'storage'>,
  engine: Engine,
  task: ClaimedTask,
  request: EngineRequest,
  output: EngineOutput,
): Promise<Kept> {
  const picture = await keepPicture(house.storage, await engine.open(output), {
    // The claim's number keeps two workers from writing one file.
    name: `${RESULT_PREFIX}${task.id}-${task.fence}-${output.index}`,
    hasWatermark: task.watermark,
    text: {
      Software: `Atelier (${engine.name})`,
      'Content ID': `atelier:${task.id}:${output.index}`,
      'Creation Time': new Date().toISOString(),
    },
  });
  return { ...picture, index: output.index, seed: output.seed ?? request.seeds[output.index] ?? null };
}

async function settle(
  house: Pick<House, 'db'>,
  engine: Engine,
  task: ClaimedTask,
  request: EngineRequest,
  success: EngineSuccess,
  kept: readonly Kept[],
): Promise<void> {
  const wanted = request.seeds.length;
  const earned = Math.floor((task.cost * kept.length) / wanted);
  const refund = task.cost - earned;
  await house.db.transaction(async (tx) => {
    await lockUser(tx, task.user_id);
    await updateClaimed(tx, task, {
      status: 2,
      progress: 100,
      engine: engine.id,
      understood: success.understood,
      ignored: success.ignored,
      refunded: refund,
      error_detail: success.missing.map(({ index, detail }) => `${index}: ${detail}`).join('\n') || null,
      lease_until: null,
      finished_at: sql`now()`,
      published_at: sql`case when ${tasks.public} then coalesce(${tasks.published_at}, now()) end`,
    });
    await tx.insert(media).values(
      kept.map((picture) => ({
        ...picture,
        user_id: task.user_id,
        task_id: task.id,
        role: 'result' as const,
        kind: 'image' as const,
      })),
    );
    if (refund > 0) await refundTask(tx, { userId: task.user_id, taskId: task.id, points: refund });
    await notifyTask(tx, task);
  });
}
