// The public card of a user.
import type { OutputOf } from '#contract/endpoint.ts';
import type { userInfo } from '#contract/account.ts';
import { countPeople } from '#server/community/count-people.ts';
import { findPerson } from '#server/community/find-person.ts';
import { listFollowed } from '#server/task/list-followed.ts';
import type { AppContext } from '#server/app-context.ts';
import { isVip, presentHeadImg } from '#server/media/present-head-img.ts';

/**
 * `works` counts what the reader may see: all finished works on one's own card, the public ones on another's.
 * Refuses `user_not_found`, for those who are hidden too.
 */
export async function readUserInfo(
  { db, config }: AppContext,
  readerId: number,
  userId: number,
): Promise<OutputOf<typeof userInfo>> {
  const user = await findPerson(db, userId);
  const counted = (await countPeople(db, readerId, [userId])).get(userId);
  const followed = await listFollowed(db, readerId, [userId]);
  return {
    id: String(user.id),
    name: user.name,
    head_img: presentHeadImg(config, user),
    bio: user.bio,
    is_vip: isVip(user),
    works: counted?.works ?? 0,
    followers: counted?.followers ?? 0,
    following: counted?.following ?? 0,
    followed: followed.has(userId),
  };
}
