// The public card of a user.
import { and, count, eq, isNull } from 'drizzle-orm';
import type { OutputOf } from '#contract/endpoint.ts';
import type { userInfo } from '#contract/account.ts';
import { TASK_STATUS } from '#contract/task.ts';
import { tasks, users } from '#server/database/schema.ts';
import type { House } from '#server/house.ts';
import { Refusal } from '#server/refusal.ts';
import { isVip, presentHeadImg } from './present-user.ts';

/**
 * `works` counts what the reader may see: all finished works on one's own card, the public ones on another's.
 * Refuses `user_not_found`, for blocked accounts too.
 */
export async function readUserInfo(
  { db, config }: House,
  readerId: number,
  userId: number,
): Promise<OutputOf<typeof userInfo>> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user || user.state === 'abnormal') throw new Refusal('user_not_found');
  const [counted] = await db
    .select({ works: count() })
    .from(tasks)
    .where(
      and(
        eq(tasks.user_id, userId),
        eq(tasks.status, TASK_STATUS.completed),
        isNull(tasks.deleted_at),
        ...(readerId === userId ? [] : [eq(tasks.public, true)]),
      ),
    );
  return {
    id: String(user.id),
    name: user.name,
    head_img: presentHeadImg(config, user),
    bio: user.bio,
    is_vip: isVip(user),
    works: counted?.works ?? 0,
    // Nobody can be followed yet.
    followers: 0,
    following: 0,
    followed: false,
  };
}
