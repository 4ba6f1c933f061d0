// Runs a failed task again as a new one, at the normal price.
import { and, eq, isNull } from 'drizzle-orm';
import type { Language } from '#contract/errors.ts';
import { fieldWord } from '#contract/field-words.ts';
import type { Posted } from '#contract/task.ts';
import { tasks } from '#server/database/schema.ts';
import type { House } from '#server/house.ts';
import { Refusal } from '#server/refusal.ts';
import { createTask } from './create-task.ts';

export type Retry = { id: string; clientToken?: string | undefined; language: Language };

/**
 * The same parameters: a fixed seed stays, an open one is drawn anew. Refuses with asset_not_found, with
 * bad_parameters for a task that has not failed, and as `createTask` does.
 */
export async function retryTask(
  house: Pick<House, 'config' | 'db' | 'queue'>,
  userId: number,
  { id, clientToken, language }: Retry,
): Promise<Posted> {
  const [failed] = await house.db
    .select({ id: tasks.id, type: tasks.type, status: tasks.status, params: tasks.params })
    .from(tasks)
    .where(and(eq(tasks.id, Number(id)), eq(tasks.user_id, userId), isNull(tasks.deleted_at)));
  if (!failed) throw new Refusal('asset_not_found');
  if (failed.status !== -1) throw new Refusal('bad_parameters', { fields: { id: fieldWord('only_failed') } });
  const { type, params } = failed;
  return await createTask(house, userId, { type, params, clientToken, retryOf: failed.id, language });
}
