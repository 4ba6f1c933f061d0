// Finds people by their names.
import { and, desc, sql } from 'drizzle-orm';
import { type Profile, SEARCH_MOST_PEOPLE } from '#contract/people.ts';
import { limitSearch } from '#server/database/limit-statement.ts';
import { follows } from '#server/database/schema/community.ts';
import { users } from '#server/database/schema/users.ts';
import type { House } from '#server/house.ts';
import { matchText } from '#server/task/match-text.ts';
import { isFound } from '#server/task/is-shown.ts';
import { presentProfiles } from './read-profile.ts';

/** At most ten, the most followed first; of those alike the one who was here first. */
export async function searchPeople(
  house: Pick<House, 'config' | 'db'>,
  readerId: number,
  words: string,
): Promise<Profile[]> {
  const followers = sql`(select count(*) from ${follows} where ${follows.followee_id} = ${users.id})`;
  const found = await limitSearch(house.db, words, (db) =>
    db
      .select()
      .from(users)
      .where(and(isFound, matchText(words, [users.name])))
      .orderBy(desc(followers), users.id)
      .limit(SEARCH_MOST_PEOPLE),
  );
  return await presentProfiles(house, readerId, found);
}
