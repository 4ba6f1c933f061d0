// Puts an engine's progress where the owner sees it: never falling, at most twice a second.
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { TASK_STATUS } from '#contract/task.ts';
import type { Db } from '#server/database/connect.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import type { Preview } from '#server/engines/engine.ts';
import { loadSharp } from '#server/media/load-sharp.ts';
import { hashThumb } from '#server/media/thumb.ts';
import { notifyTask } from '#server/task/notify-task.ts';
import type { Claim } from './update-claimed.ts';

const LEAST_MS_BETWEEN = 500;
const MOST = 99;

/** What is dropped is only an earlier word of the same run; a write that fails is logged, and the run goes on. */
export function writeProgress(
  app: { db: Db; log: Logger },
  claim: Claim,
): { report(progress: number, preview?: Preview): void; stop(): Promise<void> } {
  let told = 0;
  let written = 0;
  let preview: Preview | undefined;
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> = Promise.resolve();

  async function write(): Promise<void> {
    timer = null;
    const seen = preview;
    preview = undefined;
    // One that is no image is passed over; the next one may be.
    const shown = seen && (await hashPreview(seen).catch(() => undefined));
    if (told <= written && !shown) return;
    written = told;
    try {
      const values = shown ? { preview: shown } : {};
      const updated = await app.db
        .update(tasks)
        .set({ ...values, progress: sql`greatest(${tasks.progress}, ${written})` })
        .where(
          and(
            eq(tasks.id, claim.id),
            eq(tasks.fence, claim.fence),
            eq(tasks.status, TASK_STATUS.processing),
            shown ? undefined : lt(tasks.progress, written),
          ),
        )
        .returning({ id: tasks.id });
      if (updated.length > 0) await notifyTask(app.db, claim);
    } catch (error) {
      app.log.warn({ err: error, task: claim.id }, 'Progress could not be written');
    }
  }

  return {
    report(progress, seen) {
      told = Math.max(told, Math.min(MOST, Math.floor(progress)));
      // Of several images the first stands for all, as on the card.
      if (seen?.index === 0) preview = seen;
      if (told > written || preview) timer ??= setTimeout(() => (writing = write()), LEAST_MS_BETWEEN);
    },
    async stop() {
      if (timer) clearTimeout(timer);
      await writing;
    },
  };
}

async function hashPreview({ image }: Preview): Promise<string> {
  const sharp = await loadSharp();
  return await hashThumb(sharp(image));
}
