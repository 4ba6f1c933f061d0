// Whom a person follows and who follows them, newest first.
import { and, desc, eq } from 'drizzle-orm';
import type { Page } from '#contract/page.ts';
import type { Profile } from '#contract/people.ts';
import { isOlderThan, microsecondsOf, packCursor } from '#server/database/cursor.ts';
import { follows } from '#server/database/schema/community.ts';
import { users } from '#server/database/schema/users.ts';
import { type AskedPage, countSkipped, shapePage } from '#server/database/shape-page.ts';
import type { AppContext } from '#server/app-context.ts';
import { countFollows } from './count-people.ts';
import { findPerson } from './find-person.ts';
import { isActiveAuthor } from '#server/task/is-visible.ts';
import { presentProfiles } from './read-profile.ts';

export type FollowSide = 'following' | 'followers';

/** Refuses `user_not_found`, and `bad_parameters` for a cursor of another list. */
export async function listFollows(
  app: Pick<AppContext, 'config' | 'db'>,
  readerId: number,
  id: number,
  side: FollowSide,
  asked: AskedPage,
): Promise<Page<Profile>> {
  const { db } = app;
  await findPerson(db, id);
  const [whose, who] =
    side === 'followers'
      ? [follows.followee_id, follows.follower_id]
      : [follows.follower_id, follows.followee_id];
  const rows = await db
    .select({ person: users, since: microsecondsOf(follows.created_at) })
    .from(follows)
    .innerJoin(users, and(eq(users.id, who), isActiveAuthor))
    .where(and(eq(whose, id), isOlderThan(asked.cursor, follows.created_at, who)))
    .orderBy(desc(follows.created_at), desc(who))
    .limit(asked.page_size + 1)
    .offset(countSkipped(asked));
  const shown = rows.slice(0, asked.page_size).map(({ person }) => person);
  const presented = await presentProfiles(app, readerId, shown);
  return shapePage(asked, rows, {
    present: () => presented,
    cursorOf: ({ person, since }) => packCursor([since, person.id]),
    total: (await countFollows(db, side, [id])).get(id) ?? 0,
  });
}
