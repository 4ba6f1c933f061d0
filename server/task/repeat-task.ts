// Makes a task once more, as a new one of today.
import { and, eq } from 'drizzle-orm';
import { fieldWord } from '#contract/field-words.ts';
import type { Posted } from '#contract/task.ts';
import type { AppContext } from '#server/app-context.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { Refusal } from '#server/refusal.ts';
import type { Language } from '#texts/words.ts';
import { findContract } from '#tools/find-contract.ts';
import { renewParams } from '#tools/renew-params.ts';
import { createTask, findReplay } from './create-task.ts';

type Repeat = { id: string; clientToken?: string | undefined; language: Language };

/**
 * The same parameters but for the seed: the same words once more are meant to give another image. A click that was
 * answered before is answered the same, whatever has become of the task since. Refuses with asset_not_found, with
 * bad_parameters for parameters that no call takes today, and as `createTask` does.
 */
export async function repeatTask(
  app: Pick<AppContext, 'config' | 'db' | 'jobs' | 'moderation' | 'storage'>,
  userId: number,
  { id, clientToken, language }: Repeat,
): Promise<Posted> {
  const [task] = await app.db
    .select({
      type: tasks.type,
      params: tasks.params,
      remixOf: tasks.remix_of,
      deletedAt: tasks.deleted_at,
    })
    .from(tasks)
    .where(and(eq(tasks.id, Number(id)), eq(tasks.user_id, userId)));
  if (!task) throw new Refusal('asset_not_found');
  const { seed: _, ...asked } = task.params;
  const params = renewParams(findContract(task.type).contract, asked);
  if (!params) throw new Refusal('bad_parameters', { fields: { id: fieldWord('not_again') } });
  const remixOf = task.remixOf === null ? undefined : String(task.remixOf);
  const order = { type: task.type, params, repeatOf: Number(id), clientToken, remixOf, language };
  const answered = await findReplay(app.db, userId, order);
  if (answered) return answered;
  if (task.deletedAt) throw new Refusal('asset_not_found');
  return await createTask(app, userId, order);
}
