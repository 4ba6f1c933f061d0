// Finds people by their names.
import { and, desc, sql } from 'drizzle-orm';
import { type Profile, SEARCH_MOST_PEOPLE } from '#contract/people.ts';
import { limitSearch } from '#server/database/limit-statement.ts';
import { follows } from '#server/database/schema/community.ts';
import { users } from '#server/database/schema/users.ts';
import type { AppContext } from '#server/app-context.ts';
import { matchText } from '#server/task/match-text.ts';
import { isActiveAuthor } from '#server/task/is-visible.ts';
import { presentProfiles } from './read-profile.ts';

/** At most ten, the most followed first; of those alike the one who was here first. */
export async function searchPeople(
  app: Pick<AppContext, 'config' | 'db'>,
  readerId: number,
  words: string,
): Promise<Profile[]> {
  const followers = sql`(select count(*) from ${follows} where ${follows.followee_id} = ${users.id})`;
  const found = await limitSearch(app.db, words, (db) =>
    db
      .select()
      .from(users)
      .where(and(isActiveAuthor, matchText(words, [users.name])))
      .orderBy(desc(followers), users.id)
      .limit(SEARCH_MOST_PEOPLE),
  );
  return await presentProfiles(app, readerId, found);
}
