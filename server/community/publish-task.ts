// Shows an own work, or some of its images, to everybody, with or without its prompt, or takes it back at once.
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ParsedInputOf } from '#contract/endpoint.ts';
import type { publishTask as publishEndpoint } from '#contract/community.ts';
import { fieldWord } from '#contract/field-words.ts';
import { TASK_STATUS, type Task } from '#contract/task.ts';
import type { SessionUser } from '#server/session-user.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import type { AppContext } from '#server/app-context.ts';
import { refuseBlockedTexts } from '#server/moderation/refuse-blocked-texts.ts';
import { Refusal } from '#server/refusal.ts';
import { describeKept, markImages } from '#server/task/mark-images.ts';
import { presentTasks } from '#server/task/present-task.ts';
import type { Language } from '#texts/words.ts';

type Asked = ParsedInputOf<typeof publishEndpoint>;

/**
 * A work keeps the date of its first publishing: taking it back and showing it again moves it to no top, nor does showing
 * another image of it. Refuses `asset_not_found`, for images that are not there like for the work, and `bad_parameters`
 * for what is not finished or was taken down.
 */
export async function publishTask(
  app: Pick<AppContext, 'config' | 'db' | 'moderation'>,
  user: Pick<SessionUser, 'id'>,
  asked: Asked,
  language: Language,
): Promise<Task> {
  if (asked.public) await refuseInAdvance(app, user, asked);
  const changed = await app.db.transaction(async (tx) => {
    // Locked: an admin may be taking it down at this moment.
    const [work] = await tx.select().from(tasks).where(isOwnWork(user.id, asked.id)).for('no key update');
    if (!work) throw new Refusal('asset_not_found');
    if (asked.public) refuseToShow(work);
    const isPublic = await markImages(tx, work, 'public', { isOn: asked.public, images: asked.images });
    const { ratio } = (await describeKept(tx, { ...work, public: isPublic })) ?? work;
    return await tx
      .update(tasks)
      .set({
        public: isPublic,
        ratio,
        show_prompt: asked.show_prompt ?? work.show_prompt,
        ...(asked.public ? { published_at: sql`coalesce(${tasks.published_at}, now())` } : {}),
      })
      .where(eq(tasks.id, work.id))
      .returning();
  });
  const [task] = await presentTasks(app, changed, language);
  if (!task) throw new Error('the work was not changed');
  return task;
}

/**
 * Rules may have become stricter since it was made, and all its words are shown or found by. They are asked only about
 * a work that could be shown.
 */
async function refuseInAdvance(
  app: Pick<AppContext, 'db' | 'moderation'>,
  user: Pick<SessionUser, 'id'>,
  { id }: Asked,
): Promise<void> {
  const [work] = await app.db.select().from(tasks).where(isOwnWork(user.id, id));
  if (!work) throw new Refusal('asset_not_found');
  refuseToShow(work);
  await refuseBlockedTexts(app, work.params, 'id');
}

function isOwnWork(userId: number, id: string) {
  return and(eq(tasks.id, Number(id)), eq(tasks.user_id, userId), isNull(tasks.deleted_at));
}

function refuseToShow(work: Pick<typeof tasks.$inferSelect, 'status' | 'hidden_at'>): void {
  if (work.status !== TASK_STATUS.completed) throw refusal('id', fieldWord('only_completed'));
  if (work.hidden_at !== null) throw refusal('id', fieldWord('taken_down'));
}

function refusal(field: string, word: string): Refusal {
  return new Refusal('bad_parameters', { fields: { [field]: word } });
}
