// Shows an own work to everybody, with or without its prompt, or takes it back at once.
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ParsedInputOf } from '#contract/endpoint.ts';
import type { publishTask as publishEndpoint } from '#contract/community.ts';
import { fieldWord } from '#contract/field-words.ts';
import { type PlanId, PLANS } from '#contract/limits.ts';
import type { Task } from '#contract/task.ts';
import type { SessionUser } from '#server/session-user.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import type { AppContext } from '#server/app-context.ts';
import { refuseBlockedTexts } from '#server/moderation/refuse-blocked-texts.ts';
import { Refusal } from '#server/refusal.ts';
import { presentTasks } from '#server/task/present-task.ts';
import en from '#texts/en/server/publishing.json' with { type: 'json' };
import zh from '#texts/zh/server/publishing.json' with { type: 'json' };
import { type Language, pairTexts } from '#texts/words.ts';

const WORDS = pairTexts(en, zh);

type Asked = ParsedInputOf<typeof publishEndpoint>;

/**
 * A work keeps the date of its first publishing: taking it back and showing it again moves it to no top. Refuses
 * `asset_not_found`, and `bad_parameters` for what is not finished, was taken down, or needs another plan.
 */
export async function publishTask(
  app: Pick<AppContext, 'config' | 'db' | 'moderation'>,
  user: Pick<SessionUser, 'id' | 'plan'>,
  asked: Asked,
  language: Language,
): Promise<Task> {
  if (asked.public) await refuseInAdvance(app, user, asked);
  const changed = await app.db.transaction(async (tx) => {
    // Locked: an admin may be taking it down at this moment.
    const [work] = await tx.select().from(tasks).where(isOwnWork(user.id, asked.id)).for('no key update');
    if (!work) throw new Refusal('asset_not_found');
    const showPrompt = asked.show_prompt ?? work.show_prompt;
    if (asked.public) refuseToShow(work, showPrompt, user.plan);
    return await tx
      .update(tasks)
      .set({
        public: asked.public,
        show_prompt: showPrompt,
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
  user: Pick<SessionUser, 'id' | 'plan'>,
  { id, show_prompt: showPrompt }: Asked,
): Promise<void> {
  const [work] = await app.db.select().from(tasks).where(isOwnWork(user.id, id));
  if (!work) throw new Refusal('asset_not_found');
  refuseToShow(work, showPrompt ?? work.show_prompt, user.plan);
  await refuseBlockedTexts(app, work.params, 'id');
}

function isOwnWork(userId: number, id: string) {
  return and(eq(tasks.id, Number(id)), eq(tasks.user_id, userId), isNull(tasks.deleted_at));
}

function refuseToShow(
  work: Pick<typeof tasks.$inferSelect, 'status' | 'hidden_at'>,
  showPrompt: boolean,
  plan: PlanId,
): void {
  if (work.status !== 2) throw refusal('id', fieldWord('only_completed'));
  if (work.hidden_at !== null) throw refusal('id', fieldWord('taken_down'));
  if (!showPrompt && !PLANS[plan].perks.includes('hide_prompt')) {
    throw refusal('show_prompt', fieldWord('plan_needed', { x: WORDS.hiding_prompt, plan: PLANS.pro.name }));
  }
}

function refusal(field: string, word: string): Refusal {
  return new Refusal('bad_parameters', { fields: { [field]: word } });
}
