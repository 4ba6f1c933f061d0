// What a verb that changes something needs to be called, and what may come of doing it again.
import { eq, sql } from 'drizzle-orm';
import type { Google } from '#server/adapters/google.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import type { MediaLab } from '#server/media/media-lab.ts';
import { Refusal } from '#server/refusal.ts';
import { failTask } from '#server/task/fail-task.ts';
import type { PrepareDownload } from '#server/task/prepare-download.ts';
import { type ClaimedTask } from '#server/worker/run/claim-task.ts';
import { postTask } from '#tests/fakes/admin-app.ts';
import { type TaskApp } from '#tests/fakes/task-app.ts';

/** What the verbs are called with. */
export type VerbContext = TaskApp & {
  google: Google;
  lab: MediaLab;
  prepareDownload: PrepareDownload;
  image: Buffer;
};

export type Verb = {
  name: string;
  /** Makes what the call needs, anew for every loss. Returns the call, and whose rows show what came of it. */
  prepare(app: VerbContext): Promise<{ call(): Promise<unknown>; people: number[] | { email: string } }>;
  /** It may bear the loss, and go on with what comes next. */
  goesOn?: true;
  /** Each try counts, and only so many are let in. */
  isCounted?: true;
  /** How the same call is refused once it was done. */
  isDone?(error: unknown): boolean;
  /** What is done then instead. */
  instead?(app: VerbContext, people: number[] | { email: string }): Promise<unknown>;
};

export const refuses = (name: string) => (error: unknown) =>
  error instanceof Refusal && error.refusal === name;
const input = { prompt: 'a lamp', count: 1, engine: 'pro', negative_prompt: '', style: 'auto' };
const params = { ...input, aspect_ratio: '1:1', resolution: '1K' };
export const order = { type: 1, params, language: 'en' } as const;

/** Not by a claim, which might take another's. */
export async function addClaimed(app: VerbContext, userId: number): Promise<ClaimedTask> {
  const [claimed] = await app.db
    .update(tasks)
    .set({ status: 1, fence: 1, started_at: sql`now()`, lease_until: sql`now() + interval '1 hour'` })
    .where(eq(tasks.id, await postTask(app, userId)))
    .returning();
  if (!claimed) throw new Error('nothing to claim');
  return claimed;
}

export async function addFailed(app: VerbContext, userId: number): Promise<number> {
  const { id } = await addClaimed(app, userId);
  await failTask(app.db, { taskId: id, userId, failure: 'engine_error', from: [1] });
  return id;
}
