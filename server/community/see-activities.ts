// Somebody has looked at what happened: the dot goes out.
import { and, eq, isNull, sql } from 'drizzle-orm';
import { activities } from '#server/database/schema/community.ts';
import type { AppContext } from '#server/app-context.ts';

export async function seeActivities({ db }: Pick<AppContext, 'db'>, userId: number): Promise<void> {
  await db
    .update(activities)
    .set({ read_at: sql`now()` })
    .where(and(eq(activities.user_id, userId), isNull(activities.read_at)));
}
