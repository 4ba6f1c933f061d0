// Judges what an engine made, before anybody sees it.
import type { RuleClass } from '#contract/community.ts';
import { blocked_tries } from '#server/database/schema/admin.ts';
import type { AppContext } from '#server/app-context.ts';
import type { MadeFile } from './moderation.ts';

/** The class of the first that may not be shown, or null. It is written down for admins, and is no try of the user. */
export async function judgeResults(
  { db, moderation }: Pick<AppContext, 'db' | 'moderation'>,
  userId: number,
  results: readonly MadeFile[],
): Promise<RuleClass | null> {
  for (const result of results) {
    const reason = await moderation.judge('result', result);
    if (!reason) continue;
    await db.insert(blocked_tries).values({ user_id: userId, stage: 'result', reason });
    return reason;
  }
  return null;
}
