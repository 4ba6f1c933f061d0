// The media that a task was given, as an engine is told of them: without the brand mark, or its result would have two.
import { asc, eq } from 'drizzle-orm';
import type { DbOrTx } from '#server/database/tx.ts';
import { media, task_inputs } from '#server/database/schema/media.ts';
import type { EngineInput } from '#server/engines/engine.ts';

export async function listInputs(db: DbOrTx, taskId: number): Promise<EngineInput[]> {
  const rows = await db
    .select({ role: task_inputs.role, index: task_inputs.index, media })
    .from(task_inputs)
    .innerJoin(media, eq(media.id, task_inputs.media_id))
    .where(eq(task_inputs.task_id, taskId))
    .orderBy(asc(task_inputs.role), asc(task_inputs.index));
  return rows.map(
    ({
      role,
      index,
      media: { key, clean_key, format, kind, width, height, duration, fps, has_sound, salient },
    }) => ({
      role,
      index,
      key: clean_key || key,
      format,
      kind,
      width,
      height,
      duration,
      fps,
      has_sound,
      ...(salient !== null && { salient }),
    }),
  );
}
