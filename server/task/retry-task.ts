// Runs a failed task again as a new one, at the normal price.
import { and, eq } from 'drizzle-orm';
import { fieldWord } from '#contract/field-words.ts';
import type { Posted } from '#contract/task.ts';
import { task_inputs } from '#server/database/schema/media.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import type { AppContext } from '#server/app-context.ts';
import { Refusal } from '#server/refusal.ts';
import type { Language } from '#texts/words.ts';
import { createTask, findReplay, type NewTask } from './create-task.ts';
import { findContract } from '#tools/find-contract.ts';

export type Retry = {
  id: string;
  clientToken?: string | undefined;
  language: Language;
  freeOfCharge?: NewTask['freeOfCharge'];
};

/**
 * The same parameters: a fixed seed stays, an open one is drawn anew. A click that was answered before is answered the
 * same, whatever has become of the failed task since. Refuses with asset_not_found, with
 * bad_parameters for a task that has not failed, and as `createTask` does.
 */
export async function retryTask(
  app: Pick<AppContext, 'config' | 'db' | 'jobs' | 'moderation' | 'storage'>,
  userId: number,
  { id, clientToken, language, freeOfCharge }: Retry,
): Promise<Posted> {
  const [failed] = await app.db
    .select({
      id: tasks.id,
      type: tasks.type,
      status: tasks.status,
      params: tasks.params,
      remixOf: tasks.remix_of,
      deletedAt: tasks.deleted_at,
    })
    .from(tasks)
    .where(and(eq(tasks.id, Number(id)), eq(tasks.user_id, userId)));
  if (!failed) throw new Refusal('asset_not_found');
  const { type, params } = failed;
  const remixOf = failed.remixOf === null ? undefined : String(failed.remixOf);
  const asked = { type, params, clientToken, retryOf: failed.id, remixOf, language, freeOfCharge };
  const answered = await findReplay(app.db, userId, asked);
  if (answered) return answered;
  if (failed.deletedAt) throw new Refusal('asset_not_found');
  if (failed.status !== -1) throw new Refusal('bad_parameters', { fields: { id: fieldWord('only_failed') } });
  if (!(await hasItsFiles(app.db, failed.id, failed.type, params))) {
    throw new Refusal('bad_parameters', { fields: { id: fieldWord('file_gone') } });
  }
  return await createTask(app, userId, asked);
}

/** Files go after a while; the row of an input goes with its file. */
async function hasItsFiles(
  db: AppContext['db'],
  taskId: number,
  type: number,
  params: Record<string, unknown>,
): Promise<boolean> {
  const fields = Object.keys(findContract(type).contract.media);
  const wanted = fields.flatMap((field) => params[field] ?? []).length;
  return (await db.$count(task_inputs, eq(task_inputs.task_id, taskId))) === wanted;
}
