// Follows a person, or no longer; saying it again changes nothing.
import { and, eq } from 'drizzle-orm';
import { fieldWord } from '#contract/field-words.ts';
import { follows } from '#server/database/schema/community.ts';
import type { AppContext } from '#server/app-context.ts';
import { Refusal } from '#server/refusal.ts';
import { countFollows } from './count-people.ts';
import { findPerson } from './find-person.ts';
import { takeBack, recordActivity } from './record-activity.ts';

type Following = { followed: boolean; followers: number };

/** Refuses `user_not_found`, and `bad_parameters` for oneself. */
export async function followPerson(
  { db }: Pick<AppContext, 'db'>,
  followerId: number,
  id: number,
): Promise<Following> {
  refuseOneself(followerId, id);
  return await db.transaction(async (tx) => {
    await findPerson(tx, id);
    const begun = await tx
      .insert(follows)
      .values({ follower_id: followerId, followee_id: id })
      .onConflictDoNothing()
      .returning({ id: follows.followee_id });
    if (begun.length > 0) await recordActivity(tx, { userId: id, kind: 'followed', actorId: followerId });
    return { followed: true, followers: (await countFollows(tx, 'followers', [id])).get(id) ?? 0 };
  });
}

/** Refuses as `followPerson` does. */
export async function unfollowPerson(
  { db }: Pick<AppContext, 'db'>,
  followerId: number,
  id: number,
): Promise<Following> {
  refuseOneself(followerId, id);
  return await db.transaction(async (tx) => {
    await findPerson(tx, id);
    const ended = await tx
      .delete(follows)
      .where(and(eq(follows.follower_id, followerId), eq(follows.followee_id, id)))
      .returning({ id: follows.followee_id });
    if (ended.length > 0) await takeBack(tx, { userId: id, kind: 'followed', actorId: followerId });
    return { followed: false, followers: (await countFollows(tx, 'followers', [id])).get(id) ?? 0 };
  });
}

function refuseOneself(followerId: number, id: number): void {
  if (followerId === id) throw new Refusal('bad_parameters', { fields: { id: fieldWord('not_oneself') } });
}
